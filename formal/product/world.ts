import type { GatewayReport, PaymentGateway, PaymentState } from '#contract/enumerations.ts';
import type { PaymentAttempt } from '#machines/purchase/payment/payment.types.ts';
import type { OrderFacts } from '#rules/money-guards.ts';
import type { MoneyWork } from '#rules/payment-transitions.ts';

/** A browser tab of the customer, on any device. */
export type Tab =
  /** Closed, or not open yet. */
  | { readonly at: 'closed' }
  | { readonly at: 'orders' }
  /** A page that shows a machine; `page` is the number of the page's state (pages.ts). */
  | {
      readonly at: 'page';
      readonly page: number;
      /** The page waits for the answer to a call. */
      readonly waits: boolean;
      /** Whether money for the order or attempt had been charged before the call was sent. */
      readonly chargedBefore: boolean;
    }
  /** The gateway's page of this attempt; `behind` is the page that the back button shows unchanged. */
  | { readonly at: 'gateway'; readonly attempt: number; readonly behind: number };

export interface Order extends OrderFacts {
  readonly cart: number;
  readonly key: string;
  /** How many times the order was delivered. */
  readonly delivered: number;
  /** Whether the order was created from an expired cart. */
  readonly fromExpiredCart: boolean;
  readonly cancelledByCustomer: boolean;
  /** The customer has transferred the money of an invoice to the operator. */
  readonly transferred: boolean;
  /** The operator has returned the money of an invoice by hand and marked the order as RETURNED. */
  readonly sentBack: boolean;
  /** How many times the shop has accepted a request to send the order's mail again. */
  readonly mailRequests: number;
}

export interface Attempt {
  readonly order: number;
  readonly state: PaymentState;
  /** Whether the shop has stored the gateway's name for the attempt. */
  readonly named: boolean;
  /** Whether the time of the attempt is over, at the gateway and in the shop. */
  readonly overdue: boolean;
  /** The shop has rejected the attempt because its time was over, but still asks the gateway about it. */
  readonly watched: boolean;
}

/**
 * The gateway's record of an attempt; `absent`: the gateway does not know the attempt. The second gateway learns about
 * an attempt when its form is posted; `unposted`: the form will never be posted, and the attempt is no longer watched.
 */
export interface GatewayRecord {
  readonly state: 'absent' | 'unposted' | 'created' | 'begun' | 'paid' | 'cancelled' | 'denied' | 'reversed';
  /** Whether the attempt was paid after its time was over. */
  readonly late: boolean;
}

/**
 * A row of the outbox that delivers an order or returns the money of an attempt; the row is deleted when the work is
 * done.
 */
export interface Work {
  readonly kind: 'DELIVER_ORDER' | 'REVERSE_PAYMENT';
  /** The order's index for DELIVER_ORDER, the attempt's index for REVERSE_PAYMENT. */
  readonly subject: number;
}

/** The mails that are explored. */
export type MailKind = Extract<MoneyWork, 'MAIL_ORDER_PAID' | 'MAIL_ORDER_LATE' | 'MAIL_ORDER_RETURNED'>;

/** A row of the outbox that sends a mail. The row stays when the mail is sent, so that the mail is not sent again. */
export interface MailEntry {
  readonly kind: MailKind;
  /** The order's index; for MAIL_ORDER_RETURNED the attempt's index. */
  readonly subject: number;
  /** How many times the mail was requested again. */
  readonly repetition: number;
  readonly isDone: boolean;
}

/** A mail in the customer's mailbox. The mailbox shows mails with the same id as one mail. */
export interface Mail extends Pick<MailEntry, 'kind' | 'subject'> {
  readonly id: string;
}

/** A call that was sent to the shop; `tab` waits for its answer, null = no tab waits for it. */
export type Call = { readonly tab: number | null } & (
  | { readonly does: 'createOrder'; readonly type: OrderFacts['paymentType']; readonly key: string }
  | { readonly does: 'initPayment'; readonly order: number; readonly key: string }
  | { readonly does: 'cancel'; readonly order: number; readonly chargedBefore: boolean }
  | {
      readonly does: 'check';
      readonly attempt: number;
      readonly chargedBefore: boolean;
      readonly forged: boolean;
      /** The second gateway has signed that it refuses a form which was posted again. */
      readonly isRefused: boolean;
    }
  | { readonly does: 'mailAgain'; readonly order: number }
  | { readonly does: 'reverse'; readonly attempt: number }
  | { readonly does: 'changeType'; readonly order: number }
);

/** A request to the gateway. */
interface GatewayRequest {
  /** Whether the attempt's time was over when the request was sent. */
  readonly overdue: boolean;
  readonly attempt: number;
  /** Null = the gateway has not answered yet. */
  readonly report: GatewayReport | null;
}

