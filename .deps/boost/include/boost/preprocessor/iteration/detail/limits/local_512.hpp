# /* **************************************************************************
#  *                                                                          *
#  *     (C) Copyright Paul Mensonides 2002.
#  *     Distributed under the Boost Software License, Version 1.0. (See
#  *     accompanying file LICENSE_1_0.txt or copy at
#  *     http://www.boost.org/LICENSE_1_0.txt)
#  *                                                                          *
#  ************************************************************************** */
#
# /* Revised by Edward Diener (2020) */
#
# /* See http://www.boost.org for most recent version. */
#
#    if BOOST_PP_LOCAL_C(257)
        BOOST_PP_LOCAL_MACRO(257)
#    endif
#    if BOOST_PP_LOCAL_C(258)
        BOOST_PP_LOCAL_MACRO(258)
#    endif
#    if BOOST_PP_LOCAL_C(259)
        BOOST_PP_LOCAL_MACRO(259)
#    endif
#    if BOOST_PP_LOCAL_C(260)
        BOOST_PP_LOCAL_MACRO(260)
#    endif
#    if BOOST_PP_LOCAL_C(261)
        BOOST_PP_LOCAL_MACRO(261)
#    endif
#    if BOOST_PP_LOCAL_C(262)
        BOOST_PP_LOCAL_MACRO(262)
#    endif
#    if BOOST_PP_LOCAL_C(263)
        BOOST_PP_LOCAL_MACRO(263)
#    endif
#    if BOOST_PP_LOCAL_C(264)
        BOOST_PP_LOCAL_MACRO(264)
#    endif
#    if BOOST_PP_LOCAL_C(265)
        BOOST_PP_LOCAL_MACRO(265)
#    endif
#    if BOOST_PP_LOCAL_C(266)
        BOOST_PP_LOCAL_MACRO(266)
#    endif
#    if BOOST_PP_LOCAL_C(267)
        BOOST_PP_LOCAL_MACRO(267)
#    endif
#    if BOOST_PP_LOCAL_C(268)
        BOOST_PP_LOCAL_MACRO(268)
#    endif
#    if BOOST_PP_LOCAL_C(269)
        BOOST_PP_LOCAL_MACRO(269)
#    endif
#    if BOOST_PP_LOCAL_C(270)
        BOOST_PP_LOCAL_MACRO(270)
#    endif
#    if BOOST_PP_LOCAL_C(271)
        BOOST_PP_LOCAL_MACRO(271)
#    endif
#    if BOOST_PP_LOCAL_C(272)
        BOOST_PP_LOCAL_MACRO(272)
#    endif
#    if BOOST_PP_LOCAL_C(273)
        BOOST_PP_LOCAL_MACRO(273)
#    endif
#    if BOOST_PP_LOCAL_C(274)
        BOOST_PP_LOCAL_MACRO(274)
#    endif
#    if BOOST_PP_LOCAL_C(275)
        BOOST_PP_LOCAL_MACRO(275)
#    endif
#    if BOOST_PP_LOCAL_C(276)
        BOOST_PP_LOCAL_MACRO(276)
#    endif
#    if BOOST_PP_LOCAL_C(277)
        BOOST_PP_LOCAL_MACRO(277)
#    endif
#    if BOOST_PP_LOCAL_C(278)
        BOOST_PP_LOCAL_MACRO(278)
#    endif
#    if BOOST_PP_LOCAL_C(279)
        BOOST_PP_LOCAL_MACRO(279)
#    endif
#    if BOOST_PP_LOCAL_C(280)
        BOOST_PP_LOCAL_MACRO(280)
#    endif
#    if BOOST_PP_LOCAL_C(281)
        BOOST_PP_LOCAL_MACRO(281)
#    endif
#    if BOOST_PP_LOCAL_C(282)
        BOOST_PP_LOCAL_MACRO(282)
#    endif
#    if BOOST_PP_LOCAL_C(283)
        BOOST_PP_LOCAL_MACRO(283)
#    endif
#    if BOOST_PP_LOCAL_C(284)
        BOOST_PP_LOCAL_MACRO(284)
