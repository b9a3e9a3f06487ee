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
#    if BOOST_PP_LOCAL_C(513)
        BOOST_PP_LOCAL_MACRO(513)
#    endif
#    if BOOST_PP_LOCAL_C(514)
        BOOST_PP_LOCAL_MACRO(514)
#    endif
#    if BOOST_PP_LOCAL_C(515)
        BOOST_PP_LOCAL_MACRO(515)
#    endif
#    if BOOST_PP_LOCAL_C(516)
        BOOST_PP_LOCAL_MACRO(516)
#    endif
#    if BOOST_PP_LOCAL_C(517)
        BOOST_PP_LOCAL_MACRO(517)
#    endif
#    if BOOST_PP_LOCAL_C(518)
        BOOST_PP_LOCAL_MACRO(518)
#    endif
#    if BOOST_PP_LOCAL_C(519)
        BOOST_PP_LOCAL_MACRO(519)
#    endif
#    if BOOST_PP_LOCAL_C(520)
        BOOST_PP_LOCAL_MACRO(520)
#    endif
#    if BOOST_PP_LOCAL_C(521)
        BOOST_PP_LOCAL_MACRO(521)
#    endif
#    if BOOST_PP_LOCAL_C(522)
        BOOST_PP_LOCAL_MACRO(522)
#    endif
#    if BOOST_PP_LOCAL_C(523)
        BOOST_PP_LOCAL_MACRO(523)
#    endif
#    if BOOST_PP_LOCAL_C(524)
        BOOST_PP_LOCAL_MACRO(524)
#    endif
#    if BOOST_PP_LOCAL_C(525)
        BOOST_PP_LOCAL_MACRO(525)
#    endif
#    if BOOST_PP_LOCAL_C(526)
        BOOST_PP_LOCAL_MACRO(526)
#    endif
#    if BOOST_PP_LOCAL_C(527)
        BOOST_PP_LOCAL_MACRO(527)
#    endif
#    if BOOST_PP_LOCAL_C(528)
        BOOST_PP_LOCAL_MACRO(528)
#    endif
#    if BOOST_PP_LOCAL_C(529)
        BOOST_PP_LOCAL_MACRO(529)
#    endif
#    if BOOST_PP_LOCAL_C(530)
        BOOST_PP_LOCAL_MACRO(530)
#    endif
#    if BOOST_PP_LOCAL_C(531)
        BOOST_PP_LOCAL_MACRO(531)
#    endif
#    if BOOST_PP_LOCAL_C(532)
        BOOST_PP_LOCAL_MACRO(532)
#    endif
#    if BOOST_PP_LOCAL_C(533)
        BOOST_PP_LOCAL_MACRO(533)
#    endif
#    if BOOST_PP_LOCAL_C(534)
        BOOST_PP_LOCAL_MACRO(534)
#    endif
#    if BOOST_PP_LOCAL_C(535)
        BOOST_PP_LOCAL_MACRO(535)
#    endif
#    if BOOST_PP_LOCAL_C(536)
        BOOST_PP_LOCAL_MACRO(536)
#    endif
#    if BOOST_PP_LOCAL_C(537)
        BOOST_PP_LOCAL_MACRO(537)
#    endif
#    if BOOST_PP_LOCAL_C(538)
        BOOST_PP_LOCAL_MACRO(538)
#    endif
#    if BOOST_PP_LOCAL_C(539)
        BOOST_PP_LOCAL_MACRO(539)
#    endif
#    if BOOST_PP_LOCAL_C(540)
        BOOST_PP_LOCAL_MACRO(540)
#    endif
#    if BOOST_PP_LOCAL_C(541)
        BOOST_PP_LOCAL_MACRO(541)
#    endif
#    if BOOST_PP_LOCAL_C(542)
        BOOST_PP_LOCAL_MACRO(542)
#    endif
#    if BOOST_PP_LOCAL_C(543)
        BOOST_PP_LOCAL_MACRO(543)
#    endif
#    if BOOST_PP_LOCAL_C(544)
        BOOST_PP_LOCAL_MACRO(544)
#    endif
#    if BOOST_PP_LOCAL_C(545)
        BOOST_PP_LOCAL_MACRO(545)
#    endif
#    if BOOST_PP_LOCAL_C(546)
        BOOST_PP_LOCAL_MACRO(546)
#    endif
#    if BOOST_PP_LOCAL_C(547)
        BOOST_PP_LOCAL_MACRO(547)
#    endif
#    if BOOST_PP_LOCAL_C(548)
        BOOST_PP_LOCAL_MACRO(548)
#    endif
#    if BOOST_PP_LOCAL_C(549)
        BOOST_PP_LOCAL_MACRO(549)
#    endif
#    if BOOST_PP_LOCAL_C(550)
        BOOST_PP_LOCAL_MACRO(550)
#    endif
#    if BOOST_PP_LOCAL_C(551)
        BOOST_PP_LOCAL_MACRO(551)
#    endif
#    if BOOST_PP_LOCAL_C(552)
        BOOST_PP_LOCAL_MACRO(552)
#    endif
#    if BOOST_PP_LOCAL_C(553)
        BOOST_PP_LOCAL_MACRO(553)
#    endif
#    if BOOST_PP_LOCAL_C(554)
        BOOST_PP_LOCAL_MACRO(554)
#    endif
#    if BOOST_PP_LOCAL_C(555)
        BOOST_PP_LOCAL_MACRO(555)
#    endif
#    if BOOST_PP_LOCAL_C(556)
        BOOST_PP_LOCAL_MACRO(556)
#    endif
#    if BOOST_PP_LOCAL_C(557)
        BOOST_PP_LOCAL_MACRO(557)
#    endif
#    if BOOST_PP_LOCAL_C(558)
        BOOST_PP_LOCAL_MACRO(558)
#    endif
#    if BOOST_PP_LOCAL_C(559)
        BOOST_PP_LOCAL_MACRO(559)
#    endif
#    if BOOST_PP_LOCAL_C(560)
        BOOST_PP_LOCAL_MACRO(560)
#    endif
#    if BOOST_PP_LOCAL_C(561)
        BOOST_PP_LOCAL_MACRO(561)
#    endif
#    if BOOST_PP_LOCAL_C(562)
        BOOST_PP_LOCAL_MACRO(562)
#    endif
#    if BOOST_PP_LOCAL_C(563)
        BOOST_PP_LOCAL_MACRO(563)
#    endif
#    if BOOST_PP_LOCAL_C(564)
        BOOST_PP_LOCAL_MACRO(564)
#    endif
#    if BOOST_PP_LOCAL_C(565)
        BOOST_PP_LOCAL_MACRO(565)
#    endif
#    if BOOST_PP_LOCAL_C(566)
        BOOST_PP_LOCAL_MACRO(566)
#    endif
#    if BOOST_PP_LOCAL_C(567)
        BOOST_PP_LOCAL_MACRO(567)
#    endif
#    if BOOST_PP_LOCAL_C(568)
        BOOST_PP_LOCAL_MACRO(568)
#    endif
#    if BOOST_PP_LOCAL_C(569)
        BOOST_PP_LOCAL_MACRO(569)
#    endif
#    if BOOST_PP_LOCAL_C(570)
        BOOST_PP_LOCAL_MACRO(570)
#    endif
#    if BOOST_PP_LOCAL_C(571)
        BOOST_PP_LOCAL_MACRO(571)
#    endif
#    if BOOST_PP_LOCAL_C(572)
        BOOST_PP_LOCAL_MACRO(572)
#    endif
#    if BOOST_PP_LOCAL_C(573)
        BOOST_PP_LOCAL_MACRO(573)
#    endif
#    if BOOST_PP_LOCAL_C(574)
        BOOST_PP_LOCAL_MACRO(574)
#    endif
#    if BOOST_PP_LOCAL_C(575)
        BOOST_PP_LOCAL_MACRO(575)
#    endif
#    if BOOST_PP_LOCAL_C(576)
        BOOST_PP_LOCAL_MACRO(576)
