// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
//
// Workers with the locks of npm's redlock and redis-semaphore, both over ioredis. Prints one line
// of JSON; compare.py starts it:
//
//     node node_locks.mjs FOLDER LIBRARY WORKLOAD WORKERS SECONDS URLS [--retry-ms MS] [--pipeline]
//                         [--counter FILE] [--start-at SECONDS]
//
// FOLDER is where the packages are: import would look for them next to this file only. FILE has the
// counter that several processes share; the warm-up ends SECONDS after the epoch.
import { openSync, readSync, writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';

const ttl = 10_000;
// The compiler has to see the code run before it optimises it.
const warmUp = 500;

const { values: options, positionals } = parseArgs({
    allowPositionals: true,
    options: {
        'retry-ms': { type: 'string' },
        pipeline: { type: 'boolean', default: false },
        counter: { type: 'string' },
        'start-at': { type: 'string' },
    },
});
const [folder, library, workload, workerText, secondText, ...urls] = positionals;
const workers = Number(workerText);
const seconds = Number(secondText);
const retry = options['retry-ms'] === undefined ? undefined : Number(options['retry-ms']);
if (!['same', 'distinct', 'redlock'].includes(workload) || !(workers > 0) || !(seconds > 0) ||
    urls.length === 0 || (workload === 'redlock') !== (urls.length > 1))
    throw new Error('see the head of this file for the arguments');

const load = createRequire(join(folder, 'package.json'));
const Redis = load('ioredis');
const clients = urls.map((url) => new Redis(url, { enableAutoPipelining: options.pipeline }));

// Each makes a worker's lock: a function that acquires it, and returns one that releases it.
const libraries = {
    redlock() {
        const Redlock = load('redlock').default;
        const settings = { retryCount: -1 }; // its 10 attempts do not do in a crowd
        if (retry !== undefined)
            // In the proportion of its defaults.
            Object.assign(settings, { retryDelay: retry, retryJitter: retry / 2 });
        const locks = new Redlock(clients, settings);
        return (name) => async () => {
            const held = await locks.acquire([name], ttl);
            return () => held.release();
        };
    },
    'redis-semaphore'() {
        const { Mutex, RedlockMutex } = load('redis-semaphore');
        const settings = { lockTimeout: ttl, acquireTimeout: Infinity };
        if (retry !== undefined)
            settings.retryInterval = retry;
        return (name) => {
            const lock = clients.length > 1 ? new RedlockMutex(clients, name, settings)
                                            : new Mutex(clients[0], name, settings);
            return async () => {
                await lock.acquire();
                return () => lock.release();
            };
        };
    },
};

// Notices two workers in the critical section at once: one sees the other, or an update is lost.
class Witness {
    counter = 0;
    passes = 0;
    overlaps = 0;
    inside = false;

    enter() {
        if (this.inside)
            ++this.overlaps;
        this.inside = true;
        return this.counter;
    }

    leave(seenAtEntry) {
        this.counter = seenAtEntry + 1;
        this.inside = false;
        ++this.passes;
    }

    violations() {
        return Math.max(this.passes - this.counter, this.overlaps);
    }
}

// A witness for several processes: a file has the counter. The parent compares it with the passes.
class SharedWitness {
    passes = 0;
    bytes = Buffer.alloc(8);

    constructor(file) {
        this.file = openSync(file, 'r+');
    }

    enter() {
        readSync(this.file, this.bytes, 0, 8, 0);
        return this.bytes.readBigUInt64LE();
    }

    leave(seenAtEntry) {
        this.bytes.writeBigUInt64LE(seenAtEntry + 1n);
        writeSync(this.file, this.bytes, 0, 8, 0);
        ++this.passes;
    }

    violations() {
        return 0;
    }
}

const makeLock = libraries[library]();
const names = workload === 'same' ? 1 : workers;
const witnesses = options.counter ? [new SharedWitness(options.counter)]
                                  : Array.from({ length: names }, () => new Witness());
const served = new Array(workers).fill(0);
let measuring = false;
let stopping = false;

async function work(worker) {
    const name = worker % witnesses.length;
    const acquire = makeLock(`peers-n${name}`);
    const guarded = witnesses[name];
    while (!stopping) {
        const release = await acquire();
        const seen = guarded.enter();
        if (!options.counter) // with several processes there is nobody in this one to yield to
            await new Promise(setImmediate);
        guarded.leave(seen);
        await release();
        if (measuring)
            ++served[worker];
    }
}

async function keepTime() {
    await sleep(options['start-at'] ? Number(options['start-at']) * 1000 - Date.now() : warmUp);
    measuring = true;
    const started = performance.now();
    await sleep(seconds * 1000);
    measuring = false;
    stopping = true;
    return (performance.now() - started) / 1000;
}

const working = Array.from({ length: workers }, (_, worker) => work(worker));
const [measured] = await Promise.all([keepTime(), ...working]);
console.log(JSON.stringify({
    pairs: served.reduce((sum, one) => sum + one, 0),
    seconds: measured,
    passes: witnesses.reduce((sum, one) => sum + one.passes, 0),
    violations: witnesses.reduce((sum, one) => sum + one.violations(), 0),
    served: { min: Math.min(...served), max: Math.max(...served) },
}));
clients.forEach((client) => client.disconnect());
