import { customerMoves } from './customer.ts';
import { faultMoves } from './faults.ts';
import { gatewayMoves } from './gateway.ts';
import { createKeys } from './keys.ts';
import type { KeyedWorld } from './keys.ts';
import { brokenIn } from './properties.ts';
import type { Rules } from './rules.ts';
import { shopMoves } from './shop.ts';
import type { Budget, Move, Mover, Setting, Tab, World } from './world.ts';

export interface Scope {
  readonly tabs: number;
  /** The maximum number of actions of the customer; all other steps are explored without such a limit. */
  readonly actions: number;
  readonly budget: Budget;
  readonly setting: Setting;
}

export interface Finding {
  readonly broken: string;
  /** The names of the steps to the state that breaks the property, with as few actions of the customer as possible. */
  readonly trace: readonly string[];
}

export interface Exploration {
  readonly states: number;
  readonly steps: number;
  readonly seconds: number;
  readonly finding: Finding | null;
  /** The exploration found more states than its limit and stopped: it proves nothing about the remaining states. */
  readonly limitHit: boolean;
}

const closed: Tab = { at: 'closed' };

export const startOf = ({ tabs, budget, setting }: Omit<Scope, 'actions'>): World => ({
  tabs: Array.from({ length: tabs }, () => closed),
  kept: null,
  cart: { number: 1, full: true, expired: false },
  orders: [],
  attempts: [],
  records: [],
  work: [],
  mailEntries: [],
  mailbox: [],
  keys: {},
  calls: [],
  handlers: [],
  budget,
  setting,
  broken: null,
});

export const movesOf = (world: World, rules: Rules): Move[] => [
  ...customerMoves(world),
  ...shopMoves(world, rules),
  ...gatewayMoves(world),
  ...faultMoves(world, rules),
];

/** Shop, gateway and time act until everything is settled, even if the customer does nothing more. */
const actsByItself = (by: Mover): boolean => by === 'shop' || by === 'gateway' || by === 'time';

/**
 * The first state from which shop, gateway and time cannot settle everything without the customer; -1 = there is no such
 * state.
 */
function findStuck(
  count: number,
  settledStates: readonly number[],
  from: readonly number[],
  to: readonly number[],
): number {
  const reaches = new Uint8Array(count);
  const first = new Int32Array(count).fill(-1);
  const next = new Int32Array(from.length).fill(-1);
  to.forEach((target, edge) => {
    next[edge] = first[target] ?? -1;
    first[target] = edge;
  });
  const open = [...settledStates];
  for (const state of settledStates) reaches[state] = 1;
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    for (let edge = first[state] ?? -1; edge !== -1; edge = next[edge] ?? -1) {
      const before = from[edge] ?? 0;
      if (reaches[before] === 1) continue;
      reaches[before] = 1;
      open.push(before);
    }
  }
  return reaches.indexOf(0);
}

/**
 * Visits every state of customer, server and gateway together, first by the number of the customer's actions and then
 * breadth first. It stops at the first state that breaks a property, so no counter-example has fewer actions. The search
 * is our own. The graph library can only search breadth first, does not stop early, and keeps an object for each of the
 * millions of steps.
 */
export function exploreProduct(scope: Scope, rules: Rules, limit = 5_000_000): Exploration {
  const started = performance.now();
  const keys = createKeys();
  const numbers = new Map<string, number>();
  const worlds: World[] = [];
  const found: string[] = [];
  const parents: number[] = [];
  const names: string[] = [];
  const [from, to, settledStates]: [number[], number[], number[]] = [[], [], []];
  let steps = 0;

  const place = (world: World, before: KeyedWorld | null, parent: number, name: string): number => {
    const key = keys(world, before);
    const known = numbers.get(key);
    if (known !== undefined) return known;
    const number = worlds.push(world) - 1;
    numbers.set(key, number);
    found.push(key);
    parents.push(parent);
    names.push(name);
    return number;
  };
  const traceTo = (state: number): string[] => {
    const trace: string[] = [];
    for (let at = state; at > 0; at = parents[at] ?? 0) trace.unshift(names[at] ?? '');
    return trace;
  };
  const resultOf = (broken: string | null, state: number): Exploration => ({
    states: worlds.length,
    steps,
    seconds: (performance.now() - started) / 1000,
    finding: broken === null ? null : { broken, trace: traceTo(state) },
    limitHit: worlds.length > limit,
  });

  const walked = new Set<number>();
  let [now, later]: [number[], number[]] = [[place(startOf(scope), null, 0, '')], []];
  for (let actions = 0; actions <= scope.actions && worlds.length <= limit; actions += 1) {
    for (const state of now) {
      const world = worlds[state];
      if (world === undefined || worlds.length > limit) break;
      if (walked.has(state)) continue;
      walked.add(state);
      const before = { world, key: found[state] ?? '' };
      const moves = movesOf(world, rules);
      const isSettled = !moves.some(({ by }) => actsByItself(by));
      if (isSettled) settledStates.push(state);
      const broken = brokenIn(world, isSettled);
      if (broken !== null) return resultOf(broken, state);
      for (const { world: next, by, name } of moves) {
        if (by === 'customer' && actions === scope.actions) continue;
        steps += 1;
        const known = worlds.length;
        const target = place(next, before, state, name);
        if (by !== 'customer' && !walked.has(target)) now.push(target);
        else if (target === known) later.push(target);
        if (!actsByItself(by)) continue;
        from.push(state);
        to.push(target);
      }
    }
    [now, later] = [later, []];
  }
  if (worlds.length > limit) return resultOf(null, 0);
  const stuck = findStuck(worlds.length, settledStates, from, to);
  return stuck === -1 ? resultOf(null, 0) : resultOf('from here, not everything can be settled', stuck);
}