#    endif
#    if BOOST_PP_LOCAL_C(285)
        BOOST_PP_LOCAL_MACRO(285)
#    endif
#    if BOOST_PP_LOCAL_C(286)
        BOOST_PP_LOCAL_MACRO(286)
#    endif
#    if BOOST_PP_LOCAL_C(287)
        BOOST_PP_LOCAL_MACRO(287)
#    endif
#    if BOOST_PP_LOCAL_C(288)
        BOOST_PP_LOCAL_MACRO(288)
#    endif
#    if BOOST_PP_LOCAL_C(289)
        BOOST_PP_LOCAL_MACRO(289)
#    endif
#    if BOOST_PP_LOCAL_C(290)
        BOOST_PP_LOCAL_MACRO(290)
#    endif
#    if BOOST_PP_LOCAL_C(291)
        BOOST_PP_LOCAL_MACRO(291)
#    endif
#    if BOOST_PP_LOCAL_C(292)
        BOOST_PP_LOCAL_MACRO(292)
#    endif
#    if BOOST_PP_LOCAL_C(293)
        BOOST_PP_LOCAL_MACRO(293)
#    endif
#    if BOOST_PP_LOCAL_C(294)
        BOOST_PP_LOCAL_MACRO(294)
#    endif
#    if BOOST_PP_LOCAL_C(295)
        BOOST_PP_LOCAL_MACRO(295)
#    endif
#    if BOOST_PP_LOCAL_C(296)
        BOOST_PP_LOCAL_MACRO(296)
#    endif
#    if BOOST_PP_LOCAL_C(297)
        BOOST_PP_LOCAL_MACRO(297)
#    endif
#    if BOOST_PP_LOCAL_C(298)
        BOOST_PP_LOCAL_MACRO(298)
#    endif
#    if BOOST_PP_LOCAL_C(299)
        BOOST_PP_LOCAL_MACRO(299)
#    endif
#    if BOOST_PP_LOCAL_C(300)
        BOOST_PP_LOCAL_MACRO(300)
#    endif
#    if BOOST_PP_LOCAL_C(301)
        BOOST_PP_LOCAL_MACRO(301)
#    endif
#    if BOOST_PP_LOCAL_C(302)
        BOOST_PP_LOCAL_MACRO(302)
#    endif
#    if BOOST_PP_LOCAL_C(303)
        BOOST_PP_LOCAL_MACRO(303)
#    endif
#    if BOOST_PP_LOCAL_C(304)
        BOOST_PP_LOCAL_MACRO(304)
#    endif
#    if BOOST_PP_LOCAL_C(305)
        BOOST_PP_LOCAL_MACRO(305)
#    endif
#    if BOOST_PP_LOCAL_C(306)
        BOOST_PP_LOCAL_MACRO(306)
#    endif
#    if BOOST_PP_LOCAL_C(307)
        BOOST_PP_LOCAL_MACRO(307)
#    endif
#    if BOOST_PP_LOCAL_C(308)
        BOOST_PP_LOCAL_MACRO(308)
#    endif
#    if BOOST_PP_LOCAL_C(309)
        BOOST_PP_LOCAL_MACRO(309)
#    endif
#    if BOOST_PP_LOCAL_C(310)
        BOOST_PP_LOCAL_MACRO(310)
#    endif
#    if BOOST_PP_LOCAL_C(311)
        BOOST_PP_LOCAL_MACRO(311)
#    endif
#    if BOOST_PP_LOCAL_C(312)
        BOOST_PP_LOCAL_MACRO(312)
#    endif
#    if BOOST_PP_LOCAL_C(313)
        BOOST_PP_LOCAL_MACRO(313)
#    endif
#    if BOOST_PP_LOCAL_C(314)
        BOOST_PP_LOCAL_MACRO(314)
#    endif
#    if BOOST_PP_LOCAL_C(315)
        BOOST_PP_LOCAL_MACRO(315)
#    endif
#    if BOOST_PP_LOCAL_C(316)
        BOOST_PP_LOCAL_MACRO(316)
#    endif
#    if BOOST_PP_LOCAL_C(317)
        BOOST_PP_LOCAL_MACRO(317)
