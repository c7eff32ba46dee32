import type { GatewayReport, PaymentGateway, PaymentState } from '../../../contract/enumerations.ts';
import type { PaymentAttempt } from '../../../machines/payment/payment.types.ts';
import type { OrderFacts } from '../../../rules/money-guards.ts';
import type { MoneyWork } from '../../../rules/payment-transitions.ts';

/** A window of the customer's, on whatever device. */
export type Tab =
  /** Closed, or not open yet. */
  | { readonly at: 'away' }
  | { readonly at: 'orders' }
  /** A page with a machine of its own; `page` is its state, by number (pages.ts). */
  | {
      readonly at: 'page';
      readonly page: number;
      /** It waits for the answer to a call. */
      readonly waits: boolean;
      /** Money for what the call is about had been taken before it was sent. */
      readonly chargedBefore: boolean;
    }
  /** At the gateway, for this attempt; `behind` is the page that the back button shows as it was left. */
  | { readonly at: 'gateway'; readonly attempt: number; readonly behind: number };

export interface Order extends OrderFacts {
  readonly cart: number;
  readonly key: string;
  /** How often its goods were handed over. */
  readonly delivered: number;
  /** It was made from a cart whose time was over. */
  readonly fromExpiredCart: boolean;
  readonly cancelledByCustomer: boolean;
  /** An invoice's money is on the operator's account. */
  readonly transferred: boolean;
  /** The operator has sent an invoice's money back by hand, and said so. */
  readonly sentBack: boolean;
  /** How often its mail was promised once more. */
  readonly wished: number;
}

export interface Attempt {
  readonly order: number;
  readonly state: PaymentState;
  /** The gateway's name for it is kept. */
  readonly named: boolean;
  /** Its time, at the gateway and with the shop, is over. */
  readonly overdue: boolean;
  /** Given up by time, and still asked about. */
  readonly watched: boolean;
}

/**
 * What the gateway's books say of an attempt; `absent`: it does not know it. The second gateway learns of one when its
 * form is posted; `unposted`: its form will not be, since nobody watches for it any more.
 */
export interface Entry {
  readonly state: 'absent' | 'unposted' | 'created' | 'begun' | 'paid' | 'cancelled' | 'denied' | 'reversed';
  /** Paid after its time was over. */
  readonly late: boolean;
}

export interface Work {
  readonly kind: 'DELIVER_ORDER' | 'REVERSE_PAYMENT';
  /** An order of DELIVER_ORDER, an attempt of REVERSE_PAYMENT. */
  readonly subject: number;
}

/** The mails that are followed. */
export type LetterKind = Extract<MoneyWork, 'MAIL_ORDER_PAID' | 'MAIL_ORDER_LATE' | 'MAIL_ORDER_RETURNED'>;

/** A row of the outbox that mails: it is kept when it is done, so that the same is not mailed again. */
export interface Letter {
  readonly kind: LetterKind;
  /** An order, or the attempt of MAIL_ORDER_RETURNED. */
  readonly subject: number;
  /** How often it was wished for again. */
  readonly repetition: number;
  readonly isDone: boolean;
}

/** What the customer's mailbox shows: mails of the same id as one. */
export interface Mail extends Pick<Letter, 'kind' | 'subject'> {
  readonly id: string;
}

/** A customer's call on its way to the shop; `tab` waits for its answer, null = nobody does any more. */
export type Call = { readonly tab: number | null } & (
  | { readonly does: 'createOrder'; readonly type: OrderFacts['paymentType']; readonly key: string }
  | { readonly does: 'initPayment'; readonly order: number; readonly key: string }
  | { readonly does: 'cancel'; readonly order: number; readonly chargedBefore: boolean }
  | {
      readonly does: 'check';
      readonly attempt: number;
      readonly chargedBefore: boolean;
      readonly forged: boolean;
      /** With the second gateway's signed word that it does not take a form again. */
      readonly isRefused: boolean;
    }
  | { readonly does: 'mailAgain'; readonly order: number }
  | { readonly does: 'reverse'; readonly attempt: number }
  | { readonly does: 'changeType'; readonly order: number }
);

/** What the gateway was asked, and what it answered: null = it has not yet. */
interface Asking {
  /** When it was asked, the attempt's time was over. */
  readonly overdue: boolean;
  readonly attempt: number;
  readonly heard: GatewayReport | null;
}

