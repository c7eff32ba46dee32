import type { GatewayReport } from '#contract/enumerations.ts';
import { moneyGuards } from '#rules/money-guards.ts';
import { paymentTransitions } from '#rules/payment-transitions.ts';
import type { MoneyStep, AttemptFacts } from '#rules/payment-transitions.ts';
import type { Database } from '../../platform/db/database.ts';
import type { GatewayStatus } from '../../platform/services/gateways.ts';
import { runOut } from '../order-records/attempt-endings.ts';
import { lockOrder } from '../order-records/order-row.ts';
import { applyStep } from './apply-step.ts';
import { findPayment, recordEvent } from './payment-store.ts';
import type { Payment } from './payment-store.ts';

/** A gateway's codes as one line of text. */
const describe = (status: GatewayStatus): string =>
  Object.entries(status.detail)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');

/** A gateway's answer in the form that the rules need. */
export const reportOf = ({ state, begun }: GatewayStatus): GatewayReport =>
  state === 'OPEN' && begun ? 'BEGUN' : state;

/** The columns of an attempt that record the gateway's latest answer. */
function heard(payment: Payment, status: GatewayStatus, now: Date): Partial<Payment> {
  const checks = payment.checks + 1;
  return status.state === 'UNKNOWN'
    ? { checks, unansweredChecks: payment.unansweredChecks + 1 }
    : { checks, unansweredChecks: 0, lastHeard: describe(status), lastHeardAt: now };
}

interface Decided {
  readonly step: MoneyStep;
  /** Further columns of the attempt that are updated. */
  readonly along: Partial<Payment>;
  readonly detail: Readonly<Record<string, string>>;
}

/** Locks the order, reads the attempt again, and stores the step that `decide` chooses for their current states. */
function move(
  database: Database,
  payment: Payment,
  now: Date,
  decide: (facts: AttemptFacts, current: Payment) => Decided,
): Promise<Payment> {
  return database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, payment.orderId);
    const current = await findPayment(transaction, payment.id);
    if (current === undefined) return payment;
    const { step, along, detail } = decide({ order, payment: current.state }, current);
    const hasMoved = step.payment !== null && step.payment !== current.state;
    const isOpen = moneyGuards.isOpen(step.payment ?? current.state);
    const settled = hasMoved && !isOpen ? { settledAt: now, nextCheckAt: null } : {};
    await applyStep(transaction, {
      order,
      payment: current,
      step,
      alongPayment: { ...settled, ...along },
      detail: { ...detail, outcome: step.payment ?? '' },
      now,
    });
    if (hasMoved) {
      const kind = isOpen ? 'STATUS' : 'SETTLED';
      await recordEvent(transaction, { paymentId: payment.id, kind, at: now, detail: { ...detail } });
    }
    return (await findPayment(transaction, payment.id)) ?? payment;
  });
}

/**
 * Settles an attempt by the gateway's answer, in one transaction. This is the only place that settles card payments.
 * Returns of payers, the sweeper, new attempts and cancellations may call it at the same time: the first call settles,
 * the others find the attempt settled.
 * @returns the attempt after that
 */
export const settlePayment = (
  database: Database,
  payment: Payment,
  status: GatewayStatus,
  now: Date,
): Promise<Payment> =>
  move(database, payment, now, (facts, current) => ({
    step: paymentTransitions.settle({ ...facts, report: reportOf(status) }),
    along: {
      ...heard(current, status, now),
      ...(status.state === 'UNKNOWN' ? {} : { gatewayResult: describe(status) }),
    },
    detail: status.detail,
  }));

/**
 * Gives up an attempt: its time has ended, but the gateway still reports it as open. The attempt can still be paid
 * later.
 */
export const giveUpPayment = (
  database: Database,
  payment: Payment,
  nextCheckAt: Date | null,
  now: Date,
): Promise<Payment> =>
  move(database, payment, now, (facts) => {
    const step = paymentTransitions.giveUp(facts);
    return { step, along: step.payment === facts.payment ? {} : { nextCheckAt }, detail: { reason: runOut } };
  });

/** Marks an attempt as failed because the gateway never confirmed it. The payer was not sent to the gateway. */
export const failPayment = (database: Database, payment: Payment, now: Date): Promise<Payment> =>
  move(database, payment, now, (facts) => ({
    step: paymentTransitions.fail(facts),
    along: {},
    detail: { reason: 'NOT_BEGUN' },
  }));