#    endif
#    if BOOST_PP_LOCAL_C(318)
        BOOST_PP_LOCAL_MACRO(318)
#    endif
#    if BOOST_PP_LOCAL_C(319)
        BOOST_PP_LOCAL_MACRO(319)
#    endif
#    if BOOST_PP_LOCAL_C(320)
        BOOST_PP_LOCAL_MACRO(320)
#    endif
#    if BOOST_PP_LOCAL_C(321)
        BOOST_PP_LOCAL_MACRO(321)
#    endif
#    if BOOST_PP_LOCAL_C(322)
        BOOST_PP_LOCAL_MACRO(322)
#    endif
#    if BOOST_PP_LOCAL_C(323)
        BOOST_PP_LOCAL_MACRO(323)
#    endif
#    if BOOST_PP_LOCAL_C(324)
        BOOST_PP_LOCAL_MACRO(324)
#    endif
#    if BOOST_PP_LOCAL_C(325)
        BOOST_PP_LOCAL_MACRO(325)
#    endif
#    if BOOST_PP_LOCAL_C(326)
        BOOST_PP_LOCAL_MACRO(326)
#    endif
#    if BOOST_PP_LOCAL_C(327)
        BOOST_PP_LOCAL_MACRO(327)
#    endif
#    if BOOST_PP_LOCAL_C(328)
        BOOST_PP_LOCAL_MACRO(328)
#    endif
#    if BOOST_PP_LOCAL_C(329)
        BOOST_PP_LOCAL_MACRO(329)
#    endif
#    if BOOST_PP_LOCAL_C(330)
        BOOST_PP_LOCAL_MACRO(330)
#    endif
#    if BOOST_PP_LOCAL_C(331)
        BOOST_PP_LOCAL_MACRO(331)
#    endif
#    if BOOST_PP_LOCAL_C(332)
        BOOST_PP_LOCAL_MACRO(332)
#    endif
#    if BOOST_PP_LOCAL_C(333)
        BOOST_PP_LOCAL_MACRO(333)
#    endif
#    if BOOST_PP_LOCAL_C(334)
        BOOST_PP_LOCAL_MACRO(334)
#    endif
#    if BOOST_PP_LOCAL_C(335)
        BOOST_PP_LOCAL_MACRO(335)
#    endif
#    if BOOST_PP_LOCAL_C(336)
        BOOST_PP_LOCAL_MACRO(336)
#    endif
#    if BOOST_PP_LOCAL_C(337)
        BOOST_PP_LOCAL_MACRO(337)
#    endif
#    if BOOST_PP_LOCAL_C(338)
        BOOST_PP_LOCAL_MACRO(338)
#    endif
#    if BOOST_PP_LOCAL_C(339)
        BOOST_PP_LOCAL_MACRO(339)
#    endif
#    if BOOST_PP_LOCAL_C(340)
        BOOST_PP_LOCAL_MACRO(340)
#    endif
#    if BOOST_PP_LOCAL_C(341)
        BOOST_PP_LOCAL_MACRO(341)
#    endif
#    if BOOST_PP_LOCAL_C(342)
        BOOST_PP_LOCAL_MACRO(342)
#    endif
#    if BOOST_PP_LOCAL_C(343)
        BOOST_PP_LOCAL_MACRO(343)
#    endif
#    if BOOST_PP_LOCAL_C(344)
        BOOST_PP_LOCAL_MACRO(344)
#    endif
#    if BOOST_PP_LOCAL_C(345)
        BOOST_PP_LOCAL_MACRO(345)
#    endif
#    if BOOST_PP_LOCAL_C(346)
        BOOST_PP_LOCAL_MACRO(346)
#    endif
#    if BOOST_PP_LOCAL_C(347)
        BOOST_PP_LOCAL_MACRO(347)
#    endif
#    if BOOST_PP_LOCAL_C(348)
        BOOST_PP_LOCAL_MACRO(348)
#    endif
#    if BOOST_PP_LOCAL_C(349)
        BOOST_PP_LOCAL_MACRO(349)
