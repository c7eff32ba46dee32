import * as v from 'valibot';
import { briefMemo } from '../../platform/cache/brief-memo.ts';
import type { Database } from '../../platform/db/database.ts';
import { eq, inArray } from '../../platform/db/orm.ts';
import { sandboxState } from '../../platform/db/schema.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { readFault } from './fault.ts';
import type { Fault } from './fault.ts';

/** A fault that is injected into an endpoint: `once` into the next call only, `always` until it is removed. */
export const BoardFault = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(100)),
  fault: v.pipe(
    v.string(),
    v.check((text) => readFault(text) !== undefined, 'is no fault'),
  ),
  times: v.optional(v.picklist(['once', 'always']), 'once'),
});
export type BoardFault = v.InferOutput<typeof BoardFault>;

/** The movable clock and the fault board. Each instance on a database takes over a change within 250 ms. */
export interface Sandbox {
  readonly clock: Clock;
  /** Takes over the changes of other instances; reads the database at most every 200 ms. */
  follow(): Promise<void>;
  /** The clock's difference from the real time, in milliseconds. */
  offset(): number;
  /** Sets the clock's difference from the real time, in milliseconds. */
  moveClock(offset: number): Promise<void>;
  faults(): readonly BoardFault[];
  setFaults(faults: readonly BoardFault[]): Promise<void>;
  /** The faults for a call; `once` faults are removed. */
  takeFaults(endpointName: string): Promise<Fault[]>;
}

interface State {
  readonly clockOffset: number;
  readonly faults: readonly BoardFault[];
}

const followMilliseconds = 200;
const Offset = v.fallback(v.number(), 0);
const Faults = v.fallback(v.array(BoardFault), []);
const names = ['clockOffset', 'faults'] as const;

async function read(database: Database): Promise<State> {
  const rows = await database
    .select()
    .from(sandboxState)
    .where(inArray(sandboxState.name, [...names]));
  const values = new Map(rows.map(({ name, value }) => [name, value]));
  return { clockOffset: v.parse(Offset, values.get('clockOffset')), faults: v.parse(Faults, values.get('faults')) };
}

async function write(database: Database, name: (typeof names)[number], value: unknown): Promise<void> {
  await database
    .insert(sandboxState)
    .values({ name, value })
    .onConflictDoUpdate({ target: sandboxState.name, set: { value } });
}

/** Removes the matching `once` faults under a lock, so that only one instance applies each of them. */
const takeFromBoard = (database: Database, endpointName: string): Promise<readonly BoardFault[]> =>
  database.transaction(async (transaction) => {
    const [row] = await transaction.select().from(sandboxState).where(eq(sandboxState.name, 'faults')).for('update');
    const board = v.parse(Faults, row?.value);
    const taken = board.filter(({ endpoint }) => endpoint === endpointName);
    const left = board.filter((fault) => !taken.includes(fault) || fault.times === 'always');
    if (left.length < board.length) await write(transaction, 'faults', left);
    return taken;
  });

/**
 * The state that this instance has read last. A read that began before this instance's own change does not overwrite the
 * change.
 */
class FollowedState {
  readonly #database: Database;
  readonly #memo = briefMemo<State>(followMilliseconds);
  #version = 0;
  #following = false;
  current: State;

  constructor(database: Database, current: State) {
    this.#database = database;
    this.current = current;
  }

  async follow(): Promise<void> {
    const begun = this.#version;
    const state = await this.#memo.get(() => read(this.#database));
    if (begun === this.#version) this.current = state;
  }

  /** Starts `follow` without waiting for it, because reading the clock must not wait, especially in a transaction. */
  followInBackground(): void {
    if (this.#following) return;
    this.#following = true;
    this.follow()
      .catch(() => undefined)
      .finally(() => {
        this.#following = false;
      });
  }

  outdate(): void {
    this.#version += 1;
    this.#memo.forget();
  }

  async change(name: (typeof names)[number], value: unknown): Promise<void> {
    await write(this.#database, name, value);
    this.outdate();
    await this.follow();
  }
}

/** The sandbox of one instance; its clock is `base` plus the offset in the database. */
export async function createSandbox(database: Database, base: Clock): Promise<Sandbox> {
  const state = new FollowedState(database, await read(database));
  const clock: Clock = {
    now() {
      state.followInBackground();
      return new Date(base.now().getTime() + state.current.clockOffset);
    },
    follow: () => state.follow(),
  };
  return {
    clock,
    follow: () => state.follow(),
    offset: () => state.current.clockOffset,
    moveClock: (offset) => state.change('clockOffset', offset),
    faults: () => state.current.faults,
    setFaults: (faults) => state.change('faults', faults),
    async takeFaults(endpointName) {
      if (!state.current.faults.some(({ endpoint }) => endpoint === endpointName)) return [];
      const taken = await takeFromBoard(database, endpointName);
      state.outdate();
      return taken.flatMap(({ fault }) => readFault(fault) ?? []);
    },
  };
}
