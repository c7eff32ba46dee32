/**
 * Loaded before the server in a test's child process (`node --import`). It kills the process with SIGKILL at the n-th
 * crash place. Crash places are: before each writing statement, before and after its commit, and before and after each
 * call to a gateway. The server's code needs no change for this. Messages by IPC: after `{ arm: n }` the process is killed
 * at the n-th place, after `{ arm: { at, time } }` at the `time`-th place whose name contains `at`; any other message is
 * answered with the names of the places passed since then.
 */
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';

/** Where to crash: at the n-th place from now on, or at the n-th place whose name contains a text. */
export type Place = number | { readonly at: string; readonly time: number };

let left = Infinity;
let awaited = '';
let passed: string[] = [];

function place(name: string): void {
  passed.push(name);
  if (name.includes(awaited)) left -= 1;
  if (left === 0) process.kill(process.pid, 'SIGKILL');
}

process.on('message', ({ arm }: { arm?: Place }) => {
  if (arm === undefined) process.send?.({ places: passed });
  else {
    left = typeof arm === 'number' ? arm : arm.time;
    awaited = typeof arm === 'number' ? '' : arm.at;
    passed = [];
    process.send?.({ armed: true });
  }
});

/** Ends this process when the test process that started it has ended. */
process.on('disconnect', () => process.exit());

const isWrite = (text: string): boolean => /\b(insert into|update "|delete from)/i.test(text);
const isCommit = (text: string): boolean => /^\s*commit/i.test(text);
/** Statements that do not belong to a payment: the sandbox's clock and housekeeping. */
const isAside = (text: string): boolean => /sandbox_state|delete from/.test(text);
const nameOf = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').slice(0, 60);

const textOf = (given: unknown): string => {
  if (typeof given === 'string') return given;
  const { text } = Object(given) as { readonly text?: unknown };
  return typeof text === 'string' ? text : '';
};

type Method = (this: object, ...given: unknown[]) => unknown;

/** Replaces a method; `replaced` gets the original method. */
function replaceMethod(prototype: object, name: string, replaced: (original: Method) => Method): void {
  const original: unknown = Reflect.get(prototype, name);
  Reflect.set(prototype, name, replaced(original as Method));
}

const written = new WeakSet<object>();
replaceMethod(
  Client.prototype,
  'query',
  (query) =>
    function patched(...given) {
      const text = textOf(given[0]);
      if (isCommit(text) && written.delete(this)) {
        place('before commit');
        const committed = query.apply(this, given);
        return committed instanceof Promise ? committed.finally(() => place('after commit')) : committed;
      }
      if (isWrite(text) && !isAside(text)) {
        written.add(this);
        place(`before ${nameOf(text)}`);
      }
      return query.apply(this, given);
    },
);

replaceMethod(
  PGlite.prototype,
  'execProtocolRaw',
  (execute) =>
    function patched(...given) {
      const [message] = given;
      const text = message instanceof Uint8Array ? Buffer.from(message).toString('latin1') : '';
      if ((isWrite(text) || /commit/i.test(text)) && !isAside(text)) place(`before ${nameOf(text)}`);
      return execute.apply(this, given);
    },
);

const { fetch } = globalThis;
globalThis.fetch = async (...given) => {
  place('before the gateway');
  const answer = await fetch(...given);
  place('after the gateway');
  return answer;
};