#    endif
#    if BOOST_PP_LOCAL_C(350)
        BOOST_PP_LOCAL_MACRO(350)
#    endif
#    if BOOST_PP_LOCAL_C(351)
        BOOST_PP_LOCAL_MACRO(351)
#    endif
#    if BOOST_PP_LOCAL_C(352)
        BOOST_PP_LOCAL_MACRO(352)
#    endif
#    if BOOST_PP_LOCAL_C(353)
        BOOST_PP_LOCAL_MACRO(353)
#    endif
#    if BOOST_PP_LOCAL_C(354)
        BOOST_PP_LOCAL_MACRO(354)
#    endif
#    if BOOST_PP_LOCAL_C(355)
        BOOST_PP_LOCAL_MACRO(355)
#    endif
#    if BOOST_PP_LOCAL_C(356)
        BOOST_PP_LOCAL_MACRO(356)
#    endif
#    if BOOST_PP_LOCAL_C(357)
        BOOST_PP_LOCAL_MACRO(357)
#    endif
#    if BOOST_PP_LOCAL_C(358)
        BOOST_PP_LOCAL_MACRO(358)
#    endif
#    if BOOST_PP_LOCAL_C(359)
        BOOST_PP_LOCAL_MACRO(359)
#    endif
#    if BOOST_PP_LOCAL_C(360)
        BOOST_PP_LOCAL_MACRO(360)
#    endif
#    if BOOST_PP_LOCAL_C(361)
        BOOST_PP_LOCAL_MACRO(361)
#    endif
#    if BOOST_PP_LOCAL_C(362)
        BOOST_PP_LOCAL_MACRO(362)
#    endif
#    if BOOST_PP_LOCAL_C(363)
        BOOST_PP_LOCAL_MACRO(363)
#    endif
#    if BOOST_PP_LOCAL_C(364)
        BOOST_PP_LOCAL_MACRO(364)
#    endif
#    if BOOST_PP_LOCAL_C(365)
        BOOST_PP_LOCAL_MACRO(365)
#    endif
#    if BOOST_PP_LOCAL_C(366)
        BOOST_PP_LOCAL_MACRO(366)
#    endif
#    if BOOST_PP_LOCAL_C(367)
        BOOST_PP_LOCAL_MACRO(367)
#    endif
#    if BOOST_PP_LOCAL_C(368)
        BOOST_PP_LOCAL_MACRO(368)
#    endif
#    if BOOST_PP_LOCAL_C(369)
        BOOST_PP_LOCAL_MACRO(369)
#    endif
#    if BOOST_PP_LOCAL_C(370)
        BOOST_PP_LOCAL_MACRO(370)
#    endif
#    if BOOST_PP_LOCAL_C(371)
        BOOST_PP_LOCAL_MACRO(371)
#    endif
#    if BOOST_PP_LOCAL_C(372)
        BOOST_PP_LOCAL_MACRO(372)
#    endif
#    if BOOST_PP_LOCAL_C(373)
        BOOST_PP_LOCAL_MACRO(373)
#    endif
#    if BOOST_PP_LOCAL_C(374)
        BOOST_PP_LOCAL_MACRO(374)
#    endif
#    if BOOST_PP_LOCAL_C(375)
        BOOST_PP_LOCAL_MACRO(375)
#    endif
#    if BOOST_PP_LOCAL_C(376)
        BOOST_PP_LOCAL_MACRO(376)
#    endif
#    if BOOST_PP_LOCAL_C(377)
        BOOST_PP_LOCAL_MACRO(377)
#    endif
#    if BOOST_PP_LOCAL_C(378)
        BOOST_PP_LOCAL_MACRO(378)
#    endif
#    if BOOST_PP_LOCAL_C(379)
        BOOST_PP_LOCAL_MACRO(379)
#    endif
#    if BOOST_PP_LOCAL_C(380)
        BOOST_PP_LOCAL_MACRO(380)
#    endif
#    if BOOST_PP_LOCAL_C(381)
        BOOST_PP_LOCAL_MACRO(381)
#    endif
#    if BOOST_PP_LOCAL_C(382)
        BOOST_PP_LOCAL_MACRO(382)
