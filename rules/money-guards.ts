import type { CancelReason, GatewayReport, OrderState, PaymentState, PaymentType } from '../contract/enumerations.ts';

/** What money needs to know of an order. `cancelReason` stays LAPSED on an order that late money has paid. */
export interface OrderFacts {
  readonly state: OrderState;
  readonly cancelReason: CancelReason | null;
  readonly paymentType: PaymentType;
}

/** How an attempt may end without money that stays. */
export type Ending = Extract<GatewayReport, 'CANCELLED' | 'REJECTED' | 'REVERSED'>;

const isEnding = (report: GatewayReport): report is Ending =>
  report === 'CANCELLED' || report === 'REJECTED' || report === 'REVERSED';

/** Of an attempt that is under way. */
export const openStates = ['CREATED', 'IN_PROGRESS'] as const satisfies readonly PaymentState[];

const open: ReadonlySet<PaymentState> = new Set(openStates);
const unpaid: ReadonlySet<PaymentState> = new Set([...openStates, 'CANCELLED', 'REJECTED', 'FAILED']);

/**
 * All that stands between an order and a wrong move: each is asked in one place of order-transitions.ts or
 * payment-transitions.ts, and the exploration breaks them one by one.
 */
export const moneyGuards = {
  /** Money is booked once: what was given back, or is booked already, is not booked again. */
  isUnbooked: (payment: PaymentState): boolean => unpaid.has(payment),
  /** An ending without money ends only what is under way. */
  isOpen: (payment: PaymentState): boolean => open.has(payment),
  /** What a report ends; null = nothing. Silence ends nothing, nor does an attempt that is open. */
  endingOf: (report: GatewayReport): Ending | null => (isEnding(report) ? report : null),
  /** Nobody was ever sent to the gateway's page. */
  isCreated: (payment: PaymentState): boolean => payment === 'CREATED',
  /** Only what the shop owes is given back. */
  isOwed: (payment: PaymentState): boolean => payment === 'REVERSING',
  /** The gateway itself says that the money went back; nothing is guessed from silence. */
  isGivenBack: (report: GatewayReport): boolean => report === 'REVERSED',
  /** No trustworthy answer: nobody can tell whether money came. */
  isKnown: (report: GatewayReport | null): boolean => report !== 'UNKNOWN',
  isPending: ({ state }: OrderFacts): boolean => state === 'PENDING',
  /** An order that was cancelled by time alone still wants its money, should it come. */
  isLapsed: ({ state, cancelReason }: OrderFacts): boolean => state === 'CANCELLED' && cancelReason === 'LAPSED',
  isPaid: ({ state }: OrderFacts): boolean => state === 'PAID',
  isCancelled: ({ state }: OrderFacts): boolean => state === 'CANCELLED',
  /** It was paid, and what was paid could not be handed over. */
  isUndelivered: ({ state, cancelReason }: OrderFacts): boolean =>
    state === 'CANCELLED' && cancelReason === 'UNDELIVERABLE',
  isByCard: ({ paymentType }: OrderFacts): boolean => paymentType === 'BANK_CARD',
  isByInvoice: ({ paymentType }: OrderFacts): boolean => paymentType === 'INVOICE',
  /** At most one attempt of an order is under way, so that one person cannot pay at two pages. */
  hasNoOpenAttempt: (attempts: readonly PaymentState[]): boolean => !attempts.some((state) => open.has(state)),
  /** RETURNED is said when nothing of the order's money is left with the shop. */
  holdsNoOtherMoney: (others: readonly PaymentState[]): boolean =>
    !others.some((state) => state === 'PAID' || state === 'REVERSING'),
};

export type MoneyGuards = Readonly<typeof moneyGuards>;
