import type { EventObject } from 'xstate';
import type { InitPayment } from '../../../contract/entities/payment.ts';
import type { PaymentGateway } from '../../../contract/enumerations.ts';
import { isPassing } from '../../../machines/failure-kinds.ts';
import type { FlowModel, Outcome } from '../../../machines/flow-model.ts';
import { paymentReturnModel } from '../../../machines/payment-return/payment-return.model.ts';
import type { PaymentReturnContext } from '../../../machines/payment-return/payment-return.types.ts';
import { paymentTold } from '../../../machines/payment/payment-told.ts';
import { paymentModel } from '../../../machines/payment/payment.model.ts';
import { order as sampleOrder } from '../../../machines/payment/payment.samples.ts';
import type { PaymentContext } from '../../../machines/payment/payment.types.ts';
import type { StartedActor } from '../library-insides.ts';
import { createPureRun } from '../pure-run.ts';
import type { Advance, Configuration } from '../pure-run.ts';
import { outcomeEvent, timerSteps } from '../steps.ts';

type Flow = 'payment' | 'paymentReturn';

/**
 * What of a page distinguishes it here: not how often it has asked, so that it may ask for ever, and of what it was told
 * only what its views and guards look at.
 */
const models: Readonly<Record<Flow, FlowModel>> = {
  payment: {
    ...paymentModel,
    abstract: ({ asked: _, result, failure, ...context }: PaymentContext) => ({
      ...context,
      told: result === null ? null : paymentTold(result),
      isPassing: failure === null || isPassing(failure),
    }),
  },
  paymentReturn: {
    ...paymentReturnModel,
    abstract: ({ paymentId, fields }: PaymentReturnContext) => [paymentId, fields],
  },
};
const runs = { payment: createPureRun(models.payment), paymentReturn: createPureRun(models.paymentReturn) };

/** A state of a customer's page: the real machine's snapshot. */
export interface Page {
  readonly flow: Flow;
  readonly configuration: Configuration;
}

export interface Stepped {
  readonly page: number;
  /** The actors that the step starts: calls to make, the way to the gateway. */
  readonly started: readonly StartedActor[];
}

const pages: Page[] = [];
const numbers = new Map<string, number>();
const steps = new Map<string, Stepped>();

const numberOf = (flow: Flow, { configuration, started }: Advance): Stepped => {
  const key = `${flow} ${configuration.key}`;
  const number = numbers.get(key) ?? pages.push({ flow, configuration }) - 1;
  numbers.set(key, number);
  return { page: number, started };
};

const once = (key: string, step: () => Stepped): Stepped => {
  const known = steps.get(key) ?? step();
  steps.set(key, known);
  return known;
};

export const pageOf = (number: number): Page => {
  const page = pages[number];
  if (page === undefined) throw new Error(`there is no page ${number}`);
  return page;
};

/** Opens a page on its machine's input. */
export const openPage = (flow: Flow, input: object): Stepped =>
  once(`${flow} ${JSON.stringify(input)}`, () => numberOf(flow, runs[flow].start(input)));

/** The page after an event, as the machine itself says; equal steps are made once. */
export const stepPage = (number: number, event: EventObject, actor = ''): Stepped =>
  once(`${number} ${JSON.stringify(event)}`, () => {
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
export const endActor = (number: number, actor: string, outcome: Outcome): Stepped =>
  stepPage(number, outcomeEvent(actor, outcome), actor);

const events = new Map<number, readonly EventObject[]>();

const findEvents = (number: number): readonly EventObject[] => {
  const { flow, configuration } = pageOf(number);
  const types = Object.keys(models[flow].cases).map((type) => ({ type }));
  const timers = timerSteps(configuration.snapshot).map(({ event }) => event);
  return [...types.filter((event) => configuration.snapshot.can({ ...event, content: '' })), ...timers];
};

/** What a person can do on a page now, and the timers that may run out. */
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

/** The way to the gateway; the attempt's number stands for the gateway's name of it. */
export const targetAnswer = (gateway: PaymentGateway, attempt: number): Outcome => {
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
