import type { GatewayReport, PaymentGateway, PaymentState } from '#contract/enumerations.ts';
import type { PaymentAttempt } from '#machines/purchase/payment/payment.types.ts';
import type { OrderFacts } from '#rules/money-guards.ts';
import type { MoneyWork } from '#rules/payment-transitions.ts';

/** A browser tab of the customer, on any device. */
export type Tab =
  /** Closed, or not open yet. */
  | { readonly at: 'closed' }
  | { readonly at: 'orders' }
  /** A page that shows a machine; `page` is the number of its state (pages.ts). */
  | {
      readonly at: 'page';
      readonly page: number;
      /** It waits for the answer to a call. */
      readonly waits: boolean;
      /** Before the call was sent, money had been charged for what it is about. */
      readonly chargedBefore: boolean;
    }
  /** The gateway's page of this attempt; `behind` is the page that the back button shows unchanged. */
  | { readonly at: 'gateway'; readonly attempt: number; readonly behind: number };

export interface Order extends OrderFacts {
  readonly cart: number;
  readonly key: string;
  /** How often it was delivered. */
  readonly delivered: number;
  /** It was created from a cart that had expired. */
  readonly fromExpiredCart: boolean;
  readonly cancelledByCustomer: boolean;
  /** The customer has transferred the money of an invoice to the operator. */
  readonly transferred: boolean;
  /** The operator has returned the money of an invoice by hand and marked the order as RETURNED. */
  readonly sentBack: boolean;
  /** How often the shop has accepted a request to send its mail again. */
  readonly mailRequests: number;
}

export interface Attempt {
  readonly order: number;
  readonly state: PaymentState;
  /** The shop has stored the gateway's name for it. */
  readonly named: boolean;
  /** Its time is over, at the gateway and in the shop. */
  readonly overdue: boolean;
  /** The shop gave up on it because its time was over, but still asks the gateway about it. */
  readonly watched: boolean;
}

/**
 * The gateway's record of an attempt; `absent`: the gateway does not know the attempt. The second gateway learns about
 * it when its form is posted; `unposted`: the form will never be posted, and the attempt is no longer watched.
 */
export interface GatewayRecord {
  readonly state: 'absent' | 'unposted' | 'created' | 'begun' | 'paid' | 'cancelled' | 'denied' | 'reversed';
  /** It was paid after its time was over. */
  readonly late: boolean;
}

/** A row of the outbox that delivers an order or returns the money of an attempt; it is deleted when it is done. */
export interface Work {
  readonly kind: 'DELIVER_ORDER' | 'REVERSE_PAYMENT';
  /** The order of DELIVER_ORDER, the attempt of REVERSE_PAYMENT. */
  readonly subject: number;
}

/** The mails that are explored. */
export type MailKind = Extract<MoneyWork, 'MAIL_ORDER_PAID' | 'MAIL_ORDER_LATE' | 'MAIL_ORDER_RETURNED'>;

/** A row of the outbox that sends a mail; it stays there when it is done, so that the mail is not sent again. */
export interface MailEntry {
  readonly kind: MailKind;
  /** The order, or the attempt of MAIL_ORDER_RETURNED. */
  readonly subject: number;
  /** How often the mail was requested again. */
  readonly repetition: number;
  readonly isDone: boolean;
}

/** A mail in the customer's mailbox, which shows mails with the same id as one. */
export interface Mail extends Pick<MailEntry, 'kind' | 'subject'> {
  readonly id: string;
}

/** A call on its way to the shop; `tab` waits for its answer, null = no tab waits for it. */
export type Call = { readonly tab: number | null } & (
  | { readonly does: 'createOrder'; readonly type: OrderFacts['paymentType']; readonly key: string }
  | { readonly does: 'initPayment'; readonly order: number; readonly key: string }
  | { readonly does: 'cancel'; readonly order: number; readonly chargedBefore: boolean }
  | {
      readonly does: 'check';
      readonly attempt: number;
      readonly chargedBefore: boolean;
      readonly forged: boolean;
      /** The return has the second gateway's signed refusal of a form that was posted again. */
      readonly isRefused: boolean;
    }
  | { readonly does: 'mailAgain'; readonly order: number }
  | { readonly does: 'reverse'; readonly attempt: number }
  | { readonly does: 'changeType'; readonly order: number }
);

/** A request to the gateway. */
interface GatewayRequest {
  /** The attempt's time was over when the request was sent. */
  readonly overdue: boolean;
  readonly attempt: number;
  /** Null = the gateway has not answered yet. */
  readonly report: GatewayReport | null;
}

/** Work of the server between two transactions; it is in memory only, so that a crash ends it. */
export type Handler =
  | (GatewayRequest & { readonly does: 'begin'; readonly tab: number | null; readonly key: string })
  | (GatewayRequest & { readonly does: 'resume'; readonly tab: number | null; readonly key: string })
  | (GatewayRequest & { readonly does: 'check'; readonly tab: number | null; readonly chargedBefore: boolean })
  | (GatewayRequest & {
      readonly does: 'cancel';
      readonly tab: number | null;
      /** The attempts to ask about after this one. */
      readonly rest: readonly number[];
      readonly order: number;
      readonly chargedBefore: boolean;
    })
  | (GatewayRequest & { readonly does: 'sweep' })
  | (GatewayRequest & { readonly does: 'giveBack' })
  | { readonly does: 'mail'; readonly entry: MailEntry; readonly isSent: boolean }
  /** These two exist only if the guard that locks the cart or the order is switched off. */
  | { readonly does: 'insertOrder'; readonly call: Extract<Call, { does: 'createOrder' }>; readonly expired: boolean }
  | { readonly does: 'insertAttempt'; readonly call: Extract<Call, { does: 'initPayment' }> };

/** How often each of these may still happen in this exploration. */
export interface Budget {
  readonly flows: number;
  readonly carts: number;
  readonly attempts: number;
  /** Attempts whose time ends. */
  readonly timeouts: number;
  /** Orders that the customer cancels, changes to an invoice, pays by a transfer. */
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
  /** Calls that no page makes: forged returns, reversals. */
  readonly attacks: number;
  /** Handlers that start while another one is under way. */
  readonly races: number;
  /** Work of the outbox that is done twice. */
  readonly repetitions: number;
  /** Mails that the customer requests again. */
  readonly mailRequests: number;
}

/** What stays the same during an exploration. */
export interface Setting {
  readonly gateway: PaymentGateway;
  /** The exploration includes mails. */
  readonly isMailed: boolean;
}

/** The state of customer, server, gateway and the messages between them. Its parts are replaced, never changed. */
export interface World {
  readonly tabs: readonly Tab[];
  /** The payment that the browser keeps for a reload; null = there is none. */
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
  /** The fault that the step to this state has shown; null = there is none. */
  readonly broken: string | null;
}

/** Who makes a step. Even if `customer` and `fault` make no more steps, everything must be settled. */
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

/** As far as the shop knows, the gateway can still charge an attempt in this state. */
export const isOpenState = (state: PaymentState): boolean => state === 'CREATED' || state === 'IN_PROGRESS';

/** How many payments of an order the shop has: attempts paid at the gateway, and the transfer of an invoice. */
export const moneyOf = ({ orders, attempts, records }: World, order: number): number =>
  attempts.filter((attempt, index) => attempt.order === order && records[index]?.state === 'paid').length +
  (orders[order]?.transferred === true ? 1 : 0);

/** The world with one less of these in its budget. */
export const spend = (world: World, what: keyof Budget): World => ({
  ...world,
  budget: { ...world.budget, [what]: world.budget[what] - 1 },
});