#    endif
#    if BOOST_PP_LOCAL_C(383)
        BOOST_PP_LOCAL_MACRO(383)
#    endif
#    if BOOST_PP_LOCAL_C(384)
        BOOST_PP_LOCAL_MACRO(384)
#    endif
#    if BOOST_PP_LOCAL_C(385)
        BOOST_PP_LOCAL_MACRO(385)
#    endif
#    if BOOST_PP_LOCAL_C(386)
        BOOST_PP_LOCAL_MACRO(386)
#    endif
#    if BOOST_PP_LOCAL_C(387)
        BOOST_PP_LOCAL_MACRO(387)
#    endif
#    if BOOST_PP_LOCAL_C(388)
        BOOST_PP_LOCAL_MACRO(388)
#    endif
#    if BOOST_PP_LOCAL_C(389)
        BOOST_PP_LOCAL_MACRO(389)
#    endif
#    if BOOST_PP_LOCAL_C(390)
        BOOST_PP_LOCAL_MACRO(390)
#    endif
#    if BOOST_PP_LOCAL_C(391)
        BOOST_PP_LOCAL_MACRO(391)
#    endif
#    if BOOST_PP_LOCAL_C(392)
        BOOST_PP_LOCAL_MACRO(392)
#    endif
#    if BOOST_PP_LOCAL_C(393)
        BOOST_PP_LOCAL_MACRO(393)
#    endif
#    if BOOST_PP_LOCAL_C(394)
        BOOST_PP_LOCAL_MACRO(394)
#    endif
#    if BOOST_PP_LOCAL_C(395)
        BOOST_PP_LOCAL_MACRO(395)
#    endif
#    if BOOST_PP_LOCAL_C(396)
        BOOST_PP_LOCAL_MACRO(396)
#    endif
#    if BOOST_PP_LOCAL_C(397)
        BOOST_PP_LOCAL_MACRO(397)
#    endif
#    if BOOST_PP_LOCAL_C(398)
        BOOST_PP_LOCAL_MACRO(398)
#    endif
#    if BOOST_PP_LOCAL_C(399)
        BOOST_PP_LOCAL_MACRO(399)
#    endif
#    if BOOST_PP_LOCAL_C(400)
        BOOST_PP_LOCAL_MACRO(400)
#    endif
#    if BOOST_PP_LOCAL_C(401)
        BOOST_PP_LOCAL_MACRO(401)
#    endif
#    if BOOST_PP_LOCAL_C(402)
        BOOST_PP_LOCAL_MACRO(402)
#    endif
#    if BOOST_PP_LOCAL_C(403)
        BOOST_PP_LOCAL_MACRO(403)
#    endif
#    if BOOST_PP_LOCAL_C(404)
        BOOST_PP_LOCAL_MACRO(404)
#    endif
#    if BOOST_PP_LOCAL_C(405)
        BOOST_PP_LOCAL_MACRO(405)
#    endif
#    if BOOST_PP_LOCAL_C(406)
        BOOST_PP_LOCAL_MACRO(406)
#    endif
#    if BOOST_PP_LOCAL_C(407)
        BOOST_PP_LOCAL_MACRO(407)
#    endif
#    if BOOST_PP_LOCAL_C(408)
        BOOST_PP_LOCAL_MACRO(408)
#    endif
#    if BOOST_PP_LOCAL_C(409)
        BOOST_PP_LOCAL_MACRO(409)
#    endif
#    if BOOST_PP_LOCAL_C(410)
        BOOST_PP_LOCAL_MACRO(410)
#    endif
#    if BOOST_PP_LOCAL_C(411)
        BOOST_PP_LOCAL_MACRO(411)
#    endif
#    if BOOST_PP_LOCAL_C(412)
        BOOST_PP_LOCAL_MACRO(412)
#    endif
#    if BOOST_PP_LOCAL_C(413)
        BOOST_PP_LOCAL_MACRO(413)
#    endif
#    if BOOST_PP_LOCAL_C(414)
        BOOST_PP_LOCAL_MACRO(414)