/** Work of the server between two transactions. It exists only in memory, so a crash ends it. */
export type Handler =
  | (GatewayRequest & { readonly does: 'begin'; readonly tab: number | null; readonly key: string })
  | (GatewayRequest & { readonly does: 'resume'; readonly tab: number | null; readonly key: string })
  | (GatewayRequest & { readonly does: 'check'; readonly tab: number | null; readonly chargedBefore: boolean })
  | (GatewayRequest & {
      readonly does: 'cancel';
      readonly tab: number | null;
      /** The other attempts of the order that the shop will ask the gateway about after this attempt. */
      readonly rest: readonly number[];
      readonly order: number;
      readonly chargedBefore: boolean;
    })
  | (GatewayRequest & { readonly does: 'sweep' })
  | (GatewayRequest & { readonly does: 'giveBack' })
  | { readonly does: 'mail'; readonly entry: MailEntry; readonly isSent: boolean }
  /** The last two handlers exist only if the guard that locks the cart or the order is switched off. */
  | { readonly does: 'insertOrder'; readonly call: Extract<Call, { does: 'createOrder' }>; readonly expired: boolean }
  | { readonly does: 'insertAttempt'; readonly call: Extract<Call, { does: 'initPayment' }> };

/** How many times each of these events may still happen in this exploration. */
export interface Budget {
  readonly flows: number;
  readonly carts: number;
  readonly attempts: number;
  /** Attempts whose time ends. */
  readonly timeouts: number;
  /** Orders that the customer cancels, changes to an invoice, or pays by bank transfer. */
  readonly cancels: number;
  readonly changes: number;
  readonly transfers: number;
  /** Messages that are lost, or arrive after their page has stopped waiting. */
  readonly losses: number;
  readonly duplicates: number;
  readonly crashes: number;
  readonly reloads: number;
  /** Orders that cannot be delivered any more. */
  readonly deliveryFailures: number;
  /** Calls that are not made by a page: forged returns, reversals. */
  readonly attacks: number;
  /** Handlers that start while another handler is running. */
  readonly races: number;
  /** Work of the outbox that is done twice. */
  readonly repetitions: number;
  /** Mails that the customer requests again. */
  readonly mailRequests: number;
}

/** The gateways of the explorations: one that is opened by a call, and one that is opened by a form. */
export type ExploredGateway = Extract<PaymentGateway, 'CSOB' | 'GP_WEBPAY'>;

/** The settings that do not change during an exploration. */
export interface Setting {
  readonly gateway: ExploredGateway;
  /** Whether the exploration includes mails. */
  readonly isMailed: boolean;
}

/** The state of customer, server, gateway and the messages between them. Its parts are replaced, never mutated. */
export interface World {
  readonly tabs: readonly Tab[];
  /** The payment that the browser keeps for a reload; null = no payment. */
  readonly kept: PaymentAttempt | null;
  readonly cart: { readonly number: number; readonly full: boolean; readonly expired: boolean };
  readonly orders: readonly Order[];
  readonly attempts: readonly Attempt[];
  readonly records: readonly GatewayRecord[];
  readonly work: readonly Work[];
  readonly mailEntries: readonly MailEntry[];
  readonly mailbox: readonly Mail[];
  /** The stored answer to each idempotency key: the index of the order or of the attempt. */
  readonly keys: Readonly<Record<string, number>>;
  readonly calls: readonly Call[];
  readonly handlers: readonly Handler[];
  readonly budget: Budget;
  readonly setting: Setting;
  /** The broken property that the step to this state has shown; null = no property is broken. */
  readonly broken: string | null;
}

/** Who makes a step. Everything must become settled even if `customer` and `fault` make no more steps. */
export type Mover = 'customer' | 'shop' | 'gateway' | 'time' | 'fault';

/** A possible step, with the state that it leads to. */
export interface Move {
  readonly name: string;
  readonly by: Mover;
  readonly world: World;
}

export const put = <Value>(list: readonly Value[], index: number, value: Value): readonly Value[] =>
  list.map((old, at) => (at === index ? value : old));

export const without = <Value>(list: readonly Value[], index: number): readonly Value[] =>
  list.filter((_, at) => at !== index);

/** Whether the gateway can still charge an attempt in this state, as far as the shop knows. */
export const isOpenState = (state: PaymentState): boolean => state === 'CREATED' || state === 'IN_PROGRESS';

/**
 * How many payments the shop has received for an order: attempts paid at the gateway, and the bank transfer of an
 * invoice.
 */
export const moneyOf = ({ orders, attempts, records }: World, order: number): number =>
  attempts.filter((attempt, index) => attempt.order === order && records[index]?.state === 'paid').length +
  (orders[order]?.transferred === true ? 1 : 0);

/** The world after one unit of this budget was used. */
export const spend = (world: World, what: keyof Budget): World => ({
  ...world,
  budget: { ...world.budget, [what]: world.budget[what] - 1 },
});
