import type { TransferStep } from '#rules/transfer-transitions.ts';

/** The transfer of an old card's balance into the wallet; it brings at most `atMost`. */
export interface Transfer extends TransferStep {
  readonly atMost: number;
}

/** The top-up of an order; after it is paid, it is delivered, or its money is returned. */
export type TopUp = 'ORDERED' | 'PAID' | 'DELIVERED' | 'RETURNED';

/** One wallet, with all transfers and top-ups that may bring money into it at the same time. */
export interface World {
  readonly wallet: number;
  /** The balance of each old card. */
  readonly oldCards: readonly number[];
  /** The transfer of each old card; null = the transfer has not begun. */
  readonly transfers: readonly (Transfer | null)[];
  readonly topUps: readonly TopUp[];
  /**
   * Used only while the guard `locksWallet` is switched off: the free room that was read for the transfer of each old
   * card. The transfer begins later.
   */
  readonly rooms: readonly (number | null)[];
  /**
   * Used only while the guard `locksWallet` is switched off: whether room was found for each top-up. The top-up is
   * delivered later.
   */
  readonly found: readonly boolean[];
  /** How many times money of the wallet may be spent, and how many times an old card may be topped up. */
  readonly budget: { readonly spends: number; readonly refills: number };
  /** The broken property; null = no property is broken. */
  readonly broken: string | null;
}

export const maximum = 3;
/** The money that each old card has at first, and the amount of each top-up. */
export const portion = 2;

export const firstWorld: World = {
  wallet: 0,
  oldCards: [portion, portion],
  transfers: [null, null],
  topUps: ['ORDERED', 'ORDERED'],
  rooms: [null, null],
  found: [false, false],
  budget: { spends: 1, refills: 1 },
  broken: null,
};

export const put = <Item>(list: readonly Item[], place: number, item: Item): readonly Item[] =>
  list.map((one, index) => (index === place ? item : one));

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** The money that running transfers will bring. */
export const transfersUnderWay = ({ transfers }: World): number =>
  sum(
    transfers.map((transfer) => {
      if (transfer?.state === 'BEGUN') return transfer.atMost;
      return transfer?.state === 'TAKEN' ? (transfer.amount ?? 0) : 0;
    }),
  );

/** The money of the top-ups that are paid and not delivered. */
export const topUpsUnderWay = ({ topUps }: World): number =>
  portion * topUps.filter((topUp) => topUp === 'PAID').length;
