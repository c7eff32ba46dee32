import { createActor } from 'xstate';
import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import type { FlowModel } from '#machines/common/flow-model.ts';
import { endWith, withControlledActors } from '../exploration/controlled-logic.ts';
import type { Step } from '../exploration/steps.ts';
import { createControlledClock } from './controlled-clock.ts';

export interface StartRecord {
  readonly source: string;
  readonly id: string;
  readonly input: unknown;
}

/** A live actor; a path controls its child actors and timers. */
export interface LiveRun {
  readonly actor: AnyActorRef;
  readonly snapshot: () => AnyMachineSnapshot;
  /** The actors started since the last call. */
  readonly takeStarted: () => StartRecord[];
  /** The errors that the actor's error observer has received. */
  readonly errors: readonly unknown[];
  /** Takes a step: sends an event, or ends an actor or a timer. */
  readonly take: (step: Step) => void;
  readonly stop: () => void;
}

/** The actors that have ended while the state that invoked them is still active. */
export const endedIn = (snapshot: AnyMachineSnapshot): Set<string> => {
  const children: Readonly<Record<string, AnyActorRef | undefined>> = snapshot.children;
  return new Set(
    Object.entries(children).flatMap(([id, child]) => {
      const own: unknown = child?.getSnapshot();
      const isActive = typeof own === 'object' && own !== null && 'status' in own && own.status === 'active';
      return isActive ? [] : [id];
    }),
  );
};

/** Starts a machine of a model with one of its inputs; `inspect` gets all inspection events. */
export const startLive = (
  model: FlowModel,
  input: unknown,
  inspect: (event: InspectionEvent) => void = () => undefined,
): LiveRun => {
  const started: StartRecord[] = [];
  const errors: unknown[] = [];
  const clock = createControlledClock();
  const machine = withControlledActors(model.machine, (source, id, given) =>
    started.push({ source, id, input: given }),
  );
  const actor = createActor(machine, { clock, input, inspect });
  actor.subscribe({ error: (error) => errors.push(error) });
  actor.start();
  return {
    actor,
    errors,
    snapshot: () => actor.getSnapshot(),
    takeStarted: () => started.splice(0),
    stop: () => actor.stop(),
    take(step) {
      if (step.kind === 'timer') return clock.runOut(actor, step.event.type);
      if (step.kind !== 'outcome') return actor.send(step.event);
      const children: Readonly<Record<string, AnyActorRef | undefined>> = actor.getSnapshot().children;
      const child = children[step.actor];
      if (child === undefined)
        throw new Error(`Expected a living actor ${step.actor} for ${step.outcomeName}, found none`);
      child.send(endWith(step.outcome));
    },
  };
};