#    endif
#    if BOOST_PP_LOCAL_C(415)
        BOOST_PP_LOCAL_MACRO(415)
#    endif
#    if BOOST_PP_LOCAL_C(416)
        BOOST_PP_LOCAL_MACRO(416)
#    endif
#    if BOOST_PP_LOCAL_C(417)
        BOOST_PP_LOCAL_MACRO(417)
#    endif
#    if BOOST_PP_LOCAL_C(418)
        BOOST_PP_LOCAL_MACRO(418)
#    endif
#    if BOOST_PP_LOCAL_C(419)
        BOOST_PP_LOCAL_MACRO(419)
#    endif
#    if BOOST_PP_LOCAL_C(420)
        BOOST_PP_LOCAL_MACRO(420)
#    endif
#    if BOOST_PP_LOCAL_C(421)
        BOOST_PP_LOCAL_MACRO(421)
#    endif
#    if BOOST_PP_LOCAL_C(422)
        BOOST_PP_LOCAL_MACRO(422)
#    endif
#    if BOOST_PP_LOCAL_C(423)
        BOOST_PP_LOCAL_MACRO(423)
#    endif
#    if BOOST_PP_LOCAL_C(424)
        BOOST_PP_LOCAL_MACRO(424)
#    endif
#    if BOOST_PP_LOCAL_C(425)
        BOOST_PP_LOCAL_MACRO(425)
#    endif
#    if BOOST_PP_LOCAL_C(426)
        BOOST_PP_LOCAL_MACRO(426)
#    endif
#    if BOOST_PP_LOCAL_C(427)
        BOOST_PP_LOCAL_MACRO(427)
#    endif
#    if BOOST_PP_LOCAL_C(428)
        BOOST_PP_LOCAL_MACRO(428)
#    endif
#    if BOOST_PP_LOCAL_C(429)
        BOOST_PP_LOCAL_MACRO(429)
#    endif
#    if BOOST_PP_LOCAL_C(430)
        BOOST_PP_LOCAL_MACRO(430)
#    endif
#    if BOOST_PP_LOCAL_C(431)
        BOOST_PP_LOCAL_MACRO(431)
#    endif
#    if BOOST_PP_LOCAL_C(432)
        BOOST_PP_LOCAL_MACRO(432)
#    endif
#    if BOOST_PP_LOCAL_C(433)
        BOOST_PP_LOCAL_MACRO(433)
#    endif
#    if BOOST_PP_LOCAL_C(434)
        BOOST_PP_LOCAL_MACRO(434)
#    endif
#    if BOOST_PP_LOCAL_C(435)
        BOOST_PP_LOCAL_MACRO(435)
#    endif
#    if BOOST_PP_LOCAL_C(436)
        BOOST_PP_LOCAL_MACRO(436)
#    endif
#    if BOOST_PP_LOCAL_C(437)
        BOOST_PP_LOCAL_MACRO(437)
#    endif
#    if BOOST_PP_LOCAL_C(438)
        BOOST_PP_LOCAL_MACRO(438)
#    endif
#    if BOOST_PP_LOCAL_C(439)
        BOOST_PP_LOCAL_MACRO(439)
#    endif
#    if BOOST_PP_LOCAL_C(440)
        BOOST_PP_LOCAL_MACRO(440)
#    endif
#    if BOOST_PP_LOCAL_C(441)
        BOOST_PP_LOCAL_MACRO(441)
#    endif
#    if BOOST_PP_LOCAL_C(442)
        BOOST_PP_LOCAL_MACRO(442)
#    endif
#    if BOOST_PP_LOCAL_C(443)
        BOOST_PP_LOCAL_MACRO(443)
#    endif
#    if BOOST_PP_LOCAL_C(444)
        BOOST_PP_LOCAL_MACRO(444)
#    endif
#    if BOOST_PP_LOCAL_C(445)
        BOOST_PP_LOCAL_MACRO(445)
#    endif
#    if BOOST_PP_LOCAL_C(446)
        BOOST_PP_LOCAL_MACRO(446)
#    endif
#    if BOOST_PP_LOCAL_C(447)
        BOOST_PP_LOCAL_MACRO(447)
