import type { AnyActorRef, AnyMachineSnapshot, EventObject } from 'xstate';
import type { FlowModel, Outcome } from '#machines/common/flow-model.ts';
import { activeNodes } from './library-insides.ts';

interface Named {
  /**
   * A stable name that is unique among the steps of a state: `submit`, `change/empty`, `save=REFUSED`, `after patience
   * in open`.
   */
  readonly name: string;
  readonly event: EventObject;
}
export interface SentStep extends Named {
  readonly kind: 'user' | 'environment';
  readonly payload: object;
}
export interface OutcomeStep extends Named {
  readonly kind: 'outcome';
  readonly actor: string;
  readonly source: string;
  readonly outcomeName: string;
  readonly outcome: Outcome;
}
export interface TimerStep extends Named {
  readonly kind: 'timer';
  readonly delay: string;
}
export type Step = SentStep | OutcomeStep | TimerStep;

/** The actors that run in a state. For each id: the actor's name in `setup`. */
export type LivingActors = ReadonlyMap<string, string>;

export const sourceOf = (actor: AnyActorRef): string => (typeof actor.src === 'string' ? actor.src : '(inline)');

export const outcomeEvent = (id: string, outcome: Outcome): EventObject => {
  if ('output' in outcome) return Object.assign({ type: `xstate.done.actor.${id}`, actorId: id }, outcome);
  if ('error' in outcome) return Object.assign({ type: `xstate.error.actor.${id}`, actorId: id }, outcome);
  return Object.assign({ type: `xstate.snapshot.${id}` }, outcome);
};

/** Every outcome of an actor in the model, as a step. */
export const outcomeSteps = (model: FlowModel, id: string, source: string): OutcomeStep[] =>
  Object.entries(model.outcomes[source] ?? {}).map(([outcomeName, outcome]) => ({
    kind: 'outcome',
    name: `${id}=${outcomeName}`,
    actor: id,
    source,
    outcomeName,
    outcome,
    event: outcomeEvent(id, outcome),
  }));

/** A case of an event of the model, as a step. */
export const sentStep = ({ cases, environment }: FlowModel, type: string, caseName: string): SentStep => {
  const payload = cases[type]?.[caseName];
  if (payload === undefined) throw new Error(`The model has no case ${caseName} of ${type}`);
  return {
    kind: environment[type] === undefined ? 'user' : 'environment',
    name: caseName === 'plain' ? type : `${type}/${caseName}`,
    payload,
    event: { ...payload, type },
  };
};

/** The events that the person or the environment can send in this state. */
const sendableSteps = (model: FlowModel, snapshot: AnyMachineSnapshot, living: LivingActors): SentStep[] => {
  const sources = new Set(living.values());
  return Object.entries(model.cases).flatMap(([type, cases]) => {
    const sender = model.environment[type];
    if (sender !== undefined && sender !== 'outside' && !sources.has(sender)) return [];
    return Object.keys(cases)
      .map((caseName) => sentStep(model, type, caseName))
      .filter(({ event }) => model.possible?.(event, snapshot.context, snapshot) !== false);
  });
};

/** The timers that run in a state. */
export const timerSteps = (snapshot: AnyMachineSnapshot): TimerStep[] =>
  activeNodes(snapshot).flatMap((node) =>
    [...new Map(node.after.map((transition) => [transition.eventType, transition.delay]))].map(([type, delay]) => ({
      kind: 'timer',
      name: `after ${String(delay)} in ${node.path.join('.')}`,
      delay: String(delay),
      event: { type },
    })),
  );

/** Every step that is possible in a state: events of the person and of the environment, outcomes and timers. */
export const possibleSteps = (model: FlowModel, snapshot: AnyMachineSnapshot, living: LivingActors): Step[] => [
  ...sendableSteps(model, snapshot, living),
  ...[...living]
    .flatMap(([id, source]) => outcomeSteps(model, id, source))
    .filter(({ event }) => model.possible?.(event, snapshot.context, snapshot) !== false),
  ...timerSteps(snapshot),
];
