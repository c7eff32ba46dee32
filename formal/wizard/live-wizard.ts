import { createActor, isMachineSnapshot } from 'xstate';
import type { ActorRefFrom, AnyActorRef, AnyMachineSnapshot, AnyStateMachine, EventObject, Snapshot } from 'xstate';
import type { cardApplicationMachine } from '#machines/card-application/card-application/card-application.machine.ts';
import type { CardApplicationInput } from '#machines/card-application/card-application/card-application.types.ts';
import { timerSteps } from '../exploration/steps.ts';
import { isCallSnapshot, withAnsweredCalls } from './answered-call.ts';

export type Wizard = ActorRefFrom<typeof cardApplicationMachine>;
export type WizardSnapshot = ReturnType<Wizard['getSnapshot']>;

export interface StartedCall {
  readonly name: string;
  readonly input: unknown;
}

export interface PendingCall extends StartedCall {
  readonly actor: AnyActorRef;
}

export interface RunningTimer {
  /** `after debounce in personalData.settling` */
  readonly name: string;
  readonly actor: AnyActorRef;
  readonly event: EventObject;
}

/** A wizard at one moment of a run. It is not running, and can be continued several times. */
export type KeptWizard = Snapshot<unknown>;

export interface LiveWizard {
  readonly wizard: Wizard;
  /** The calls that were started since the last call of this function, or since the wizard was opened or continued. */
  readonly takeStarted: () => readonly StartedCall[];
  readonly errors: readonly unknown[];
}

export interface Wizards {
  readonly open: (input: CardApplicationInput) => LiveWizard;
  readonly resume: (kept: KeptWizard) => LiveWizard;
}

/** A timer is a step of the exploration, so that the time never runs out by itself. */
const stoppedClock = { setTimeout: () => 0, clearTimeout: () => undefined };

/** Opens and continues a wizard with its real child machines; `machine` may be a changed machine. */
export const createWizards = (machine: AnyStateMachine): Wizards => {
  let started: StartedCall[] = [];
  let isResuming = false;
  const real = withAnsweredCalls(machine, (name, input) => {
    if (!isResuming) started.push({ name, input });
  });
  const transition = real.transition.bind(real);
  // A child machine that is continued reports its snapshot once more; the wizard knows this snapshot already.
  real.transition = (snapshot, event, scope) =>
    isResuming && event.type.startsWith('xstate.snapshot.') ? snapshot : transition(snapshot, event, scope);

  const run = (options: { readonly input: CardApplicationInput } | { readonly snapshot: KeptWizard }): LiveWizard => {
    started = [];
    const errors: unknown[] = [];
    isResuming = 'snapshot' in options;
    const wizard = createActor(real, { ...options, clock: stoppedClock }) as unknown as Wizard;
    wizard.subscribe({ error: (error) => errors.push(error) });
    wizard.start();
    isResuming = false;
    return { wizard, takeStarted: () => started.splice(0), errors };
  };
  return { open: (input) => run({ input }), resume: (snapshot) => run({ snapshot }) };
};

const childrenOf = (snapshot: AnyMachineSnapshot): [string, AnyActorRef][] => {
  const children: Readonly<Record<string, AnyActorRef | undefined>> = snapshot.children;
  return Object.entries(children).flatMap(([id, child]) => (child === undefined ? [] : [[id, child]]));
};

interface RunningMachine {
  /** `''` for the wizard, otherwise for example `applicationSave.tokenization`. */
  readonly path: string;
  readonly actor: AnyActorRef;
  readonly snapshot: AnyMachineSnapshot;
}

/** The wizard and all machines that run in it. */
export const machinesIn = (actor: AnyActorRef, path = ''): RunningMachine[] => {
  const snapshot: unknown = actor.getSnapshot();
  if (!isMachineSnapshot(snapshot) || snapshot.status !== 'active') return [];
  const inner = childrenOf(snapshot).flatMap(([id, child]) => machinesIn(child, path === '' ? id : `${path}.${id}`));
  return [{ path, actor, snapshot }, ...inner];
};

/** The calls that wait for an answer, and the sources of events. */
export const pendingCalls = (machines: readonly RunningMachine[]): PendingCall[] =>
  machines.flatMap(({ path, snapshot }) =>
    childrenOf(snapshot).flatMap(([id, actor]) => {
      const call: unknown = actor.getSnapshot();
      if (!isCallSnapshot(call) || call.status !== 'active') return [];
      return [{ name: path === '' ? id : `${path}.${id}`, input: call.input, actor }];
    }),
  );

export const runningTimers = (machines: readonly RunningMachine[]): RunningTimer[] =>
  machines.flatMap(({ path, actor, snapshot }) =>
    timerSteps(snapshot).map(({ delay, event }) => ({ name: `after ${delay} in ${path}`, actor, event })),
  );