#    endif
#    if BOOST_PP_LOCAL_C(577)
        BOOST_PP_LOCAL_MACRO(577)
#    endif
#    if BOOST_PP_LOCAL_C(578)
        BOOST_PP_LOCAL_MACRO(578)
#    endif
#    if BOOST_PP_LOCAL_C(579)
        BOOST_PP_LOCAL_MACRO(579)
#    endif
#    if BOOST_PP_LOCAL_C(580)
        BOOST_PP_LOCAL_MACRO(580)
#    endif
#    if BOOST_PP_LOCAL_C(581)
        BOOST_PP_LOCAL_MACRO(581)
#    endif
#    if BOOST_PP_LOCAL_C(582)
        BOOST_PP_LOCAL_MACRO(582)
#    endif
#    if BOOST_PP_LOCAL_C(583)
        BOOST_PP_LOCAL_MACRO(583)
#    endif
#    if BOOST_PP_LOCAL_C(584)
        BOOST_PP_LOCAL_MACRO(584)
#    endif
#    if BOOST_PP_LOCAL_C(585)
        BOOST_PP_LOCAL_MACRO(585)
#    endif
#    if BOOST_PP_LOCAL_C(586)
        BOOST_PP_LOCAL_MACRO(586)
#    endif
#    if BOOST_PP_LOCAL_C(587)
        BOOST_PP_LOCAL_MACRO(587)
#    endif
#    if BOOST_PP_LOCAL_C(588)
        BOOST_PP_LOCAL_MACRO(588)
#    endif
#    if BOOST_PP_LOCAL_C(589)
        BOOST_PP_LOCAL_MACRO(589)
#    endif
#    if BOOST_PP_LOCAL_C(590)
        BOOST_PP_LOCAL_MACRO(590)
#    endif
#    if BOOST_PP_LOCAL_C(591)
        BOOST_PP_LOCAL_MACRO(591)
#    endif
#    if BOOST_PP_LOCAL_C(592)
        BOOST_PP_LOCAL_MACRO(592)
#    endif
#    if BOOST_PP_LOCAL_C(593)
        BOOST_PP_LOCAL_MACRO(593)
#    endif
#    if BOOST_PP_LOCAL_C(594)
        BOOST_PP_LOCAL_MACRO(594)
#    endif
#    if BOOST_PP_LOCAL_C(595)
        BOOST_PP_LOCAL_MACRO(595)
#    endif
#    if BOOST_PP_LOCAL_C(596)
        BOOST_PP_LOCAL_MACRO(596)
#    endif
#    if BOOST_PP_LOCAL_C(597)
        BOOST_PP_LOCAL_MACRO(597)
#    endif
#    if BOOST_PP_LOCAL_C(598)
        BOOST_PP_LOCAL_MACRO(598)
#    endif
#    if BOOST_PP_LOCAL_C(599)
        BOOST_PP_LOCAL_MACRO(599)
#    endif
#    if BOOST_PP_LOCAL_C(600)
        BOOST_PP_LOCAL_MACRO(600)
#    endif
#    if BOOST_PP_LOCAL_C(601)
        BOOST_PP_LOCAL_MACRO(601)
#    endif
#    if BOOST_PP_LOCAL_C(602)
        BOOST_PP_LOCAL_MACRO(602)
#    endif
#    if BOOST_PP_LOCAL_C(603)
        BOOST_PP_LOCAL_MACRO(603)
#    endif
#    if BOOST_PP_LOCAL_C(604)
        BOOST_PP_LOCAL_MACRO(604)
#    endif
#    if BOOST_PP_LOCAL_C(605)
        BOOST_PP_LOCAL_MACRO(605)
#    endif
#    if BOOST_PP_LOCAL_C(606)
        BOOST_PP_LOCAL_MACRO(606)
#    endif
#    if BOOST_PP_LOCAL_C(607)
        BOOST_PP_LOCAL_MACRO(607)
#    endif
#    if BOOST_PP_LOCAL_C(608)
        BOOST_PP_LOCAL_MACRO(608)
#    endif
#    if BOOST_PP_LOCAL_C(609)
        BOOST_PP_LOCAL_MACRO(609)
#    endif
#    if BOOST_PP_LOCAL_C(610)
        BOOST_PP_LOCAL_MACRO(610)
#    endif
#    if BOOST_PP_LOCAL_C(611)
        BOOST_PP_LOCAL_MACRO(611)
#    endif
#    if BOOST_PP_LOCAL_C(612)
        BOOST_PP_LOCAL_MACRO(612)
#    endif
#    if BOOST_PP_LOCAL_C(613)
        BOOST_PP_LOCAL_MACRO(613)
#    endif
#    if BOOST_PP_LOCAL_C(614)
        BOOST_PP_LOCAL_MACRO(614)
#    endif
#    if BOOST_PP_LOCAL_C(615)
        BOOST_PP_LOCAL_MACRO(615)
#    endif
#    if BOOST_PP_LOCAL_C(616)
        BOOST_PP_LOCAL_MACRO(616)
#    endif
#    if BOOST_PP_LOCAL_C(617)
        BOOST_PP_LOCAL_MACRO(617)
#    endif
#    if BOOST_PP_LOCAL_C(618)
        BOOST_PP_LOCAL_MACRO(618)
#    endif
#    if BOOST_PP_LOCAL_C(619)
        BOOST_PP_LOCAL_MACRO(619)
#    endif
#    if BOOST_PP_LOCAL_C(620)
        BOOST_PP_LOCAL_MACRO(620)
#    endif
#    if BOOST_PP_LOCAL_C(621)
        BOOST_PP_LOCAL_MACRO(621)
#    endif
#    if BOOST_PP_LOCAL_C(622)
        BOOST_PP_LOCAL_MACRO(622)
#    endif
#    if BOOST_PP_LOCAL_C(623)
        BOOST_PP_LOCAL_MACRO(623)
#    endif
#    if BOOST_PP_LOCAL_C(624)
        BOOST_PP_LOCAL_MACRO(624)
#    endif
#    if BOOST_PP_LOCAL_C(625)
        BOOST_PP_LOCAL_MACRO(625)
#    endif
#    if BOOST_PP_LOCAL_C(626)
        BOOST_PP_LOCAL_MACRO(626)
#    endif
#    if BOOST_PP_LOCAL_C(627)
        BOOST_PP_LOCAL_MACRO(627)
#    endif
#    if BOOST_PP_LOCAL_C(628)
        BOOST_PP_LOCAL_MACRO(628)
#    endif
#    if BOOST_PP_LOCAL_C(629)
        BOOST_PP_LOCAL_MACRO(629)
#    endif
#    if BOOST_PP_LOCAL_C(630)
        BOOST_PP_LOCAL_MACRO(630)
#    endif
#    if BOOST_PP_LOCAL_C(631)
        BOOST_PP_LOCAL_MACRO(631)
#    endif
#    if BOOST_PP_LOCAL_C(632)
        BOOST_PP_LOCAL_MACRO(632)
#    endif
#    if BOOST_PP_LOCAL_C(633)
        BOOST_PP_LOCAL_MACRO(633)
#    endif
#    if BOOST_PP_LOCAL_C(634)
        BOOST_PP_LOCAL_MACRO(634)
#    endif
#    if BOOST_PP_LOCAL_C(635)
        BOOST_PP_LOCAL_MACRO(635)
#    endif
#    if BOOST_PP_LOCAL_C(636)
        BOOST_PP_LOCAL_MACRO(636)
#    endif
#    if BOOST_PP_LOCAL_C(637)
        BOOST_PP_LOCAL_MACRO(637)
#    endif
#    if BOOST_PP_LOCAL_C(638)
        BOOST_PP_LOCAL_MACRO(638)
#    endif
#    if BOOST_PP_LOCAL_C(639)
        BOOST_PP_LOCAL_MACRO(639)
#    endif
#    if BOOST_PP_LOCAL_C(640)
        BOOST_PP_LOCAL_MACRO(640)
