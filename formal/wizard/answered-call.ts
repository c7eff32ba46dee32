import { StateMachine } from 'xstate';
import type { ActorLogic, AnyStateMachine, EventObject, Snapshot } from 'xstate';
import type { Outcome } from '#machines/common/flow-model.ts';

/** A call that waits for its answer. Its input is part of the snapshot, as in the promise actors of XState. */
interface CallSnapshot {
  readonly status: Snapshot<unknown>['status'];
  readonly output: unknown;
  readonly error: unknown;
  readonly input: unknown;
}

interface AnswerEvent extends EventObject {
  readonly type: 'formal.answer';
  readonly outcome: Outcome;
}

export const answerWith = (outcome: Outcome): AnswerEvent => ({ type: 'formal.answer', outcome });

const isAnswer = (event: EventObject): event is AnswerEvent => event.type === 'formal.answer';

const answered = (snapshot: CallSnapshot, outcome: Outcome): CallSnapshot => {
  if ('output' in outcome) return { ...snapshot, status: 'done', output: outcome.output };
  return 'error' in outcome ? { ...snapshot, status: 'error', error: outcome.error } : snapshot;
};

/** The name of a call with the ids of the machines around it: `applicationSave.attachmentUpload.upload`. */
type OnStart = (name: string, input: unknown) => void;

type CallLogic = ActorLogic<CallSnapshot & Snapshot<unknown>, EventObject, unknown>;

const answeredCall = (name: string, onStart: OnStart): CallLogic =>
  ({
    getInitialSnapshot: (_, input) => ({ status: 'active', output: undefined, error: undefined, input }),
    transition: (snapshot, event) => (isAnswer(event) ? answered(snapshot, event.outcome) : snapshot),
    getPersistedSnapshot: (snapshot) => snapshot,
    start: ({ input }) => onStart(name, input),
  }) as CallLogic;

export const isCallSnapshot = (snapshot: unknown): snapshot is CallSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && 'input' in snapshot && !('value' in snapshot);

/**
 * Keeps and restores the context as it is. XState would search all of it for actors, but a context is plain data, and
 * the search would take most of the time of an exploration.
 */
const withPlainContext = (machine: AnyStateMachine): AnyStateMachine => {
  const keep = machine.getPersistedSnapshot.bind(machine);
  const restore = machine.restoreSnapshot.bind(machine);
  machine.getPersistedSnapshot = (snapshot, options) =>
    Object.assign(keep(Object.assign({ ...snapshot }, { context: {} }), options), { context: snapshot.context });
  machine.restoreSnapshot = (snapshot, scope) => {
    const context: unknown = 'context' in snapshot ? snapshot.context : {};
    return Object.assign(restore(Object.assign({ ...snapshot }, { context: {} }), scope), { context });
  };
  return machine;
};

/**
 * The machine with its real child machines, in which each call waits until it is answered. The logic is our own, because
 * a running promise can be neither answered at once nor copied.
 */
export const withAnsweredCalls = (machine: AnyStateMachine, onStart: OnStart, prefix = ''): AnyStateMachine => {
  const actors = Object.entries(machine.implementations.actors ?? {}).map(([source, logic]) => [
    source,
    logic instanceof StateMachine
      ? withAnsweredCalls(logic, onStart, `${prefix}${source}.`)
      : answeredCall(`${prefix}${source}`, onStart),
  ]);
  return withPlainContext(machine.provide({ actors: Object.fromEntries(actors) }));
};
