import { stateOf } from './flow-logic.ts';
import type { FlowEvent, FlowLogic, FlowState } from './flow-logic.ts';
import { getAdjacencyMap } from './graph-library.ts';

/** A state that was met, and where its events lead; no events where the state was left before, or is left later. */
export interface Met {
  readonly state: FlowState;
  readonly next: readonly FlowState[];
}

/**
 * After so many events one call of the library postpones the states that it has not left. The library takes the first
 * entry of its queue by `shift`, which copies an array of more than about 16,000 entries each time: in one call the
 * largest model takes three times as long.
 */
const eventsOfOneCall = 8000;

/** What one call of the library meets, which goes on from some states and leaves those that `mayLeave` allows. */
const walkOn = (
  logic: FlowLogic,
  from: readonly FlowState[],
  mayLeave: (state: FlowState, events: number) => boolean,
): Met[] => {
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

/** Every reachable state, breadth first, by as many calls of the library as the size of the model asks for. */
export function* walkStates(logic: FlowLogic): Generator<readonly Met[]> {
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