#    endif
#    if BOOST_PP_LOCAL_C(641)
        BOOST_PP_LOCAL_MACRO(641)
#    endif
#    if BOOST_PP_LOCAL_C(642)
        BOOST_PP_LOCAL_MACRO(642)
#    endif
#    if BOOST_PP_LOCAL_C(643)
        BOOST_PP_LOCAL_MACRO(643)
#    endif
#    if BOOST_PP_LOCAL_C(644)
        BOOST_PP_LOCAL_MACRO(644)
#    endif
#    if BOOST_PP_LOCAL_C(645)
        BOOST_PP_LOCAL_MACRO(645)
#    endif
#    if BOOST_PP_LOCAL_C(646)
        BOOST_PP_LOCAL_MACRO(646)
#    endif
#    if BOOST_PP_LOCAL_C(647)
        BOOST_PP_LOCAL_MACRO(647)
#    endif
#    if BOOST_PP_LOCAL_C(648)
        BOOST_PP_LOCAL_MACRO(648)
#    endif
#    if BOOST_PP_LOCAL_C(649)
        BOOST_PP_LOCAL_MACRO(649)
#    endif
#    if BOOST_PP_LOCAL_C(650)
        BOOST_PP_LOCAL_MACRO(650)
#    endif
#    if BOOST_PP_LOCAL_C(651)
        BOOST_PP_LOCAL_MACRO(651)
#    endif
#    if BOOST_PP_LOCAL_C(652)
        BOOST_PP_LOCAL_MACRO(652)
#    endif
#    if BOOST_PP_LOCAL_C(653)
        BOOST_PP_LOCAL_MACRO(653)
#    endif
#    if BOOST_PP_LOCAL_C(654)
        BOOST_PP_LOCAL_MACRO(654)
#    endif
#    if BOOST_PP_LOCAL_C(655)
        BOOST_PP_LOCAL_MACRO(655)
#    endif
#    if BOOST_PP_LOCAL_C(656)
        BOOST_PP_LOCAL_MACRO(656)
#    endif
#    if BOOST_PP_LOCAL_C(657)
        BOOST_PP_LOCAL_MACRO(657)
#    endif
#    if BOOST_PP_LOCAL_C(658)
        BOOST_PP_LOCAL_MACRO(658)
#    endif
#    if BOOST_PP_LOCAL_C(659)
        BOOST_PP_LOCAL_MACRO(659)
#    endif
#    if BOOST_PP_LOCAL_C(660)
        BOOST_PP_LOCAL_MACRO(660)
#    endif
#    if BOOST_PP_LOCAL_C(661)
        BOOST_PP_LOCAL_MACRO(661)
#    endif
#    if BOOST_PP_LOCAL_C(662)
        BOOST_PP_LOCAL_MACRO(662)
#    endif
#    if BOOST_PP_LOCAL_C(663)
        BOOST_PP_LOCAL_MACRO(663)
#    endif
#    if BOOST_PP_LOCAL_C(664)
        BOOST_PP_LOCAL_MACRO(664)
#    endif
#    if BOOST_PP_LOCAL_C(665)
        BOOST_PP_LOCAL_MACRO(665)
#    endif
#    if BOOST_PP_LOCAL_C(666)
        BOOST_PP_LOCAL_MACRO(666)
#    endif
#    if BOOST_PP_LOCAL_C(667)
        BOOST_PP_LOCAL_MACRO(667)
#    endif
#    if BOOST_PP_LOCAL_C(668)
        BOOST_PP_LOCAL_MACRO(668)
#    endif
#    if BOOST_PP_LOCAL_C(669)
        BOOST_PP_LOCAL_MACRO(669)
#    endif
#    if BOOST_PP_LOCAL_C(670)
        BOOST_PP_LOCAL_MACRO(670)
#    endif
#    if BOOST_PP_LOCAL_C(671)
        BOOST_PP_LOCAL_MACRO(671)
#    endif
#    if BOOST_PP_LOCAL_C(672)
        BOOST_PP_LOCAL_MACRO(672)
#    endif
#    if BOOST_PP_LOCAL_C(673)
        BOOST_PP_LOCAL_MACRO(673)
#    endif
#    if BOOST_PP_LOCAL_C(674)
        BOOST_PP_LOCAL_MACRO(674)
#    endif
#    if BOOST_PP_LOCAL_C(675)
        BOOST_PP_LOCAL_MACRO(675)
#    endif
#    if BOOST_PP_LOCAL_C(676)
        BOOST_PP_LOCAL_MACRO(676)
#    endif
#    if BOOST_PP_LOCAL_C(677)
        BOOST_PP_LOCAL_MACRO(677)
#    endif
#    if BOOST_PP_LOCAL_C(678)
        BOOST_PP_LOCAL_MACRO(678)
#    endif
#    if BOOST_PP_LOCAL_C(679)
        BOOST_PP_LOCAL_MACRO(679)
#    endif
#    if BOOST_PP_LOCAL_C(680)
        BOOST_PP_LOCAL_MACRO(680)
#    endif
#    if BOOST_PP_LOCAL_C(681)
        BOOST_PP_LOCAL_MACRO(681)
#    endif
#    if BOOST_PP_LOCAL_C(682)
        BOOST_PP_LOCAL_MACRO(682)
#    endif
#    if BOOST_PP_LOCAL_C(683)
        BOOST_PP_LOCAL_MACRO(683)
#    endif
#    if BOOST_PP_LOCAL_C(684)
        BOOST_PP_LOCAL_MACRO(684)
#    endif
#    if BOOST_PP_LOCAL_C(685)
        BOOST_PP_LOCAL_MACRO(685)
#    endif
#    if BOOST_PP_LOCAL_C(686)
        BOOST_PP_LOCAL_MACRO(686)
#    endif
#    if BOOST_PP_LOCAL_C(687)
        BOOST_PP_LOCAL_MACRO(687)
#    endif
#    if BOOST_PP_LOCAL_C(688)
        BOOST_PP_LOCAL_MACRO(688)
#    endif
#    if BOOST_PP_LOCAL_C(689)
        BOOST_PP_LOCAL_MACRO(689)
#    endif
#    if BOOST_PP_LOCAL_C(690)
        BOOST_PP_LOCAL_MACRO(690)
#    endif
#    if BOOST_PP_LOCAL_C(691)
        BOOST_PP_LOCAL_MACRO(691)
#    endif
#    if BOOST_PP_LOCAL_C(692)
        BOOST_PP_LOCAL_MACRO(692)
#    endif
#    if BOOST_PP_LOCAL_C(693)
        BOOST_PP_LOCAL_MACRO(693)
#    endif
#    if BOOST_PP_LOCAL_C(694)
        BOOST_PP_LOCAL_MACRO(694)
#    endif
#    if BOOST_PP_LOCAL_C(695)
        BOOST_PP_LOCAL_MACRO(695)
#    endif
#    if BOOST_PP_LOCAL_C(696)
        BOOST_PP_LOCAL_MACRO(696)
#    endif
#    if BOOST_PP_LOCAL_C(697)
        BOOST_PP_LOCAL_MACRO(697)
#    endif
#    if BOOST_PP_LOCAL_C(698)
        BOOST_PP_LOCAL_MACRO(698)
#    endif
#    if BOOST_PP_LOCAL_C(699)
        BOOST_PP_LOCAL_MACRO(699)
#    endif
#    if BOOST_PP_LOCAL_C(700)
        BOOST_PP_LOCAL_MACRO(700)
#    endif
#    if BOOST_PP_LOCAL_C(701)
        BOOST_PP_LOCAL_MACRO(701)
#    endif
#    if BOOST_PP_LOCAL_C(702)
        BOOST_PP_LOCAL_MACRO(702)
#    endif
#    if BOOST_PP_LOCAL_C(703)
        BOOST_PP_LOCAL_MACRO(703)
#    endif
#    if BOOST_PP_LOCAL_C(704)
        BOOST_PP_LOCAL_MACRO(704)
