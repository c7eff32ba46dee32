import { moneyGuards } from '#rules/money-guards.ts';
import type { MoneyGuards } from '#rules/money-guards.ts';
import { createOrderTransitions } from '#rules/order-transitions.ts';
import { createPaymentTransitions } from '#rules/payment-transitions.ts';
import type { Budget } from './world.ts';

/**
 * The guards of the server that are not part of the rules' transitions. Each can be switched off, to show that it is
 * needed.
 */
export const serverGuards = {
  /** A repeated idempotency key gets the same answer, and the work is not done again. */
  repeatsAnswers: true,
  /** No order is created from an expired cart. */
  checksCartTime: true,
  /** The cart is locked, and emptied in the transaction that creates its order. */
  locksCart: true,
  /** The order is locked while an attempt is opened, so that nothing changes between the check and the insertion. */
  locksOrder: true,
  /** The payer is not sent to the gateway if the attempt failed before the gateway named it. */
  namesBeforeLeaving: true,
  /**
   * The parameters of a return from the gateway settle nothing; an attempt is settled only by a report that the shop has
   * requested.
   */
  trustsGatewayOnly: true,
  /** Before an order is cancelled, the gateway is asked about its attempts. */
  asksBeforeCancelling: true,
  /** The gateway is asked about every open attempt, even if its payer does not return. */
  sweeps: true,
  /** After an attempt was rejected because its time was over, the shop still asks the gateway about it. */
  watchesGivenUp: true,
  /** A delivery is unique for each item of an order. */
  deliversOnce: true,
  /** The work that must follow a change is stored in the same transaction. */
  storesWork: true,
  /** Work is marked as done only after the gateway has confirmed it, or the mail was sent. */
  marksDoneAfterwards: true,
  /** An attempt that the second gateway does not know yet waits for its form; it has not failed. */
  waitsForForm: true,
  /** No payer is sent to the second gateway with a form that has already been posted. */
  postsOnce: true,
  /** The gateway's refusal of a repeated form does not end the attempt. */
  ignoresCodes: true,
  /** The id of a mail depends on its content, so that a mail sent twice has the same id. */
  givesMailIds: true,
  /** A mail about returned money belongs to an attempt, not to its order. */
  mailsByAttempt: true,
  /** A mail that is requested again is a new mail. */
  countsMailRequests: true,
  /** A worker marks as done only the repetition that it has sent, not a repetition that was requested meanwhile. */
  marksOwnRepetition: true,
  /** The mail of an order cannot be requested again before the order is delivered. */
  mailsDeliveredOnly: true,
};
export type ServerGuards = Readonly<typeof serverGuards>;

export interface Rules {
  readonly server: ServerGuards;
  readonly order: ReturnType<typeof createOrderTransitions>;
  readonly payment: ReturnType<typeof createPaymentTransitions>;
}

/** The real rules, in which the given guards are replaced. */
export const rulesWith = (server: Partial<ServerGuards> = {}, money: Partial<MoneyGuards> = {}): Rules => {
  const guards = { ...moneyGuards, ...money };
  return {
    server: { ...serverGuards, ...server },
    order: createOrderTransitions(guards),
    payment: createPaymentTransitions(guards),
  };
};

/** A budget without faults and repetitions. */
export const smallestBudget: Budget = {
  flows: 1,
  carts: 0,
  attempts: 1,
  timeouts: 0,
  cancels: 0,
  changes: 0,
  transfers: 0,
  losses: 0,
  duplicates: 0,
  crashes: 0,
  reloads: 0,
  deliveryFailures: 0,
  attacks: 0,
  races: 0,
  repetitions: 0,
  mailRequests: 0,
};
