import { moneyGuards } from '../../../rules/money-guards.ts';
import type { MoneyGuards } from '../../../rules/money-guards.ts';
import { createOrderTransitions } from '../../../rules/order-transitions.ts';
import { createPaymentTransitions } from '../../../rules/payment-transitions.ts';
import type { Left } from './world.ts';

/** What the server does around its transitions; each can be switched off, to show what it holds. */
export const serverGuards = {
  /** A key that was answered gets the same answer, and nothing is done again. */
  repeatsAnswers: true,
  /** An order is made of no cart whose time is over. */
  checksCartTime: true,
  /** The cart is held, and emptied in the transaction that makes its order. */
  holdsCart: true,
  /** The order is held while an attempt is opened, so that nothing happens between the check and the row. */
  holdsOrder: true,
  /** An attempt that was given up before the gateway named it sends nobody to the gateway. */
  namesBeforeLeaving: true,
  /** A return's own word settles nothing: only the gateway's books do. */
  trustsBooksOnly: true,
  /** Cancelling asks the gateway about the attempt under way first. */
  asksBeforeCancelling: true,
  /** The gateway is asked about every open attempt, whether or not its payer comes back. */
  sweeps: true,
  /** An attempt that was given up by time is asked about on. */
  watchesGivenUp: true,
  /** Goods are unique by order item. */
  deliversOnce: true,
  /** What must follow a change is written down with it. */
  writesWorkDown: true,
  /** Work is done only when the gateway has said so, or the mail has gone. */
  marksDoneAfterwards: true,
  /** An order that the second gateway does not know waits for its form; it has not failed. */
  waitsForForm: true,
  /** Nobody is sent back to the second gateway with a form that was posted. */
  postsOnce: true,
  /** The gateway's word that it does not take a form again ends nothing. */
  ignoresCodes: true,
  /** A mail is named after what it tells, so that one sent twice is the same. */
  namesMails: true,
  /** A mail of returned money is about an attempt, not about its order. */
  mailsByAttempt: true,
  /** A mail that is wished for again is another one. */
  countsWishes: true,
  /** Whoever has sent a mail marks what it was asked for, not what was wished for meanwhile. */
  marksOwnRepetition: true,
  /** A wish for the mail of an order that is not delivered yet waits for its delivery. */
  mailsDeliveredOnly: true,
};
export type ServerGuards = Readonly<typeof serverGuards>;

export interface Rules {
  readonly server: ServerGuards;
  readonly order: ReturnType<typeof createOrderTransitions>;
  readonly payment: ReturnType<typeof createPaymentTransitions>;
}

/** The shop as it is, but for the guards given. */
export const rulesWith = (server: Partial<ServerGuards> = {}, money: Partial<MoneyGuards> = {}): Rules => {
  const guards = { ...moneyGuards, ...money };
  return {
    server: { ...serverGuards, ...server },
    order: createOrderTransitions(guards),
    payment: createPaymentTransitions(guards),
  };
};

/** Nothing goes wrong, and nobody does anything twice. */
export const calm: Left = {
  flows: 1,
  carts: 0,
  attempts: 1,
  overdues: 0,
  cancels: 0,
  changes: 0,
  transfers: 0,
  losses: 0,
  doubles: 0,
  crashes: 0,
  reloads: 0,
  spoils: 0,
  attacks: 0,
  races: 0,
  repetitions: 0,
  wishes: 0,
};