#    endif
#    if BOOST_PP_LOCAL_C(705)
        BOOST_PP_LOCAL_MACRO(705)
#    endif
#    if BOOST_PP_LOCAL_C(706)
        BOOST_PP_LOCAL_MACRO(706)
#    endif
#    if BOOST_PP_LOCAL_C(707)
        BOOST_PP_LOCAL_MACRO(707)
#    endif
#    if BOOST_PP_LOCAL_C(708)
        BOOST_PP_LOCAL_MACRO(708)
#    endif
#    if BOOST_PP_LOCAL_C(709)
        BOOST_PP_LOCAL_MACRO(709)
#    endif
#    if BOOST_PP_LOCAL_C(710)
        BOOST_PP_LOCAL_MACRO(710)
#    endif
#    if BOOST_PP_LOCAL_C(711)
        BOOST_PP_LOCAL_MACRO(711)
#    endif
#    if BOOST_PP_LOCAL_C(712)
        BOOST_PP_LOCAL_MACRO(712)
#    endif
#    if BOOST_PP_LOCAL_C(713)
        BOOST_PP_LOCAL_MACRO(713)
#    endif
#    if BOOST_PP_LOCAL_C(714)
        BOOST_PP_LOCAL_MACRO(714)
#    endif
#    if BOOST_PP_LOCAL_C(715)
        BOOST_PP_LOCAL_MACRO(715)
#    endif
#    if BOOST_PP_LOCAL_C(716)
        BOOST_PP_LOCAL_MACRO(716)
#    endif
#    if BOOST_PP_LOCAL_C(717)
        BOOST_PP_LOCAL_MACRO(717)
#    endif
#    if BOOST_PP_LOCAL_C(718)
        BOOST_PP_LOCAL_MACRO(718)
#    endif
#    if BOOST_PP_LOCAL_C(719)
        BOOST_PP_LOCAL_MACRO(719)
#    endif
#    if BOOST_PP_LOCAL_C(720)
        BOOST_PP_LOCAL_MACRO(720)
#    endif
#    if BOOST_PP_LOCAL_C(721)
        BOOST_PP_LOCAL_MACRO(721)
#    endif
#    if BOOST_PP_LOCAL_C(722)
        BOOST_PP_LOCAL_MACRO(722)
#    endif
#    if BOOST_PP_LOCAL_C(723)
        BOOST_PP_LOCAL_MACRO(723)
#    endif
#    if BOOST_PP_LOCAL_C(724)
        BOOST_PP_LOCAL_MACRO(724)
#    endif
#    if BOOST_PP_LOCAL_C(725)
        BOOST_PP_LOCAL_MACRO(725)
#    endif
#    if BOOST_PP_LOCAL_C(726)
        BOOST_PP_LOCAL_MACRO(726)
#    endif
#    if BOOST_PP_LOCAL_C(727)
        BOOST_PP_LOCAL_MACRO(727)
#    endif
#    if BOOST_PP_LOCAL_C(728)
        BOOST_PP_LOCAL_MACRO(728)
#    endif
#    if BOOST_PP_LOCAL_C(729)
        BOOST_PP_LOCAL_MACRO(729)
#    endif
#    if BOOST_PP_LOCAL_C(730)
        BOOST_PP_LOCAL_MACRO(730)
#    endif
#    if BOOST_PP_LOCAL_C(731)
        BOOST_PP_LOCAL_MACRO(731)
#    endif
#    if BOOST_PP_LOCAL_C(732)
        BOOST_PP_LOCAL_MACRO(732)
#    endif
#    if BOOST_PP_LOCAL_C(733)
        BOOST_PP_LOCAL_MACRO(733)
#    endif
#    if BOOST_PP_LOCAL_C(734)
        BOOST_PP_LOCAL_MACRO(734)
#    endif
#    if BOOST_PP_LOCAL_C(735)
        BOOST_PP_LOCAL_MACRO(735)
#    endif
#    if BOOST_PP_LOCAL_C(736)
        BOOST_PP_LOCAL_MACRO(736)
#    endif
#    if BOOST_PP_LOCAL_C(737)
        BOOST_PP_LOCAL_MACRO(737)
#    endif
#    if BOOST_PP_LOCAL_C(738)
        BOOST_PP_LOCAL_MACRO(738)
#    endif
#    if BOOST_PP_LOCAL_C(739)
        BOOST_PP_LOCAL_MACRO(739)
#    endif
#    if BOOST_PP_LOCAL_C(740)
        BOOST_PP_LOCAL_MACRO(740)
#    endif
#    if BOOST_PP_LOCAL_C(741)
        BOOST_PP_LOCAL_MACRO(741)
#    endif
#    if BOOST_PP_LOCAL_C(742)
        BOOST_PP_LOCAL_MACRO(742)
#    endif
#    if BOOST_PP_LOCAL_C(743)
        BOOST_PP_LOCAL_MACRO(743)
#    endif
#    if BOOST_PP_LOCAL_C(744)
        BOOST_PP_LOCAL_MACRO(744)
#    endif
#    if BOOST_PP_LOCAL_C(745)
        BOOST_PP_LOCAL_MACRO(745)
#    endif
#    if BOOST_PP_LOCAL_C(746)
        BOOST_PP_LOCAL_MACRO(746)
#    endif
#    if BOOST_PP_LOCAL_C(747)
        BOOST_PP_LOCAL_MACRO(747)
#    endif
#    if BOOST_PP_LOCAL_C(748)
        BOOST_PP_LOCAL_MACRO(748)
#    endif
#    if BOOST_PP_LOCAL_C(749)
        BOOST_PP_LOCAL_MACRO(749)
#    endif
#    if BOOST_PP_LOCAL_C(750)
        BOOST_PP_LOCAL_MACRO(750)
#    endif
#    if BOOST_PP_LOCAL_C(751)
        BOOST_PP_LOCAL_MACRO(751)
#    endif
#    if BOOST_PP_LOCAL_C(752)
        BOOST_PP_LOCAL_MACRO(752)
#    endif
#    if BOOST_PP_LOCAL_C(753)
        BOOST_PP_LOCAL_MACRO(753)
#    endif
#    if BOOST_PP_LOCAL_C(754)
        BOOST_PP_LOCAL_MACRO(754)
#    endif
#    if BOOST_PP_LOCAL_C(755)
        BOOST_PP_LOCAL_MACRO(755)
#    endif
#    if BOOST_PP_LOCAL_C(756)
        BOOST_PP_LOCAL_MACRO(756)
#    endif
#    if BOOST_PP_LOCAL_C(757)
        BOOST_PP_LOCAL_MACRO(757)
#    endif
#    if BOOST_PP_LOCAL_C(758)
        BOOST_PP_LOCAL_MACRO(758)
#    endif
#    if BOOST_PP_LOCAL_C(759)
        BOOST_PP_LOCAL_MACRO(759)
#    endif
#    if BOOST_PP_LOCAL_C(760)
        BOOST_PP_LOCAL_MACRO(760)
#    endif
#    if BOOST_PP_LOCAL_C(761)
        BOOST_PP_LOCAL_MACRO(761)
#    endif
#    if BOOST_PP_LOCAL_C(762)
        BOOST_PP_LOCAL_MACRO(762)
#    endif
#    if BOOST_PP_LOCAL_C(763)
        BOOST_PP_LOCAL_MACRO(763)
#    endif
#    if BOOST_PP_LOCAL_C(764)
        BOOST_PP_LOCAL_MACRO(764)
#    endif
#    if BOOST_PP_LOCAL_C(765)
        BOOST_PP_LOCAL_MACRO(765)
#    endif
#    if BOOST_PP_LOCAL_C(766)
        BOOST_PP_LOCAL_MACRO(766)
#    endif
#    if BOOST_PP_LOCAL_C(767)
        BOOST_PP_LOCAL_MACRO(767)
#    endif
#    if BOOST_PP_LOCAL_C(768)
        BOOST_PP_LOCAL_MACRO(768)
