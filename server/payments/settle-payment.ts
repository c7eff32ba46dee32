import type { GatewayReport } from '../../contract/enumerations.ts';
import { moneyGuards } from '../../rules/money-guards.ts';
import { paymentTransitions } from '../../rules/payment-transitions.ts';
import type { MoneyStep, Standing } from '../../rules/payment-transitions.ts';
import type { Database } from '../db/database.ts';
import type { GatewayStatus } from '../gateways/gateways.ts';
import { lockOrder } from '../order-records/order-row.ts';
import { applyStep } from './apply-step.ts';
import { findPayment, recordEvent } from './payment-store.ts';
import type { Payment } from './payment-store.ts';

/** A gateway's codes in one line. */
const describe = (status: GatewayStatus): string =>
  Object.entries(status.detail)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');

export const reportOf = ({ state, begun }: GatewayStatus): GatewayReport =>
  state === 'OPEN' && begun ? 'BEGUN' : state;

/** What an attempt's row keeps of what was heard just now. */
function heard(payment: Payment, status: GatewayStatus, now: Date): Partial<Payment> {
  const checks = payment.checks + 1;
  return status.state === 'UNKNOWN'
    ? { checks, silences: payment.silences + 1 }
    : { checks, silences: 0, lastHeard: describe(status), lastHeardAt: now };
}

interface Decided {
  readonly step: MoneyStep;
  /** What changes with the attempt besides. */
  readonly along: Partial<Payment>;
  readonly detail: Readonly<Record<string, string>>;
}

/** Brings an attempt to what `decide` makes of it and its order as they stand once the order is held. */
function move(
  database: Database,
  payment: Payment,
  now: Date,
  decide: (standing: Standing, current: Payment) => Decided,
): Promise<Payment> {
  return database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, payment.orderId);
    const current = await findPayment(transaction, payment.id);
    if (order === undefined || current === undefined) return payment;
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
 * Brings an attempt to what its gateway's books say, in one transaction: the only way in which a card payment settles.
 * The return, the sweeper, another attempt and the cancellation may all call it at once: the first wins, the others
 * find it settled.
 * @returns the attempt as it is afterwards
 */
export const settlePayment = (
  database: Database,
  payment: Payment,
  status: GatewayStatus,
  now: Date,
): Promise<Payment> =>
  move(database, payment, now, (standing, current) => ({
    step: paymentTransitions.settle({ ...standing, report: reportOf(status) }),
    along: {
      ...heard(current, status, now),
      ...(status.state === 'UNKNOWN' ? {} : { gatewayResult: describe(status) }),
    },
    detail: status.detail,
  }));

/** Gives up an attempt that the gateway still calls open after its time; money that comes all the same still counts. */
export const giveUpPayment = (
  database: Database,
  payment: Payment,
  nextCheckAt: Date | null,
  now: Date,
): Promise<Payment> =>
  move(database, payment, now, (standing) => {
    const step = paymentTransitions.giveUp(standing);
    return { step, along: step.payment === standing.payment ? {} : { nextCheckAt }, detail: { reason: 'RUN_OUT' } };
  });

/** An attempt that the gateway never named has failed: the payer was sent nowhere. */
export const failPayment = (database: Database, payment: Payment, now: Date): Promise<Payment> =>
  move(database, payment, now, (standing) => ({
    step: paymentTransitions.fail(standing),
    along: {},
    detail: { reason: 'NOT_BEGUN' },
  }));
