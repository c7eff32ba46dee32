import { customerMoves } from './customer.ts';
import type { Press } from './customer.ts';
import { faultMoves } from './faults.ts';
import { oldSystemMoves } from './old-system.ts';
import { brokenIn } from './properties.ts';
import type { Rules } from './rules.ts';
import { shopMoves } from './shop.ts';
import { balanceAtFirst, keyOf } from './world.ts';
import type { Budget, Move, World } from './world.ts';

export interface Scope {
  /** The possible presses. */
  readonly presses: readonly Press[];
  /** The maximum number of presses in total. */
  readonly actions: number;
  readonly budget: Budget;
}

export interface Exploration {
  readonly states: number;
  readonly steps: number;
  /** The broken property, and the names of the steps to it, as few as possible; null = no property was broken. */
  readonly finding: { readonly broken: string; readonly trace: readonly string[] } | null;
}

const startOf = ({ budget }: Scope): World => ({
  balance: balanceAtFirst,
  put: balanceAtFirst,
  decided: {},
  transfers: [],
  wallets: [0, 0],
  ledger: [],
  work: [],
  mails: [],
  calls: [],
  handlers: [],
  strays: [],
  budget,
  broken: null,
});

interface Visited {
  readonly world: World;
  readonly actions: number;
  readonly parent: number;
  readonly name: string;
}

const actsByItself = ({ by }: Move): boolean => by === 'shop' || by === 'old system';

/** The first state from which no settled state can be reached without the customer; -1 = there is no such state. */
function findStuck(count: number, settledStates: readonly number[], edges: readonly (readonly [number, number])[]) {
  const before = Map.groupBy(edges, ([, to]) => to);
  const reaches = new Set(settledStates);
  const left = [...settledStates];
  for (let state = left.pop(); state !== undefined; state = left.pop())
    for (const [from] of before.get(state) ?? []) {
      if (reaches.has(from)) continue;
      reaches.add(from);
      left.push(from);
    }
  for (let state = 0; state < count; state += 1) if (!reaches.has(state)) return state;
  return -1;
}

/** Visits every state of customers, shop and old card system together, breadth first, until a property is broken. */
export function exploreTransfers(scope: Scope, rules: Rules, limit = 400_000): Exploration {
  const visited: Visited[] = [];
  const places = new Map<string, number>();
  const edges: [number, number][] = [];
  const settledStates: number[] = [];
  let steps = 0;

  const visit = (world: World, actions: number, parent: number, name: string): number => {
    const key = `${actions} ${keyOf(world)}`;
    const known = places.get(key);
    if (known !== undefined) return known;
    const place = visited.push({ world, actions, parent, name }) - 1;
    places.set(key, place);
    return place;
  };
  const resultOf = (broken: string | null, state: number): Exploration => {
    const trace: string[] = [];
    for (let at = state; at > 0; at = visited[at]?.parent ?? 0) trace.unshift(visited[at]?.name ?? '');
    return { states: visited.length, steps, finding: broken === null ? null : { broken, trace } };
  };

  visit(startOf(scope), 0, 0, '');
  for (let place = 0; place < visited.length; place += 1) {
    const state = visited[place];
    if (state === undefined || visited.length > limit) throw new Error(`expected at most ${limit} states`);
    const { world, actions } = state;
    const own = [...shopMoves(world, rules), ...oldSystemMoves(world, rules)];
    if (own.length === 0) settledStates.push(place);
    const broken = brokenIn(world, own.length === 0);
    if (broken !== null) return resultOf(broken, place);
    const pressed = customerMoves(world, actions < scope.actions ? scope.presses : []);
    for (const move of [...own, ...pressed, ...faultMoves(world)]) {
      steps += 1;
      const isPress = move.world.calls.length > world.calls.length;
      const target = visit(move.world, actions + (isPress ? 1 : 0), place, move.name);
      if (actsByItself(move)) edges.push([place, target]);
    }
  }
  const stuck = findStuck(visited.length, settledStates, edges);
  return stuck === -1 ? resultOf(null, 0) : resultOf('from here, not everything can be settled', stuck);
}
