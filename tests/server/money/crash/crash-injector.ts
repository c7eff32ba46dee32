/**
 * Loaded before server/main.ts in a test's child process (`node --import`): makes it die of SIGKILL at the n-th place
 * where something becomes or could become lasting: before each writing statement, around each commit of one, and around
 * each call to a gateway. The server itself knows nothing of it. `{ arm: n }` by IPC counts from then on, `{ arm: { at,
 * time } }` only the places whose names hold a text; `{ places }` asks how many were passed.
 */
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';

/** Where to die: at the n-th place from now on, or at a certain one. */
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

/** It does not outlive the test that started it. */
process.on('disconnect', () => process.exit());

const isWrite = (text: string): boolean => /\b(insert into|update "|delete from)/i.test(text);
const isCommit = (text: string): boolean => /^\s*commit/i.test(text);
/** The sandbox's clock and the hourly tidying up are no part of any payment. */
const isAside = (text: string): boolean => /sandbox_state|delete from/.test(text);
const nameOf = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').slice(0, 60);

const textOf = (given: unknown): string => {
  if (typeof given === 'string') return given;
  const { text } = Object(given) as { readonly text?: unknown };
  return typeof text === 'string' ? text : '';
};

type Method = (this: object, ...given: unknown[]) => unknown;

/** Puts another method in the place of one, which is given the original. */
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
