// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/simulated_lua.hpp"

#include "support/simulated_commands.hpp"

#include <cmath>
#include <cstdio>
#include <exception>
#include <functional>
#include <limits>
#include <lua.hpp>
#include <map>
#include <new>

namespace support {

namespace {

using type = redis_value::type;

// Lua raises an error by longjmp, past the C++ functions that it has called. None of them may have
// an object with a destructor then, so the words and the reply of a call are members of this.
class interpreter {
public:
    interpreter();
    ~interpreter() { lua_close(lua_); }
    interpreter(interpreter const&) = delete;
    interpreter& operator=(interpreter const&) = delete;

    redis_value run(script_host& host, std::string_view source,
                    std::vector<std::string> const& keys,
                    std::vector<std::string> const& arguments);

private:
    static interpreter& of(lua_State* lua);
    static int call(lua_State* lua);
    static int pcall(lua_State* lua);
    static int read_global(lua_State* lua);
    static int write_global(lua_State* lua);

    void add_function(char const* name, lua_CFunction function);
    void forget(char const* library, char const* function);
    bool compile(std::string_view source);
    void set_list(char const* name, std::vector<std::string> const& list);
    void call_host();
    redis_value call_with_arguments();
    void push(redis_value const& value);
    redis_value converted();
    redis_value converted_table();
    bool has_text(char const* field);
    std::string text() const;