#    endif
#    if BOOST_PP_LOCAL_C(769)
        BOOST_PP_LOCAL_MACRO(769)
#    endif
#    if BOOST_PP_LOCAL_C(770)
        BOOST_PP_LOCAL_MACRO(770)
#    endif
#    if BOOST_PP_LOCAL_C(771)
        BOOST_PP_LOCAL_MACRO(771)
#    endif
#    if BOOST_PP_LOCAL_C(772)
        BOOST_PP_LOCAL_MACRO(772)
#    endif
#    if BOOST_PP_LOCAL_C(773)
        BOOST_PP_LOCAL_MACRO(773)
#    endif
#    if BOOST_PP_LOCAL_C(774)
        BOOST_PP_LOCAL_MACRO(774)
#    endif
#    if BOOST_PP_LOCAL_C(775)
        BOOST_PP_LOCAL_MACRO(775)
#    endif
#    if BOOST_PP_LOCAL_C(776)
        BOOST_PP_LOCAL_MACRO(776)
#    endif
#    if BOOST_PP_LOCAL_C(777)
        BOOST_PP_LOCAL_MACRO(777)
#    endif
#    if BOOST_PP_LOCAL_C(778)
        BOOST_PP_LOCAL_MACRO(778)
#    endif
#    if BOOST_PP_LOCAL_C(779)
        BOOST_PP_LOCAL_MACRO(779)
#    endif
#    if BOOST_PP_LOCAL_C(780)
        BOOST_PP_LOCAL_MACRO(780)
#    endif
#    if BOOST_PP_LOCAL_C(781)
        BOOST_PP_LOCAL_MACRO(781)
#    endif
#    if BOOST_PP_LOCAL_C(782)
        BOOST_PP_LOCAL_MACRO(782)
#    endif
#    if BOOST_PP_LOCAL_C(783)
        BOOST_PP_LOCAL_MACRO(783)
#    endif
#    if BOOST_PP_LOCAL_C(784)
        BOOST_PP_LOCAL_MACRO(784)
#    endif
#    if BOOST_PP_LOCAL_C(785)
        BOOST_PP_LOCAL_MACRO(785)
#    endif
#    if BOOST_PP_LOCAL_C(786)
        BOOST_PP_LOCAL_MACRO(786)
#    endif
#    if BOOST_PP_LOCAL_C(787)
        BOOST_PP_LOCAL_MACRO(787)
#    endif
#    if BOOST_PP_LOCAL_C(788)
        BOOST_PP_LOCAL_MACRO(788)
#    endif
#    if BOOST_PP_LOCAL_C(789)
        BOOST_PP_LOCAL_MACRO(789)
#    endif
#    if BOOST_PP_LOCAL_C(790)
        BOOST_PP_LOCAL_MACRO(790)
#    endif
#    if BOOST_PP_LOCAL_C(791)
        BOOST_PP_LOCAL_MACRO(791)
#    endif
#    if BOOST_PP_LOCAL_C(792)
        BOOST_PP_LOCAL_MACRO(792)
#    endif
#    if BOOST_PP_LOCAL_C(793)
        BOOST_PP_LOCAL_MACRO(793)
#    endif
#    if BOOST_PP_LOCAL_C(794)
        BOOST_PP_LOCAL_MACRO(794)
#    endif
#    if BOOST_PP_LOCAL_C(795)
        BOOST_PP_LOCAL_MACRO(795)
#    endif
#    if BOOST_PP_LOCAL_C(796)
        BOOST_PP_LOCAL_MACRO(796)
#    endif
#    if BOOST_PP_LOCAL_C(797)
        BOOST_PP_LOCAL_MACRO(797)
#    endif
#    if BOOST_PP_LOCAL_C(798)
        BOOST_PP_LOCAL_MACRO(798)
#    endif
#    if BOOST_PP_LOCAL_C(799)
        BOOST_PP_LOCAL_MACRO(799)
#    endif
#    if BOOST_PP_LOCAL_C(800)
        BOOST_PP_LOCAL_MACRO(800)
#    endif
#    if BOOST_PP_LOCAL_C(801)
        BOOST_PP_LOCAL_MACRO(801)
#    endif
#    if BOOST_PP_LOCAL_C(802)
        BOOST_PP_LOCAL_MACRO(802)
#    endif
#    if BOOST_PP_LOCAL_C(803)
        BOOST_PP_LOCAL_MACRO(803)
#    endif
#    if BOOST_PP_LOCAL_C(804)
        BOOST_PP_LOCAL_MACRO(804)
#    endif
#    if BOOST_PP_LOCAL_C(805)
        BOOST_PP_LOCAL_MACRO(805)
#    endif
#    if BOOST_PP_LOCAL_C(806)
        BOOST_PP_LOCAL_MACRO(806)
#    endif
#    if BOOST_PP_LOCAL_C(807)
        BOOST_PP_LOCAL_MACRO(807)
#    endif
#    if BOOST_PP_LOCAL_C(808)
        BOOST_PP_LOCAL_MACRO(808)
#    endif
#    if BOOST_PP_LOCAL_C(809)
        BOOST_PP_LOCAL_MACRO(809)
#    endif
#    if BOOST_PP_LOCAL_C(810)
        BOOST_PP_LOCAL_MACRO(810)
#    endif
#    if BOOST_PP_LOCAL_C(811)
        BOOST_PP_LOCAL_MACRO(811)
#    endif
#    if BOOST_PP_LOCAL_C(812)
        BOOST_PP_LOCAL_MACRO(812)
#    endif
#    if BOOST_PP_LOCAL_C(813)
        BOOST_PP_LOCAL_MACRO(813)
#    endif
#    if BOOST_PP_LOCAL_C(814)
        BOOST_PP_LOCAL_MACRO(814)
#    endif
#    if BOOST_PP_LOCAL_C(815)
        BOOST_PP_LOCAL_MACRO(815)
#    endif
#    if BOOST_PP_LOCAL_C(816)
        BOOST_PP_LOCAL_MACRO(816)
#    endif
#    if BOOST_PP_LOCAL_C(817)
        BOOST_PP_LOCAL_MACRO(817)
#    endif
#    if BOOST_PP_LOCAL_C(818)
        BOOST_PP_LOCAL_MACRO(818)
#    endif
#    if BOOST_PP_LOCAL_C(819)
        BOOST_PP_LOCAL_MACRO(819)
#    endif
#    if BOOST_PP_LOCAL_C(820)
        BOOST_PP_LOCAL_MACRO(820)
#    endif
#    if BOOST_PP_LOCAL_C(821)
        BOOST_PP_LOCAL_MACRO(821)
#    endif
#    if BOOST_PP_LOCAL_C(822)
        BOOST_PP_LOCAL_MACRO(822)
#    endif
#    if BOOST_PP_LOCAL_C(823)
        BOOST_PP_LOCAL_MACRO(823)
#    endif
#    if BOOST_PP_LOCAL_C(824)
        BOOST_PP_LOCAL_MACRO(824)
#    endif
#    if BOOST_PP_LOCAL_C(825)
        BOOST_PP_LOCAL_MACRO(825)
#    endif
#    if BOOST_PP_LOCAL_C(826)
        BOOST_PP_LOCAL_MACRO(826)
#    endif
#    if BOOST_PP_LOCAL_C(827)
        BOOST_PP_LOCAL_MACRO(827)
#    endif
#    if BOOST_PP_LOCAL_C(828)
        BOOST_PP_LOCAL_MACRO(828)
#    endif
#    if BOOST_PP_LOCAL_C(829)
        BOOST_PP_LOCAL_MACRO(829)
#    endif
#    if BOOST_PP_LOCAL_C(830)
        BOOST_PP_LOCAL_MACRO(830)
#    endif
#    if BOOST_PP_LOCAL_C(831)
        BOOST_PP_LOCAL_MACRO(831)
#    endif
#    if BOOST_PP_LOCAL_C(832)
        BOOST_PP_LOCAL_MACRO(832)
#    endif
#    if BOOST_PP_LOCAL_C(833)
        BOOST_PP_LOCAL_MACRO(833)
