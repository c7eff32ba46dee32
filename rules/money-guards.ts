import type { CancelReason, GatewayReport, OrderState, PaymentState, PaymentType } from '#contract/enumerations.ts';

/**
 * The state of an order that payments depend on. `cancelReason` stays EXPIRED on an order that was paid after it had
 * expired.
 */
export interface OrderFacts {
  readonly state: OrderState;
  readonly cancelReason: CancelReason | null;
  readonly paymentType: PaymentType;
}

/** How an attempt can end without a charge. */
export type Ending = Extract<GatewayReport, 'CANCELLED' | 'REJECTED' | 'REVERSED'>;

const isEnding = (report: GatewayReport): report is Ending =>
  report === 'CANCELLED' || report === 'REJECTED' || report === 'REVERSED';

/** The states of an open attempt. */
export const openStates = ['CREATED', 'IN_PROGRESS'] as const satisfies readonly PaymentState[];

const open: ReadonlySet<PaymentState> = new Set(openStates);
const unpaid: ReadonlySet<PaymentState> = new Set([...openStates, 'CANCELLED', 'REJECTED', 'FAILED']);

/**
 * The guards that prevent wrong transitions of orders and payments. Each guard is used in one place of
 * order-transitions.ts or payment-transitions.ts. The exploration switches off each guard in turn, to show that it is
 * needed.
 */
export const moneyGuards = {
  /** Money is booked only one time, and never after it was returned. */
  isUnbooked: (payment: PaymentState): boolean => unpaid.has(payment),
  /** Only an open attempt can end without a charge. */
  isOpen: (payment: PaymentState): boolean => open.has(payment),
  /**
   * The ending in a report; null = the report does not end the attempt, because there was no answer or the attempt is
   * still open.
   */
  endingOf: (report: GatewayReport): Ending | null => (isEnding(report) ? report : null),
  /** The payer was never sent to the gateway's page. */
  isCreated: (payment: PaymentState): boolean => payment === 'CREATED',
  /** Only money that the shop has to pay back is returned. */
  isOwed: (payment: PaymentState): boolean => payment === 'REVERSING',
  /** The gateway must confirm the return; without an answer the return is not confirmed. */
  isGivenBack: (report: GatewayReport): boolean => report === 'REVERSED',
  /** False if there is no trustworthy answer: then it is not known whether money was charged. */
  isKnown: (report: GatewayReport | null): boolean => report !== 'UNKNOWN',
  isPending: ({ state }: OrderFacts): boolean => state === 'PENDING',
  /** An order that was cancelled only because it has expired can still be paid by money that arrives late. */
  isExpired: ({ state, cancelReason }: OrderFacts): boolean => state === 'CANCELLED' && cancelReason === 'EXPIRED',
  isPaid: ({ state }: OrderFacts): boolean => state === 'PAID',
  isCancelled: ({ state }: OrderFacts): boolean => state === 'CANCELLED',
  /** The order was paid, but could not be delivered. */
  isUndelivered: ({ state, cancelReason }: OrderFacts): boolean =>
    state === 'CANCELLED' && cancelReason === 'UNDELIVERABLE',
  isByCard: ({ paymentType }: OrderFacts): boolean => paymentType === 'BANK_CARD',
  isByInvoice: ({ paymentType }: OrderFacts): boolean => paymentType === 'INVOICE',
  /** An order has at most one open attempt, so that one person cannot pay on two pages. */
  hasNoOpenAttempt: (attempts: readonly PaymentState[]): boolean => !attempts.some((state) => open.has(state)),
  /** The order becomes RETURNED only if the shop does not keep any other money for it. */
  holdsNoOtherMoney: (others: readonly PaymentState[]): boolean =>
    !others.some((state) => state === 'PAID' || state === 'REVERSING'),
};

export type MoneyGuards = Readonly<typeof moneyGuards>;
