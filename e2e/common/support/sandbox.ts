import { localDay } from '#server/platform/time/clock.ts';

export interface TestAccount {
  readonly username: string;
  readonly password: string;
  readonly accountId: number;
  readonly customerId: number | null;
}

/** The data that the shop has stored for one account; prices and amounts in minor units. */
export interface Ledger {
  /** The moment when the cart expires, ISO; null without items. */
  readonly cartExpiresAt: string | null;
  readonly orders: readonly {
    readonly id: number;
    readonly number: number;
    readonly state: string;
    readonly price: number;
  }[];
  readonly payments: readonly { readonly id: number; readonly state: string; readonly orderId: number }[];
  readonly ticketFares: readonly { readonly id: number; readonly price: number; readonly orderItemId: number | null }[];
  readonly cardApplications: readonly { readonly state: string; readonly note: string | null }[];
  readonly wallets: readonly { readonly id: number; readonly currentAmount: number }[];
  readonly mails: readonly { readonly subject: string }[];
}

export type CartToolKind = 'APPLICATION' | 'FEE' | 'PRODUCT' | 'RECLAMATION' | 'ROUNDING';

/** A card of the simulated old card system; `balance` in minor units. By default, it has no holder and no fault. */
export interface OldCard {
  readonly balance: number;
  readonly holder?: { readonly firstName: string; readonly lastName: string };
  readonly fault?: string;
}

/** The tools of the sandbox, called through its API. */
export interface Sandbox {
  readonly url: string;
  /**
   * Creates a new copy of a demo account. With `guardianWith`, the copy is a second guardian: the people assigned to
   * that account are assigned to it as well.
   */
  readonly account: (purpose: string, guardianWith?: number) => Promise<TestAccount>;
  readonly advanceClock: (milliseconds: number) => Promise<void>;
  /** Moves the shop's clock to a moment, ISO. */
  readonly moveClock: (to: string) => Promise<void>;
  readonly resetClock: () => Promise<void>;
  /** The operator's day by the shop's clock, ISO. Late in the evening it differs from the day in UTC. */
  readonly today: () => Promise<string>;
  readonly ledger: (accountId: number) => Promise<Ledger>;
  /** Adds an item to an account's cart that cannot be added on any page. */
  readonly putIntoCart: (accountId: number, kind: CartToolKind, nonRemovable?: boolean) => Promise<void>;
  /** Creates a card of the old system; returns its number. */
  readonly oldCard: (card: OldCard) => Promise<string>;
  readonly settings: (changes: Readonly<Record<string, unknown>>) => Promise<void>;
}

export function createSandbox(url: string): Sandbox {
  const ask = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`${url}/sandbox${path}`, {
      method,
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok)
      throw new Error(`${method} /sandbox${path}: expected a success, got ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  return {
    url,
    account: async (purpose, guardianWith) =>
      (await ask('POST', '/accounts', { purpose, guardianWith })) as TestAccount,
    advanceClock: async (milliseconds) => void (await ask('PUT', '/clock', { advanceMs: milliseconds })),
    moveClock: async (to) => void (await ask('PUT', '/clock', { to })),
    resetClock: async () => void (await ask('PUT', '/clock', { offsetMs: 0 })),
    today: async () => localDay(new Date(((await ask('GET', '/clock')) as { readonly now: string }).now)),
    ledger: async (accountId) => (await ask('GET', `/ledger?accountId=${accountId}`)) as Ledger,
    putIntoCart: async (accountId, kind, nonRemovable = false) =>
      void (await ask('POST', '/cart-items', { accountId, kind, nonRemovable })),
    oldCard: async (card) => ((await ask('POST', '/old-cards', card)) as { readonly cardNumber: string }).cardNumber,
    settings: async (changes) => void (await ask('PUT', '/settings', changes)),
  };
}