#    endif
#    if BOOST_PP_LOCAL_C(834)
        BOOST_PP_LOCAL_MACRO(834)
#    endif
#    if BOOST_PP_LOCAL_C(835)
        BOOST_PP_LOCAL_MACRO(835)
#    endif
#    if BOOST_PP_LOCAL_C(836)
        BOOST_PP_LOCAL_MACRO(836)
#    endif
#    if BOOST_PP_LOCAL_C(837)
        BOOST_PP_LOCAL_MACRO(837)
#    endif
#    if BOOST_PP_LOCAL_C(838)
        BOOST_PP_LOCAL_MACRO(838)
#    endif
#    if BOOST_PP_LOCAL_C(839)
        BOOST_PP_LOCAL_MACRO(839)
#    endif
#    if BOOST_PP_LOCAL_C(840)
        BOOST_PP_LOCAL_MACRO(840)
#    endif
#    if BOOST_PP_LOCAL_C(841)
        BOOST_PP_LOCAL_MACRO(841)
#    endif
#    if BOOST_PP_LOCAL_C(842)
        BOOST_PP_LOCAL_MACRO(842)
#    endif
#    if BOOST_PP_LOCAL_C(843)
        BOOST_PP_LOCAL_MACRO(843)
#    endif
#    if BOOST_PP_LOCAL_C(844)
        BOOST_PP_LOCAL_MACRO(844)
#    endif
#    if BOOST_PP_LOCAL_C(845)
        BOOST_PP_LOCAL_MACRO(845)
#    endif
#    if BOOST_PP_LOCAL_C(846)
        BOOST_PP_LOCAL_MACRO(846)
#    endif
#    if BOOST_PP_LOCAL_C(847)
        BOOST_PP_LOCAL_MACRO(847)
#    endif
#    if BOOST_PP_LOCAL_C(848)
        BOOST_PP_LOCAL_MACRO(848)
#    endif
#    if BOOST_PP_LOCAL_C(849)
        BOOST_PP_LOCAL_MACRO(849)
#    endif
#    if BOOST_PP_LOCAL_C(850)
        BOOST_PP_LOCAL_MACRO(850)
#    endif
#    if BOOST_PP_LOCAL_C(851)
        BOOST_PP_LOCAL_MACRO(851)
#    endif
#    if BOOST_PP_LOCAL_C(852)
        BOOST_PP_LOCAL_MACRO(852)
#    endif
#    if BOOST_PP_LOCAL_C(853)
        BOOST_PP_LOCAL_MACRO(853)
#    endif
#    if BOOST_PP_LOCAL_C(854)
        BOOST_PP_LOCAL_MACRO(854)
#    endif
#    if BOOST_PP_LOCAL_C(855)
        BOOST_PP_LOCAL_MACRO(855)
#    endif
#    if BOOST_PP_LOCAL_C(856)
        BOOST_PP_LOCAL_MACRO(856)
#    endif
#    if BOOST_PP_LOCAL_C(857)
        BOOST_PP_LOCAL_MACRO(857)
#    endif
#    if BOOST_PP_LOCAL_C(858)
        BOOST_PP_LOCAL_MACRO(858)
#    endif
#    if BOOST_PP_LOCAL_C(859)
        BOOST_PP_LOCAL_MACRO(859)
#    endif
#    if BOOST_PP_LOCAL_C(860)
        BOOST_PP_LOCAL_MACRO(860)
#    endif
#    if BOOST_PP_LOCAL_C(861)
        BOOST_PP_LOCAL_MACRO(861)
#    endif
#    if BOOST_PP_LOCAL_C(862)
        BOOST_PP_LOCAL_MACRO(862)
#    endif
#    if BOOST_PP_LOCAL_C(863)
        BOOST_PP_LOCAL_MACRO(863)
#    endif
#    if BOOST_PP_LOCAL_C(864)
        BOOST_PP_LOCAL_MACRO(864)
#    endif
#    if BOOST_PP_LOCAL_C(865)
        BOOST_PP_LOCAL_MACRO(865)
#    endif
#    if BOOST_PP_LOCAL_C(866)
        BOOST_PP_LOCAL_MACRO(866)
#    endif
#    if BOOST_PP_LOCAL_C(867)
        BOOST_PP_LOCAL_MACRO(867)
#    endif
#    if BOOST_PP_LOCAL_C(868)
        BOOST_PP_LOCAL_MACRO(868)
#    endif
#    if BOOST_PP_LOCAL_C(869)
        BOOST_PP_LOCAL_MACRO(869)
#    endif
#    if BOOST_PP_LOCAL_C(870)
        BOOST_PP_LOCAL_MACRO(870)
#    endif
#    if BOOST_PP_LOCAL_C(871)
        BOOST_PP_LOCAL_MACRO(871)
#    endif
#    if BOOST_PP_LOCAL_C(872)
        BOOST_PP_LOCAL_MACRO(872)
#    endif
#    if BOOST_PP_LOCAL_C(873)
        BOOST_PP_LOCAL_MACRO(873)
#    endif
#    if BOOST_PP_LOCAL_C(874)
        BOOST_PP_LOCAL_MACRO(874)
#    endif
#    if BOOST_PP_LOCAL_C(875)
        BOOST_PP_LOCAL_MACRO(875)
#    endif
#    if BOOST_PP_LOCAL_C(876)
        BOOST_PP_LOCAL_MACRO(876)
#    endif
#    if BOOST_PP_LOCAL_C(877)
        BOOST_PP_LOCAL_MACRO(877)
#    endif
#    if BOOST_PP_LOCAL_C(878)
        BOOST_PP_LOCAL_MACRO(878)
#    endif
#    if BOOST_PP_LOCAL_C(879)
        BOOST_PP_LOCAL_MACRO(879)
#    endif
#    if BOOST_PP_LOCAL_C(880)
        BOOST_PP_LOCAL_MACRO(880)
#    endif
#    if BOOST_PP_LOCAL_C(881)
        BOOST_PP_LOCAL_MACRO(881)
#    endif
#    if BOOST_PP_LOCAL_C(882)
        BOOST_PP_LOCAL_MACRO(882)
#    endif
#    if BOOST_PP_LOCAL_C(883)
        BOOST_PP_LOCAL_MACRO(883)
#    endif
#    if BOOST_PP_LOCAL_C(884)
        BOOST_PP_LOCAL_MACRO(884)
#    endif
#    if BOOST_PP_LOCAL_C(885)
        BOOST_PP_LOCAL_MACRO(885)
#    endif
#    if BOOST_PP_LOCAL_C(886)
        BOOST_PP_LOCAL_MACRO(886)
#    endif
#    if BOOST_PP_LOCAL_C(887)
        BOOST_PP_LOCAL_MACRO(887)
#    endif
#    if BOOST_PP_LOCAL_C(888)
        BOOST_PP_LOCAL_MACRO(888)
#    endif
#    if BOOST_PP_LOCAL_C(889)
        BOOST_PP_LOCAL_MACRO(889)
#    endif
#    if BOOST_PP_LOCAL_C(890)
        BOOST_PP_LOCAL_MACRO(890)
#    endif
#    if BOOST_PP_LOCAL_C(891)
        BOOST_PP_LOCAL_MACRO(891)
#    endif
#    if BOOST_PP_LOCAL_C(892)
        BOOST_PP_LOCAL_MACRO(892)
#    endif
#    if BOOST_PP_LOCAL_C(893)
        BOOST_PP_LOCAL_MACRO(893)
#    endif
#    if BOOST_PP_LOCAL_C(894)
        BOOST_PP_LOCAL_MACRO(894)
#    endif
#    if BOOST_PP_LOCAL_C(895)
        BOOST_PP_LOCAL_MACRO(895)
#    endif
#    if BOOST_PP_LOCAL_C(896)
        BOOST_PP_LOCAL_MACRO(896)
#    endif
#    if BOOST_PP_LOCAL_C(897)
        BOOST_PP_LOCAL_MACRO(897)
