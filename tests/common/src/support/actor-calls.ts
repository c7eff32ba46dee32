import { createActor, toPromise, type AnyActorLogic, type AnyStateMachine } from 'xstate';
import { provideConfirmation, type Perform } from '#common/confirmation/confirmation.actors.ts';
import type { Shop } from '#runtime/shop.ts';
import { recordingShop } from './recording-shop.ts';

/** One use of an actor of a flow: what it is given, what it sends, and what the flow gets. */
export interface ActorCalls {
  readonly input?: unknown;
  /** The calls in their order, each with its options beside the signal. */
  readonly sends: readonly (readonly [name: string, options?: object])[];
  /** The answers to calls by their names; any other call is answered with {@link answerOf}. */
  readonly answers?: Readonly<Record<string, unknown>>;
  /** By default it is not compared, as that of a call without an answer. */
  readonly gets?: unknown;
  /** The calls are not ended when the flow leaves the state that made them. */
  readonly goesOn?: boolean;
}

export interface FlowCalls {
  readonly provide: (shop: Shop) => AnyStateMachine;
  /** Null: another flow or an actor without calls, whose own test has it. */
  readonly actors: Readonly<Record<string, ActorCalls | readonly ActorCalls[] | null>>;
}

export const answerOf = (name: string) => ({ answerOf: name });

/** The flow gets the answer as it is. */
export const reads = (name: string, options: object = {}, more: Partial<ActorCalls> = {}): ActorCalls => ({
  sends: [[name, options]],
  gets: answerOf(name),
  ...more,
});

/** The flow only hears that the call has succeeded. */
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

/** Runs an actor to its end: its calls without their signals, whether each has one, and what the flow gets. */
export async function runActor(flow: FlowCalls, actor: string, use: ActorCalls) {
  const { shop, calls } = recordingShop(answersOf(use));
  const output: unknown = await toPromise(start(flow, actor, use.input, shop));
  const sent = calls.map(({ name, options: { signal: _, ...options } }) => [name, options]);
  return { sent, output, signals: calls.map(({ options: { signal } }) => signal) };
}

/** Leaves the state of an actor while its call at this place has no answer: whether that call was ended, before and after. */
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

/** What is done when a question is confirmed, as the flow that asks the question. */
export const performs = (perform: (shop: Shop) => Perform, name: string, options: object): FlowCalls => ({
  provide: (shop) => provideConfirmation(shop, perform(shop)),
  actors: { perform: does(name, options) },
});

/** A page that shows one thing. */
export const shows = (provide: FlowCalls['provide'], fetchResource: ActorCalls): FlowCalls => ({
  provide,
  actors: { fetchResource },
});
