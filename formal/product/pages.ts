import type { EventObject } from 'xstate';
import type { InitPayment } from '#contract/entities/payment.ts';
import { isPassing } from '#machines/common/failure-kinds.ts';
import type { FlowModel, Outcome } from '#machines/common/flow-model.ts';
import { paymentReturnModel } from '#machines/purchase/payment-return/model/payment-return.model.ts';
import type { PaymentReturnContext } from '#machines/purchase/payment-return/payment-return.types.ts';
import { paymentModel } from '#machines/purchase/payment/model/payment.model.ts';
import { order as sampleOrder } from '#machines/purchase/payment/model/payment.samples.ts';
import { paymentNotice } from '#machines/purchase/payment/payment-notice.ts';
import type { PaymentContext } from '#machines/purchase/payment/payment.types.ts';
import type { StartedActor } from '../exploration/library-insides.ts';
import { createPureRun } from '../exploration/pure-run.ts';
import type { Advance, Configuration } from '../exploration/pure-run.ts';
import { outcomeEvent, timerSteps } from '../exploration/steps.ts';
import type { ExploredGateway } from './world.ts';

type Flow = 'payment' | 'paymentReturn';

/**
 * The models, with an abstraction for this exploration. It ignores the number of requests, so that a page may ask an
 * unlimited number of times. Of an answer, it keeps only the parts that views and guards use.
 */
const models: Readonly<Record<Flow, FlowModel>> = {
  payment: {
    ...paymentModel,
    abstract: ({ asked: _, result, failure, ...context }: PaymentContext) => ({
      ...context,
      notice: result === null ? null : paymentNotice(result),
      isPassing: failure === null || isPassing(failure),
    }),
  },
  paymentReturn: {
    ...paymentReturnModel,
    abstract: ({ paymentId, fields }: PaymentReturnContext) => [paymentId, fields],
  },
};
const runs = { payment: createPureRun(models.payment), paymentReturn: createPureRun(models.paymentReturn) };

/** A state of a page: the snapshot of the real machine. */
export interface Page {
  readonly flow: Flow;
  readonly configuration: Configuration;
}

export interface PageStep {
  readonly page: number;
  /** The actors that the step starts: calls to the server, or the redirect to the gateway. */
  readonly started: readonly StartedActor[];
}

const pages: Page[] = [];
const numbers = new Map<string, number>();
const steps = new Map<string, PageStep>();

const numberOf = (flow: Flow, { configuration, started }: Advance): PageStep => {
  const key = `${flow} ${configuration.key}`;
  const number = numbers.get(key) ?? pages.push({ flow, configuration }) - 1;
  numbers.set(key, number);
  return { page: number, started };
};

const cached = (key: string, step: () => PageStep): PageStep => {
  const known = steps.get(key) ?? step();
  steps.set(key, known);
  return known;
};

export const pageOf = (number: number): Page => {
  const page = pages[number];
  if (page === undefined) throw new Error(`expected a page with the number ${number}, found ${pages.length} pages`);
  return page;
};

/** Opens a page with the input of its machine. */
export const openPage = (flow: Flow, input: object): PageStep =>
  cached(`${flow} ${JSON.stringify(input)}`, () => numberOf(flow, runs[flow].start(input)));

/** The page after an event, computed by the real machine; equal steps are computed only one time. */
export const stepPage = (number: number, event: EventObject, actor = ''): PageStep =>
  cached(`${number} ${JSON.stringify(event)}`, () => {
    const { flow, configuration } = pageOf(number);
    const outcome: Outcome = { output: undefined };
    const step =
      actor === ''
        ? { kind: 'user' as const, name: event.type, payload: {}, event }
        : {
            kind: 'outcome' as const,
            name: actor,
            actor,
            source: actor,
            outcomeName: '',
            outcome,
            event,
          };
    return numberOf(flow, runs[flow].advance(configuration, step));
  });

/** The page after one of its actors has ended. */
export const endActor = (number: number, actor: string, outcome: Outcome): PageStep =>
  stepPage(number, outcomeEvent(actor, outcome), actor);

const events = new Map<number, readonly EventObject[]>();

const findEvents = (number: number): readonly EventObject[] => {
  const { flow, configuration } = pageOf(number);
  const types = Object.keys(models[flow].cases).map((type) => ({ type }));
  const timers = timerSteps(configuration.snapshot).map(({ event }) => event);
  return [...types.filter((event) => configuration.snapshot.can({ ...event, content: '' })), ...timers];
};

/** The events that the customer can send on a page now, and the events of the running timers. */
export const eventsOf = (number: number): readonly EventObject[] => {
  const known = events.get(number) ?? findEvents(number);
  events.set(number, known);
  return known;
};

export const orderAnswer = (order: number): Outcome => ({ output: { ...sampleOrder, id: order + 1 } });

const orderForm = {
  merchantNumber: '',
  operation: '',
  amount: '',
  currency: '',
  depositFlag: '',
  merordernum: '',
  url: '',
  digest: '',
};

/** The answer with the gateway's address. The number of the attempt is used as the name that the gateway gives it. */
export const targetAnswer = (gateway: ExploredGateway, attempt: number): Outcome => {
  const base = { paymentId: attempt, paymentStatus: 'PENDING', processUrl: '' } as const;
  const name = String(attempt);
  const target: InitPayment =
    gateway === 'CSOB'
      ? { ...base, gateway, redirect: { merchantId: '', payId: name, dttm: '', signature: '' } }
      : { ...base, gateway, form: { ...orderForm, orderNumber: name } };
  return { output: target };
};

export const refusal = (name: string, status = 409): Outcome => ({ error: { name, status, metadata: {} } });
export const noAnswer: Outcome = refusal('NO_ANSWER', 0);