#    endif
#    if BOOST_PP_LOCAL_C(898)
        BOOST_PP_LOCAL_MACRO(898)
#    endif
#    if BOOST_PP_LOCAL_C(899)
        BOOST_PP_LOCAL_MACRO(899)
#    endif
#    if BOOST_PP_LOCAL_C(900)
        BOOST_PP_LOCAL_MACRO(900)
#    endif
#    if BOOST_PP_LOCAL_C(901)
        BOOST_PP_LOCAL_MACRO(901)
#    endif
#    if BOOST_PP_LOCAL_C(902)
        BOOST_PP_LOCAL_MACRO(902)
#    endif
#    if BOOST_PP_LOCAL_C(903)
        BOOST_PP_LOCAL_MACRO(903)
#    endif
#    if BOOST_PP_LOCAL_C(904)
        BOOST_PP_LOCAL_MACRO(904)
#    endif
#    if BOOST_PP_LOCAL_C(905)
        BOOST_PP_LOCAL_MACRO(905)
#    endif
#    if BOOST_PP_LOCAL_C(906)
        BOOST_PP_LOCAL_MACRO(906)
#    endif
#    if BOOST_PP_LOCAL_C(907)
        BOOST_PP_LOCAL_MACRO(907)
#    endif
#    if BOOST_PP_LOCAL_C(908)
        BOOST_PP_LOCAL_MACRO(908)
#    endif
#    if BOOST_PP_LOCAL_C(909)
        BOOST_PP_LOCAL_MACRO(909)
#    endif
#    if BOOST_PP_LOCAL_C(910)
        BOOST_PP_LOCAL_MACRO(910)
#    endif
#    if BOOST_PP_LOCAL_C(911)
        BOOST_PP_LOCAL_MACRO(911)
#    endif
#    if BOOST_PP_LOCAL_C(912)
        BOOST_PP_LOCAL_MACRO(912)
#    endif
#    if BOOST_PP_LOCAL_C(913)
        BOOST_PP_LOCAL_MACRO(913)
#    endif
#    if BOOST_PP_LOCAL_C(914)
        BOOST_PP_LOCAL_MACRO(914)
#    endif
#    if BOOST_PP_LOCAL_C(915)
        BOOST_PP_LOCAL_MACRO(915)
#    endif
#    if BOOST_PP_LOCAL_C(916)
        BOOST_PP_LOCAL_MACRO(916)
#    endif
#    if BOOST_PP_LOCAL_C(917)
        BOOST_PP_LOCAL_MACRO(917)
#    endif
#    if BOOST_PP_LOCAL_C(918)
        BOOST_PP_LOCAL_MACRO(918)
#    endif
#    if BOOST_PP_LOCAL_C(919)
        BOOST_PP_LOCAL_MACRO(919)
#    endif
#    if BOOST_PP_LOCAL_C(920)
        BOOST_PP_LOCAL_MACRO(920)
#    endif
#    if BOOST_PP_LOCAL_C(921)
        BOOST_PP_LOCAL_MACRO(921)
#    endif
#    if BOOST_PP_LOCAL_C(922)
        BOOST_PP_LOCAL_MACRO(922)
#    endif
#    if BOOST_PP_LOCAL_C(923)
        BOOST_PP_LOCAL_MACRO(923)
#    endif
#    if BOOST_PP_LOCAL_C(924)
        BOOST_PP_LOCAL_MACRO(924)
#    endif
#    if BOOST_PP_LOCAL_C(925)
        BOOST_PP_LOCAL_MACRO(925)
#    endif
#    if BOOST_PP_LOCAL_C(926)
        BOOST_PP_LOCAL_MACRO(926)
#    endif
#    if BOOST_PP_LOCAL_C(927)
        BOOST_PP_LOCAL_MACRO(927)
#    endif
#    if BOOST_PP_LOCAL_C(928)
        BOOST_PP_LOCAL_MACRO(928)
#    endif
#    if BOOST_PP_LOCAL_C(929)
        BOOST_PP_LOCAL_MACRO(929)
#    endif
#    if BOOST_PP_LOCAL_C(930)
        BOOST_PP_LOCAL_MACRO(930)
#    endif
#    if BOOST_PP_LOCAL_C(931)
        BOOST_PP_LOCAL_MACRO(931)
#    endif
#    if BOOST_PP_LOCAL_C(932)
        BOOST_PP_LOCAL_MACRO(932)
#    endif
#    if BOOST_PP_LOCAL_C(933)
        BOOST_PP_LOCAL_MACRO(933)
#    endif
#    if BOOST_PP_LOCAL_C(934)
        BOOST_PP_LOCAL_MACRO(934)
#    endif
#    if BOOST_PP_LOCAL_C(935)
        BOOST_PP_LOCAL_MACRO(935)
#    endif
#    if BOOST_PP_LOCAL_C(936)
        BOOST_PP_LOCAL_MACRO(936)
#    endif
#    if BOOST_PP_LOCAL_C(937)
        BOOST_PP_LOCAL_MACRO(937)
#    endif
#    if BOOST_PP_LOCAL_C(938)
        BOOST_PP_LOCAL_MACRO(938)
#    endif
#    if BOOST_PP_LOCAL_C(939)
        BOOST_PP_LOCAL_MACRO(939)
#    endif
#    if BOOST_PP_LOCAL_C(940)
        BOOST_PP_LOCAL_MACRO(940)
#    endif
#    if BOOST_PP_LOCAL_C(941)
        BOOST_PP_LOCAL_MACRO(941)
#    endif
#    if BOOST_PP_LOCAL_C(942)
        BOOST_PP_LOCAL_MACRO(942)
#    endif
#    if BOOST_PP_LOCAL_C(943)
        BOOST_PP_LOCAL_MACRO(943)
#    endif
#    if BOOST_PP_LOCAL_C(944)
        BOOST_PP_LOCAL_MACRO(944)
#    endif
#    if BOOST_PP_LOCAL_C(945)
        BOOST_PP_LOCAL_MACRO(945)
#    endif
#    if BOOST_PP_LOCAL_C(946)
        BOOST_PP_LOCAL_MACRO(946)
#    endif
#    if BOOST_PP_LOCAL_C(947)
        BOOST_PP_LOCAL_MACRO(947)
#    endif
#    if BOOST_PP_LOCAL_C(948)
        BOOST_PP_LOCAL_MACRO(948)
#    endif
#    if BOOST_PP_LOCAL_C(949)
        BOOST_PP_LOCAL_MACRO(949)
#    endif
#    if BOOST_PP_LOCAL_C(950)
        BOOST_PP_LOCAL_MACRO(950)
#    endif
#    if BOOST_PP_LOCAL_C(951)
        BOOST_PP_LOCAL_MACRO(951)
#    endif
#    if BOOST_PP_LOCAL_C(952)
        BOOST_PP_LOCAL_MACRO(952)
#    endif
#    if BOOST_PP_LOCAL_C(953)
        BOOST_PP_LOCAL_MACRO(953)
#    endif
#    if BOOST_PP_LOCAL_C(954)
        BOOST_PP_LOCAL_MACRO(954)
#    endif
#    if BOOST_PP_LOCAL_C(955)
        BOOST_PP_LOCAL_MACRO(955)
#    endif
#    if BOOST_PP_LOCAL_C(956)
        BOOST_PP_LOCAL_MACRO(956)
#    endif
#    if BOOST_PP_LOCAL_C(957)
        BOOST_PP_LOCAL_MACRO(957)
#    endif
#    if BOOST_PP_LOCAL_C(958)
        BOOST_PP_LOCAL_MACRO(958)
#    endif
#    if BOOST_PP_LOCAL_C(959)
        BOOST_PP_LOCAL_MACRO(959)
#    endif
#    if BOOST_PP_LOCAL_C(960)
        BOOST_PP_LOCAL_MACRO(960)
#    endif
#    if BOOST_PP_LOCAL_C(961)
        BOOST_PP_LOCAL_MACRO(961)