/** What the server does between two transactions: it lives in memory, and a crash ends it. */
export type Handler =
  | (Asking & { readonly does: 'begin'; readonly tab: number | null; readonly key: string })
  | (Asking & { readonly does: 'resume'; readonly tab: number | null; readonly key: string })
  | (Asking & { readonly does: 'check'; readonly tab: number | null; readonly chargedBefore: boolean })
  | (Asking & {
      readonly does: 'cancel';
      readonly tab: number | null;
      /** The attempts to ask about after this one. */
      readonly rest: readonly number[];
      readonly order: number;
      readonly chargedBefore: boolean;
    })
  | (Asking & { readonly does: 'sweep' })
  | (Asking & { readonly does: 'giveBack' })
  | { readonly does: 'mail'; readonly letter: Letter; readonly isSent: boolean }
  /** Only where the cart, or the order, is not held meanwhile. */
  | { readonly does: 'insertOrder'; readonly call: Extract<Call, { does: 'createOrder' }>; readonly expired: boolean }
  | { readonly does: 'insertAttempt'; readonly call: Extract<Call, { does: 'initPayment' }> };

/** What may still happen, or go wrong, in this exploration. */
export interface Left {
  readonly flows: number;
  readonly carts: number;
  readonly attempts: number;
  /** Attempts that their time runs out on. */
  readonly overdues: number;
  /** Orders that the customer cancels, wants to pay by invoice instead, pays by a transfer. */
  readonly cancels: number;
  readonly changes: number;
  readonly transfers: number;
  /** Messages that get lost or come too late, so that whoever waits gives up. */
  readonly losses: number;
  readonly doubles: number;
  readonly crashes: number;
  readonly reloads: number;
  /** Orders whose goods cannot be handed over any more. */
  readonly spoils: number;
  /** Calls that no page makes: forged returns, reversals. */
  readonly attacks: number;
  /** Times that the server begins something while it is in the middle of something else. */
  readonly races: number;
  /** Work of the outbox that is done a second time. */
  readonly repetitions: number;
  /** Mails that the customer asks for once more. */
  readonly wishes: number;
}

/** What does not change while an exploration goes on. */
export interface Setting {
  readonly gateway: PaymentGateway;
  /** Mails are followed as well. */
  readonly isMailed: boolean;
}

/** Customer, server, gateway and the wires between them. Each part is a value: never changed, always replaced. */
export interface World {
  readonly tabs: readonly Tab[];
  /** The payment that the browser keeps over a reload; null = none. */
  readonly kept: PaymentAttempt | null;
  readonly cart: { readonly number: number; readonly full: boolean; readonly expired: boolean };
  readonly orders: readonly Order[];
  readonly attempts: readonly Attempt[];
  readonly books: readonly Entry[];
  readonly work: readonly Work[];
  readonly letters: readonly Letter[];
  readonly mailbox: readonly Mail[];
  /** The answers kept for idempotency keys: the order or the attempt. */
  readonly keys: Readonly<Record<string, number>>;
  readonly calls: readonly Call[];
  readonly handlers: readonly Handler[];
  readonly left: Left;
  readonly setting: Setting;
  /** What the step that led here has broken; null = nothing. */
  readonly broken: string | null;
}

/** Who brings a step about. Without `customer` and `fault`, everything must come to its end. */
export type Mover = 'customer' | 'shop' | 'gateway' | 'time' | 'fault';

export interface Move {
  readonly name: string;
  readonly by: Mover;
  readonly world: World;
}

export const put = <Value>(list: readonly Value[], index: number, value: Value): readonly Value[] =>
  list.map((old, at) => (at === index ? value : old));

export const without = <Value>(list: readonly Value[], index: number): readonly Value[] =>
  list.filter((_, at) => at !== index);

/** An attempt that the gateway would take money for without delay, as far as the shop knows. */
export const isOpenState = (state: PaymentState): boolean => state === 'CREATED' || state === 'IN_PROGRESS';

/** How much money of an order is with the shop: attempts paid at the gateway, and an invoice's transfer. */
export const moneyOf = ({ orders, attempts, books }: World, order: number): number =>
  attempts.filter((attempt, index) => attempt.order === order && books[index]?.state === 'paid').length +
  (orders[order]?.transferred === true ? 1 : 0);

/** The world after something that this exploration allows so many times only. */
export const spend = (world: World, what: keyof Left): World => ({
  ...world,
  left: { ...world.left, [what]: world.left[what] - 1 },
});
