import { stateOf } from './flow-logic.ts';
import type { FlowEvent, FlowLogic, FlowState } from './flow-logic.ts';
import { getAdjacencyMap } from './graph-library.ts';

/** A visited state, and the states to which its events lead; empty if another call of the library follows the events. */
export interface Visited {
  readonly state: FlowState;
  readonly next: readonly FlowState[];
}

/**
 * After this many events, the remaining states are left to the next call of the library. The library takes the first
 * element of its queue with `shift`, which copies an array of more than about 16,000 elements each time. With a single
 * call, the largest model would take three times as long.
 */
const eventsOfOneCall = 8000;

/**
 * The states that one call of the library visits, beginning with the given states. It continues after a state only if
 * `mayLeave` allows this.
 */
const walkOn = (
  logic: FlowLogic,
  from: readonly FlowState[],
  mayLeave: (state: FlowState, events: number) => boolean,
): Visited[] => {
  const root = stateOf('resumption', null, { kind: 'root' });
  const resumed = from.map((state): FlowEvent => ({ type: `resume ${state.key}`, kind: 'resume', state }));
  let followed = 0;
  const map = getAdjacencyMap(logic, {
    fromState: root,
    serializeState: ({ key }) => key,
    serializeEvent: ({ type }) => type,
    events: (state) => {
      if (state === root) return resumed;
      const events = logic.eventsIn(state);
      followed += events.length;
      return events;
    },
    stopWhen: (state) => state !== root && !mayLeave(state, followed),
  });
  return Object.values(map).flatMap(({ state, transitions }) =>
    state === root ? [] : [{ state, next: Object.values<{ state: FlowState }>(transitions).map((to) => to.state) }],
  );
};

/** Every reachable state, breadth first. Large models need several calls of the library. */
export function* walkStates(logic: FlowLogic): Generator<readonly Visited[]> {
  const left = new Set<string>();
  let postponed = [logic.root];
  while (postponed.length > 0) {
    const from = postponed;
    postponed = [];
    yield walkOn(logic, from, (state, events) => {
      if (left.has(state.key)) return false;
      if (events <= eventsOfOneCall) left.add(state.key);
      else postponed.push(state);
      return left.has(state.key);
    });
  }
}