#    endif
#    if BOOST_PP_LOCAL_C(962)
        BOOST_PP_LOCAL_MACRO(962)
#    endif
#    if BOOST_PP_LOCAL_C(963)
        BOOST_PP_LOCAL_MACRO(963)
#    endif
#    if BOOST_PP_LOCAL_C(964)
        BOOST_PP_LOCAL_MACRO(964)
#    endif
#    if BOOST_PP_LOCAL_C(965)
        BOOST_PP_LOCAL_MACRO(965)
#    endif
#    if BOOST_PP_LOCAL_C(966)
        BOOST_PP_LOCAL_MACRO(966)
#    endif
#    if BOOST_PP_LOCAL_C(967)
        BOOST_PP_LOCAL_MACRO(967)
#    endif
#    if BOOST_PP_LOCAL_C(968)
        BOOST_PP_LOCAL_MACRO(968)
#    endif
#    if BOOST_PP_LOCAL_C(969)
        BOOST_PP_LOCAL_MACRO(969)
#    endif
#    if BOOST_PP_LOCAL_C(970)
        BOOST_PP_LOCAL_MACRO(970)
#    endif
#    if BOOST_PP_LOCAL_C(971)
        BOOST_PP_LOCAL_MACRO(971)
#    endif
#    if BOOST_PP_LOCAL_C(972)
        BOOST_PP_LOCAL_MACRO(972)
#    endif
#    if BOOST_PP_LOCAL_C(973)
        BOOST_PP_LOCAL_MACRO(973)
#    endif
#    if BOOST_PP_LOCAL_C(974)
        BOOST_PP_LOCAL_MACRO(974)
#    endif
#    if BOOST_PP_LOCAL_C(975)
        BOOST_PP_LOCAL_MACRO(975)
#    endif
#    if BOOST_PP_LOCAL_C(976)
        BOOST_PP_LOCAL_MACRO(976)
#    endif
#    if BOOST_PP_LOCAL_C(977)
        BOOST_PP_LOCAL_MACRO(977)
#    endif
#    if BOOST_PP_LOCAL_C(978)
        BOOST_PP_LOCAL_MACRO(978)
#    endif
#    if BOOST_PP_LOCAL_C(979)
        BOOST_PP_LOCAL_MACRO(979)
#    endif
#    if BOOST_PP_LOCAL_C(980)
        BOOST_PP_LOCAL_MACRO(980)
#    endif
#    if BOOST_PP_LOCAL_C(981)
        BOOST_PP_LOCAL_MACRO(981)
#    endif
#    if BOOST_PP_LOCAL_C(982)
        BOOST_PP_LOCAL_MACRO(982)
#    endif
#    if BOOST_PP_LOCAL_C(983)
        BOOST_PP_LOCAL_MACRO(983)
#    endif
#    if BOOST_PP_LOCAL_C(984)
        BOOST_PP_LOCAL_MACRO(984)
#    endif
#    if BOOST_PP_LOCAL_C(985)
        BOOST_PP_LOCAL_MACRO(985)
#    endif
#    if BOOST_PP_LOCAL_C(986)
        BOOST_PP_LOCAL_MACRO(986)
#    endif
#    if BOOST_PP_LOCAL_C(987)
        BOOST_PP_LOCAL_MACRO(987)
#    endif
#    if BOOST_PP_LOCAL_C(988)
        BOOST_PP_LOCAL_MACRO(988)
#    endif
#    if BOOST_PP_LOCAL_C(989)
        BOOST_PP_LOCAL_MACRO(989)
#    endif
#    if BOOST_PP_LOCAL_C(990)
        BOOST_PP_LOCAL_MACRO(990)
#    endif
#    if BOOST_PP_LOCAL_C(991)
        BOOST_PP_LOCAL_MACRO(991)
#    endif
#    if BOOST_PP_LOCAL_C(992)
        BOOST_PP_LOCAL_MACRO(992)
#    endif
#    if BOOST_PP_LOCAL_C(993)
        BOOST_PP_LOCAL_MACRO(993)
#    endif
#    if BOOST_PP_LOCAL_C(994)
        BOOST_PP_LOCAL_MACRO(994)
#    endif
#    if BOOST_PP_LOCAL_C(995)
        BOOST_PP_LOCAL_MACRO(995)
#    endif
#    if BOOST_PP_LOCAL_C(996)
        BOOST_PP_LOCAL_MACRO(996)
#    endif
#    if BOOST_PP_LOCAL_C(997)
        BOOST_PP_LOCAL_MACRO(997)
#    endif
#    if BOOST_PP_LOCAL_C(998)
        BOOST_PP_LOCAL_MACRO(998)
#    endif
#    if BOOST_PP_LOCAL_C(999)
        BOOST_PP_LOCAL_MACRO(999)
#    endif
#    if BOOST_PP_LOCAL_C(1000)
        BOOST_PP_LOCAL_MACRO(1000)
#    endif
#    if BOOST_PP_LOCAL_C(1001)
        BOOST_PP_LOCAL_MACRO(1001)
#    endif
#    if BOOST_PP_LOCAL_C(1002)
        BOOST_PP_LOCAL_MACRO(1002)
#    endif
#    if BOOST_PP_LOCAL_C(1003)
        BOOST_PP_LOCAL_MACRO(1003)
#    endif
#    if BOOST_PP_LOCAL_C(1004)
        BOOST_PP_LOCAL_MACRO(1004)
#    endif
#    if BOOST_PP_LOCAL_C(1005)
        BOOST_PP_LOCAL_MACRO(1005)
#    endif
#    if BOOST_PP_LOCAL_C(1006)
        BOOST_PP_LOCAL_MACRO(1006)
#    endif
#    if BOOST_PP_LOCAL_C(1007)
        BOOST_PP_LOCAL_MACRO(1007)
#    endif
#    if BOOST_PP_LOCAL_C(1008)
        BOOST_PP_LOCAL_MACRO(1008)
#    endif
#    if BOOST_PP_LOCAL_C(1009)
        BOOST_PP_LOCAL_MACRO(1009)
#    endif
#    if BOOST_PP_LOCAL_C(1010)
        BOOST_PP_LOCAL_MACRO(1010)
#    endif
#    if BOOST_PP_LOCAL_C(1011)
        BOOST_PP_LOCAL_MACRO(1011)
#    endif
#    if BOOST_PP_LOCAL_C(1012)
        BOOST_PP_LOCAL_MACRO(1012)
#    endif
#    if BOOST_PP_LOCAL_C(1013)
        BOOST_PP_LOCAL_MACRO(1013)
#    endif
#    if BOOST_PP_LOCAL_C(1014)
        BOOST_PP_LOCAL_MACRO(1014)
#    endif
#    if BOOST_PP_LOCAL_C(1015)
        BOOST_PP_LOCAL_MACRO(1015)
#    endif
#    if BOOST_PP_LOCAL_C(1016)
        BOOST_PP_LOCAL_MACRO(1016)
#    endif
#    if BOOST_PP_LOCAL_C(1017)
        BOOST_PP_LOCAL_MACRO(1017)
#    endif
#    if BOOST_PP_LOCAL_C(1018)
        BOOST_PP_LOCAL_MACRO(1018)
#    endif
#    if BOOST_PP_LOCAL_C(1019)
        BOOST_PP_LOCAL_MACRO(1019)
#    endif
#    if BOOST_PP_LOCAL_C(1020)
        BOOST_PP_LOCAL_MACRO(1020)
#    endif
#    if BOOST_PP_LOCAL_C(1021)
        BOOST_PP_LOCAL_MACRO(1021)
#    endif
#    if BOOST_PP_LOCAL_C(1022)
        BOOST_PP_LOCAL_MACRO(1022)
#    endif
#    if BOOST_PP_LOCAL_C(1023)
        BOOST_PP_LOCAL_MACRO(1023)
#    endif
#    if BOOST_PP_LOCAL_C(1024)
        BOOST_PP_LOCAL_MACRO(1024)
#    endif
