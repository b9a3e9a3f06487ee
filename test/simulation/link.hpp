// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "support/simulated_front.hpp"
#include "world.hpp"

#include <cstddef>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace simulation {

class host;
class network;

/// Who the master of a Sentinel group is, and since which configuration.
struct named_master {
    std::uint64_t epoch = 0;
    int host = -1;
    bool to_be = false;     ///< Promoted but not monitored yet: newer than the one that is.
    bool denies_it = false; ///< It has said that it is a replica.

    bool newer_than(named_master const& other) const
    {
        return std::pair{epoch, to_be} > std::pair{other.epoch, other.to_be};
    }
};

/// One connection: two streams of bytes. What is written at once may arrive in fragments, but in
/// order; it waits while the way is blocked.
class link : public std::enable_shared_from_this<link> {
public:
    /// The client's end. All is called in the client's process, but not on its strand.
    class user {
    public:
        virtual void on_open(link const& at) = 0;
        virtual void on_bytes(link const& at, std::string const& bytes) = 0;
        /// More can be written, after write() has not taken everything.
        virtual void on_room(link const& at) = 0;
        virtual void on_end(link const& at) = 0;

    protected:
        ~user() = default;
    };

    link(network& all, std::uint64_t number, std::weak_ptr<process> client, host& server,
         std::weak_ptr<user> at_client);

    std::uint64_t number() const { return number_; }
    int client() const { return client_number_; }
    host& server() { return server_; }

    // By the client.

    /// Asks the server for a connection: on_open() or on_end() follows.
    void open();
    /// Gives bytes to the system. Says how many of them it has taken: a buffer that the server does
    /// not read may be full.
    std::size_t write(std::string_view bytes);
    /// What the client has written still arrives, but it hears no more.
    void close();
    /// Whether the client takes notice now of the changes that the server tells of.
    void listen(bool is) { heeds_changes_ = is; }

    // By the server.

    /// Tells of a changed key, together with anything else that the server says at this moment.
    void tell(support::simulated_server::invalidation const& what);
    void server_died();
    /// Tells of a message on a channel, where the client has subscribed to it.
    void announce(std::string_view channel, std::string_view message);
    /// Whether the server has greeted the client as a replica.
    bool is_of_replica() const { return is_of_replica_; }
    // By the network.

    /// Cuts the connection, and the client learns of it. What is on its way to the server arrives
    /// later by `lag`; without a lag it is dropped.
    void cut(std::optional<nanoseconds> lag);
    /// Cuts the connection in a way drawn at random: what is on its way may be lost from any byte
    /// on, and the client may not learn of the cut before it writes again.
    void cut();
    /// Delivers what has waited, if the way is free again.
    void pump();

    /// Whether the client is told of what changes.
    bool listens() const { return client_open_ && server_open_ && heeds_changes_; }

private:
    enum class content { opening, bytes, end };
    struct parcel {
        nanoseconds when;
        content what;
        std::string bytes{};
    };
    struct pipe {
        bool upwards;
        nanoseconds last{0};
        std::size_t bytes = 0;
        std::deque<parcel> parcels{};

        void clear();
        void keep(std::size_t first_bytes);
    };

    void send(pipe& through, content what, std::string bytes = {});
    void add(pipe& through, content what, std::string bytes, nanoseconds when);
    void pump(pipe& through);
    bool blocked(pipe const& through) const;
    void arrive_at_server(parcel const& what);
    void arrive_at_client(parcel what);
    void serve();
    bool waits_for_replicas(support::simulated_front::words const& command, std::string& answer);
    void look_at(support::simulated_front::words const& command);
    void look_at_refusal(support::simulated_front::words const& command, std::string_view answer);
    void say();
    void client_has_read(std::size_t bytes);
    void forget_at_server();
    void lose(std::optional<nanoseconds> lag);
    void end_at_client();
    template <class Call>
    void tell_client(Call call);

    network& network_;
    std::uint64_t number_;
    std::weak_ptr<process> client_;
    int client_number_;
    host& server_;
    std::weak_ptr<user> user_;
    support::simulated_front front_;
    pipe up_{true};
    pipe down_{false};
    std::size_t capacity_; ///< Of the way up, in bytes.
    bool wants_room_ = false;
    bool client_open_ = true;
    bool server_open_ = true;
    bool half_open_ = false; ///< It has been cut, and the client does not know.
    bool heeds_changes_ = false;
    bool serving_ = false;
    bool waits_ = false; ///< For replicas: until then it serves nothing else.
    bool is_of_replica_ = false;
    /// The last answer of a sentinel to SENTINEL MASTER; none if it has refused that.
    std::optional<named_master> monitored_;
    /// What a sentinel has said, each with the number of bytes after which the client knows it.
    std::deque<std::pair<std::size_t, named_master>> claims_;
    std::size_t bytes_sent_down_ = 0;
    std::size_t bytes_come_down_ = 0;
    std::string said_; ///< What the server has said and not sent yet.
};

} // namespace simulation