    lua_State* lua_ = luaL_newstate();
    script_host* host_ = nullptr;
    std::vector<std::string> words_;
    redis_value reply_;
    std::map<std::string, int, std::less<>> compiled_;
};

interpreter::interpreter()
{
    if (!lua_)
        throw std::bad_alloc{};
    for (luaL_Reg const& library :
         {luaL_Reg{"", luaopen_base}, luaL_Reg{LUA_TABLIBNAME, luaopen_table},
          luaL_Reg{LUA_STRLIBNAME, luaopen_string}, luaL_Reg{LUA_MATHLIBNAME, luaopen_math}}) {
        lua_pushcfunction(lua_, library.func);
        lua_pushstring(lua_, library.name);
        lua_call(lua_, 1, 0);
    }
    for (auto const* const name : {"dofile", "loadfile", "print"})
        forget("_G", name);
    // Redis has these, in its own way; no script of ours needs them.
    forget(LUA_MATHLIBNAME, "random");
    forget(LUA_MATHLIBNAME, "randomseed");
    forget("_G", LUA_COLIBNAME);

    lua_newtable(lua_);
    add_function("call", call);
    add_function("pcall", pcall);
    lua_setglobal(lua_, "redis");
    set_list("KEYS", {});
    set_list("ARGV", {});

    lua_pushvalue(lua_, LUA_GLOBALSINDEX);
    lua_newtable(lua_);
    add_function("__index", read_global);
    add_function("__newindex", write_global);
    lua_setmetatable(lua_, -2);
    lua_settop(lua_, 0);
}

void interpreter::add_function(char const* name, lua_CFunction function)
{
    lua_pushlightuserdata(lua_, this);
    lua_pushcclosure(lua_, function, 1);
    lua_setfield(lua_, -2, name);
}

void interpreter::forget(char const* library, char const* function)
{
    lua_getglobal(lua_, library);
    lua_pushnil(lua_);
    lua_setfield(lua_, -2, function);
    lua_pop(lua_, 1);
}

interpreter& interpreter::of(lua_State* lua)
{
    return *static_cast<interpreter*>(lua_touserdata(lua, lua_upvalueindex(1)));
}

int interpreter::call(lua_State* lua)
{
    auto& self = of(lua);
    self.call_host();
    return self.reply_.is_error() ? lua_error(lua) : 1;
}

int interpreter::pcall(lua_State* lua)
{
    of(lua).call_host();
    return 1;
}

// In Redis, too, a script fails that reads or sets an undeclared global variable.
int interpreter::read_global(lua_State* lua)
{
    return luaL_error(lua, "Script attempted to access nonexistent global variable '%s'",
                      lua_tostring(lua, 2));
}

int interpreter::write_global(lua_State* lua)
{
    return luaL_error(lua, "Attempt to modify a readonly table");
}

void interpreter::call_host()
{
    try {
        reply_ = call_with_arguments();
    } catch (std::exception const& error) {
        reply_ = simulated_error(std::string{"ERR "} + error.what());
    }
    lua_settop(lua_, 0);
    push(reply_);
}

redis_value interpreter::call_with_arguments()
{
    auto const count = lua_gettop(lua_);
    if (count == 0)
        return simulated_error("ERR Please specify at least one argument for this redis lib call");
    words_.resize(static_cast<std::size_t>(count));
    for (int i = 1; i <= count; ++i) {
        auto& word = words_[static_cast<std::size_t>(i - 1)];
        if (lua_type(lua_, i) == LUA_TNUMBER) {
            // Lua's own conversion would lose digits.
            char digits[64];
            auto const size = std::snprintf(digits, sizeof digits, "%.17g", lua_tonumber(lua_, i));
            word.assign(digits, static_cast<std::size_t>(size));
        } else if (lua_type(lua_, i) == LUA_TSTRING) {
            std::size_t size = 0;
            auto const* const text = lua_tolstring(lua_, i, &size);
            word.assign(text, size);
        } else {
            return simulated_error(
                "ERR Lua redis lib command arguments must be strings or integers");
        }
    }
    return host_->call(words_);
}

void interpreter::push(redis_value const& value)
{
    luaL_checkstack(lua_, 4, "a reply is nested too deeply");
    switch (value.kind) {
    case type::nil:
        lua_pushboolean(lua_, 0);
        break;
    case type::integer:
        lua_pushnumber(lua_, static_cast<lua_Number>(value.integer));
        break;
    case type::string:
        lua_pushlstring(lua_, value.text.data(), value.text.size());
        break;
    case type::status:
    case type::error:
        lua_createtable(lua_, 0, 1);
        lua_pushlstring(lua_, value.text.data(), value.text.size());
        lua_setfield(lua_, -2, value.is_error() ? "err" : "ok");
        break;
    case type::array:
        lua_createtable(lua_, static_cast<int>(value.elements.size()), 0);
        for (int i = 0; auto const& element : value.elements) {
            push(element);
            lua_rawseti(lua_, -2, ++i);
        }
        break;
    }
}

redis_value interpreter::run(script_host& host, std::string_view source,
                             std::vector<std::string> const& keys,
                             std::vector<std::string> const& arguments)
{
    lua_settop(lua_, 0);
    if (!compile(source))
        return simulated_error("ERR Error compiling script (new function): " + text());
    set_list("KEYS", keys);
    set_list("ARGV", arguments);
    host_ = &host;
    bool const failed = lua_pcall(lua_, 0, 1, 0) != 0;
    host_ = nullptr;
    if (failed && !(lua_istable(lua_, -1) && has_text("err")))
        return simulated_error("ERR " + text());
    return converted();
}

/// Leaves the function on the stack, or a message.
bool interpreter::compile(std::string_view source)
{
    if (auto const known = compiled_.find(source); known != compiled_.end()) {
        lua_rawgeti(lua_, LUA_REGISTRYINDEX, known->second);
        return true;
    }
    if (luaL_loadbuffer(lua_, source.data(), source.size(), "@user_script") != 0)
        return false;
    lua_pushvalue(lua_, -1);
    compiled_.emplace(source, luaL_ref(lua_, LUA_REGISTRYINDEX));
    return true;
}

void interpreter::set_list(char const* name, std::vector<std::string> const& list)
{
    lua_createtable(lua_, static_cast<int>(list.size()), 0);
    for (int i = 0; auto const& text : list) {
        lua_pushlstring(lua_, text.data(), text.size());
        lua_rawseti(lua_, -2, ++i);
    }
    lua_setglobal(lua_, name);
}

/// What is on the top of the stack, which it removes.
redis_value interpreter::converted()
{
    redis_value value;
    switch (lua_type(lua_, -1)) {
    case LUA_TSTRING:
        value = {type::string, 0, text(), {}};
        break;
    case LUA_TNUMBER: {
        auto const number = std::trunc(lua_tonumber(lua_, -1));
        bool const fits = number >= -0x1p63 && number < 0x1p63;
        value = {type::integer,
                 fits ? static_cast<std::int64_t>(number)
                      : std::numeric_limits<std::int64_t>::min(),
                 {},
                 {}};
        break;
    }
    case LUA_TBOOLEAN:
        if (lua_toboolean(lua_, -1) != 0)
            value = {type::integer, 1, {}, {}};
        break;
    case LUA_TTABLE:
        value = converted_table();
        break;
    default:
        break;
    }
    lua_pop(lua_, 1);
    return value;
}

redis_value interpreter::converted_table()
{
    if (lua_checkstack(lua_, 4) == 0)
        return simulated_error("ERR reached lua stack limit");
    redis_value value{type::array, 0, {}, {}};
    if (has_text("err") || has_text("ok")) {
        value = {has_text("err") ? type::error : type::status, 0, {}, {}};
        lua_getfield(lua_, -1, value.is_error() ? "err" : "ok");
        value.text = text();
        lua_pop(lua_, 1);
        return value;
    }
    for (int i = 1;; ++i) {
        lua_rawgeti(lua_, -1, i);
        if (lua_isnil(lua_, -1))
            break;
        value.elements.push_back(converted());
    }
    lua_pop(lua_, 1);
    return value;
}

/// Whether the table on the top of the stack has a text of that name.
bool interpreter::has_text(char const* field)
{
    lua_pushstring(lua_, field);
    lua_rawget(lua_, -2);
    bool const found = lua_type(lua_, -1) == LUA_TSTRING;
    lua_pop(lua_, 1);
    return found;
}

/// The text on the top of the stack.
std::string interpreter::text() const
{
    std::size_t size = 0;
    auto const* const text = lua_tolstring(lua_, -1, &size);
    return text ? std::string{text, size} : std::string{"no text"};
}

} // namespace

redis_value run_script(script_host& host, std::string_view source,
                       std::vector<std::string> const& keys,
                       std::vector<std::string> const& arguments)
{
    thread_local interpreter lua;
    return lua.run(host, source, keys, arguments);
}

} // namespace support
