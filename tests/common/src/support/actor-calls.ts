import { createActor, toPromise, type AnyActorLogic, type AnyStateMachine } from 'xstate';
import { provideConfirmation, type Perform } from '#common/confirmation/confirmation.actors.ts';
import type { Shop } from '#runtime/shop.ts';
import { recordingShop } from './recording-shop.ts';

/** One use of a flow's actor: its input, its calls, and its output. */
export interface ActorCalls {
  readonly input?: unknown;
  /** The calls in their order, each with its options except the signal. */
  readonly sends: readonly (readonly [name: string, options?: object])[];
  /** For each name of a call: the response. Any other call gets {@link answerOf}. */
  readonly answers?: Readonly<Record<string, unknown>>;
  /** The output; absent = it is not compared, for example because the call has no response. */
  readonly gets?: unknown;
  /** The calls are not aborted when the flow leaves the state that made them. */
  readonly goesOn?: boolean;
  /** The calls that go on, because later flows use their answers too; all others are aborted. */
  readonly shares?: readonly string[];
}

export interface FlowCalls {
  readonly provide: (shop: Shop) => AnyStateMachine;
  /** For each actor: its uses. Null = the actor is another flow or makes no calls, and has a test of its own. */
  readonly actors: Readonly<Record<string, ActorCalls | readonly ActorCalls[] | null>>;
}

export const answerOf = (name: string) => ({ answerOf: name });

/** A use of an actor whose output is the unchanged response. */
export const reads = (name: string, options: object = {}, more: Partial<ActorCalls> = {}): ActorCalls => ({
  sends: [[name, options]],
  gets: answerOf(name),
  ...more,
});

/** A use of an actor whose output is not compared. */
export const does = (name: string, options: object = {}, more: Partial<ActorCalls> = {}): ActorCalls => ({
  sends: [[name, options]],
  ...more,
});

export const actorsOf = ({ provide }: FlowCalls): string[] =>
  Object.keys(provide(recordingShop({}).shop).implementations.actors);

function start({ provide }: FlowCalls, actor: string, input: unknown, shop: Shop) {
  const logic = provide(shop).implementations.actors[actor] as AnyActorLogic;
  return createActor(logic, { input }).start();
}

const answersOf = ({ sends, answers }: ActorCalls) => ({
  ...Object.fromEntries(sends.map(([name]) => [name, answerOf(name)])),
  ...answers,
});

/** Runs an actor to its end. Returns its calls without their signals, its output, and the signals. */
export async function runActor(flow: FlowCalls, actor: string, use: ActorCalls) {
  const { shop, calls } = recordingShop(answersOf(use));
  const output: unknown = await toPromise(start(flow, actor, use.input, shop));
  const sent = calls.map(({ name, options: { signal: _, ...options } }) => [name, options]);
  return { sent, output, signals: calls.map(({ options: { signal } }) => signal) };
}

/**
 * Stops an actor while the call at this position has no response. Returns whether the call was aborted before the stop,
 * and whether it was aborted after the stop.
 */
export async function leaveActor(flow: FlowCalls, actor: string, use: ActorCalls, place: number) {
  const { shop, calls } = recordingShop(answersOf(use));
  const made = Promise.withResolvers<void>();
  const call: Shop['call'] = (endpoint, options) => {
    const answer = shop.call(endpoint, options);
    if (calls.length - 1 !== place) return answer;
    made.resolve();
    return new Promise<never>(() => {});
  };
  const running = start(flow, actor, use.input, { ...shop, call });
  await made.promise;
  const isEnded = () => calls[place]?.options.signal?.aborted;
  const before = isEnded();
  running.stop();
  return [before, isEnded()];
}

/** The flow that asks a question, with the action that it performs after the question is confirmed. */
export const performs = (perform: (shop: Shop) => Perform, name: string, options: object): FlowCalls => ({
  provide: (shop) => provideConfirmation(shop, perform(shop)),
  actors: { perform: does(name, options) },
});

/** A page that shows a single resource. */
export const shows = (provide: FlowCalls['provide'], fetchResource: ActorCalls): FlowCalls => ({
  provide,
  actors: { fetchResource },
});