#    endif
#    if BOOST_PP_LOCAL_C(448)
        BOOST_PP_LOCAL_MACRO(448)
#    endif
#    if BOOST_PP_LOCAL_C(449)
        BOOST_PP_LOCAL_MACRO(449)
#    endif
#    if BOOST_PP_LOCAL_C(450)
        BOOST_PP_LOCAL_MACRO(450)
#    endif
#    if BOOST_PP_LOCAL_C(451)
        BOOST_PP_LOCAL_MACRO(451)
#    endif
#    if BOOST_PP_LOCAL_C(452)
        BOOST_PP_LOCAL_MACRO(452)
#    endif
#    if BOOST_PP_LOCAL_C(453)
        BOOST_PP_LOCAL_MACRO(453)
#    endif
#    if BOOST_PP_LOCAL_C(454)
        BOOST_PP_LOCAL_MACRO(454)
#    endif
#    if BOOST_PP_LOCAL_C(455)
        BOOST_PP_LOCAL_MACRO(455)
#    endif
#    if BOOST_PP_LOCAL_C(456)
        BOOST_PP_LOCAL_MACRO(456)
#    endif
#    if BOOST_PP_LOCAL_C(457)
        BOOST_PP_LOCAL_MACRO(457)
#    endif
#    if BOOST_PP_LOCAL_C(458)
        BOOST_PP_LOCAL_MACRO(458)
#    endif
#    if BOOST_PP_LOCAL_C(459)
        BOOST_PP_LOCAL_MACRO(459)
#    endif
#    if BOOST_PP_LOCAL_C(460)
        BOOST_PP_LOCAL_MACRO(460)
#    endif
#    if BOOST_PP_LOCAL_C(461)
        BOOST_PP_LOCAL_MACRO(461)
#    endif
#    if BOOST_PP_LOCAL_C(462)
        BOOST_PP_LOCAL_MACRO(462)
#    endif
#    if BOOST_PP_LOCAL_C(463)
        BOOST_PP_LOCAL_MACRO(463)
#    endif
#    if BOOST_PP_LOCAL_C(464)
        BOOST_PP_LOCAL_MACRO(464)
#    endif
#    if BOOST_PP_LOCAL_C(465)
        BOOST_PP_LOCAL_MACRO(465)
#    endif
#    if BOOST_PP_LOCAL_C(466)
        BOOST_PP_LOCAL_MACRO(466)
#    endif
#    if BOOST_PP_LOCAL_C(467)
        BOOST_PP_LOCAL_MACRO(467)
#    endif
#    if BOOST_PP_LOCAL_C(468)
        BOOST_PP_LOCAL_MACRO(468)
#    endif
#    if BOOST_PP_LOCAL_C(469)
        BOOST_PP_LOCAL_MACRO(469)
#    endif
#    if BOOST_PP_LOCAL_C(470)
        BOOST_PP_LOCAL_MACRO(470)
#    endif
#    if BOOST_PP_LOCAL_C(471)
        BOOST_PP_LOCAL_MACRO(471)
#    endif
#    if BOOST_PP_LOCAL_C(472)
        BOOST_PP_LOCAL_MACRO(472)
#    endif
#    if BOOST_PP_LOCAL_C(473)
        BOOST_PP_LOCAL_MACRO(473)
#    endif
#    if BOOST_PP_LOCAL_C(474)
        BOOST_PP_LOCAL_MACRO(474)
#    endif
#    if BOOST_PP_LOCAL_C(475)
        BOOST_PP_LOCAL_MACRO(475)
#    endif
#    if BOOST_PP_LOCAL_C(476)
        BOOST_PP_LOCAL_MACRO(476)
#    endif
#    if BOOST_PP_LOCAL_C(477)
        BOOST_PP_LOCAL_MACRO(477)
#    endif
#    if BOOST_PP_LOCAL_C(478)
        BOOST_PP_LOCAL_MACRO(478)
#    endif
#    if BOOST_PP_LOCAL_C(479)
        BOOST_PP_LOCAL_MACRO(479)
#    endif
#    if BOOST_PP_LOCAL_C(480)
        BOOST_PP_LOCAL_MACRO(480)
#    endif
#    if BOOST_PP_LOCAL_C(481)
        BOOST_PP_LOCAL_MACRO(481)
#    endif
#    if BOOST_PP_LOCAL_C(482)
        BOOST_PP_LOCAL_MACRO(482)
#    endif
#    if BOOST_PP_LOCAL_C(483)
        BOOST_PP_LOCAL_MACRO(483)
#    endif
#    if BOOST_PP_LOCAL_C(484)
        BOOST_PP_LOCAL_MACRO(484)
#    endif
#    if BOOST_PP_LOCAL_C(485)
        BOOST_PP_LOCAL_MACRO(485)
#    endif
#    if BOOST_PP_LOCAL_C(486)
        BOOST_PP_LOCAL_MACRO(486)
#    endif
#    if BOOST_PP_LOCAL_C(487)
        BOOST_PP_LOCAL_MACRO(487)
#    endif
#    if BOOST_PP_LOCAL_C(488)
        BOOST_PP_LOCAL_MACRO(488)
#    endif
#    if BOOST_PP_LOCAL_C(489)
        BOOST_PP_LOCAL_MACRO(489)
#    endif
#    if BOOST_PP_LOCAL_C(490)
        BOOST_PP_LOCAL_MACRO(490)
#    endif
#    if BOOST_PP_LOCAL_C(491)
        BOOST_PP_LOCAL_MACRO(491)
#    endif
#    if BOOST_PP_LOCAL_C(492)
        BOOST_PP_LOCAL_MACRO(492)
#    endif
#    if BOOST_PP_LOCAL_C(493)
        BOOST_PP_LOCAL_MACRO(493)
#    endif
#    if BOOST_PP_LOCAL_C(494)
        BOOST_PP_LOCAL_MACRO(494)
#    endif
#    if BOOST_PP_LOCAL_C(495)
        BOOST_PP_LOCAL_MACRO(495)
#    endif
#    if BOOST_PP_LOCAL_C(496)
        BOOST_PP_LOCAL_MACRO(496)
#    endif
#    if BOOST_PP_LOCAL_C(497)
        BOOST_PP_LOCAL_MACRO(497)
#    endif
#    if BOOST_PP_LOCAL_C(498)
        BOOST_PP_LOCAL_MACRO(498)
#    endif
#    if BOOST_PP_LOCAL_C(499)
        BOOST_PP_LOCAL_MACRO(499)
#    endif
#    if BOOST_PP_LOCAL_C(500)
        BOOST_PP_LOCAL_MACRO(500)
#    endif
#    if BOOST_PP_LOCAL_C(501)
        BOOST_PP_LOCAL_MACRO(501)
#    endif
#    if BOOST_PP_LOCAL_C(502)
        BOOST_PP_LOCAL_MACRO(502)
#    endif
#    if BOOST_PP_LOCAL_C(503)
        BOOST_PP_LOCAL_MACRO(503)
#    endif
#    if BOOST_PP_LOCAL_C(504)
        BOOST_PP_LOCAL_MACRO(504)
#    endif
#    if BOOST_PP_LOCAL_C(505)
        BOOST_PP_LOCAL_MACRO(505)
#    endif
#    if BOOST_PP_LOCAL_C(506)
        BOOST_PP_LOCAL_MACRO(506)
#    endif
#    if BOOST_PP_LOCAL_C(507)
        BOOST_PP_LOCAL_MACRO(507)
#    endif
#    if BOOST_PP_LOCAL_C(508)
        BOOST_PP_LOCAL_MACRO(508)
#    endif
#    if BOOST_PP_LOCAL_C(509)
        BOOST_PP_LOCAL_MACRO(509)
#    endif
#    if BOOST_PP_LOCAL_C(510)
        BOOST_PP_LOCAL_MACRO(510)
#    endif
#    if BOOST_PP_LOCAL_C(511)
        BOOST_PP_LOCAL_MACRO(511)
#    endif
#    if BOOST_PP_LOCAL_C(512)
        BOOST_PP_LOCAL_MACRO(512)
#    endif
