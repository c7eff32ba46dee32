import type { TransferStep } from '#rules/transfer-transitions.ts';

/** The transfer of an old card's balance into the wallet; it brings `atMost` at most. */
export interface Transfer extends TransferStep {
  readonly atMost: number;
}

/** The top-up of an order; it is paid before it is delivered, or its money is returned. */
export type TopUp = 'ORDERED' | 'PAID' | 'DELIVERED' | 'RETURNED';

/** One wallet, with all that may bring money into it at the same time. */
export interface World {
  readonly wallet: number;
  /** What is on each old card. */
  readonly oldCards: readonly number[];
  /** The transfer of each old card; null = none has begun. */
  readonly transfers: readonly (Transfer | null)[];
  readonly topUps: readonly TopUp[];
  /** Only without the lock: the room that was read for the transfer of an old card, which begins later. */
  readonly rooms: readonly (number | null)[];
  /** Only without the lock: the top-ups for which room was found, and which are delivered later. */
  readonly found: readonly boolean[];
  /** How often the wallet is used, and an old card is topped up, at most. */
  readonly budget: { readonly spends: number; readonly refills: number };
  /** What was promised twice; null = nothing. */
  readonly broken: string | null;
}

export const maximum = 3;
/** What each old card holds at first, and what each top-up brings. */
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

/** What transfers that are not over will bring. */
export const transfersUnderWay = ({ transfers }: World): number =>
  sum(
    transfers.map((transfer) => {
      if (transfer?.state === 'BEGUN') return transfer.atMost;
      return transfer?.state === 'TAKEN' ? (transfer.amount ?? 0) : 0;
    }),
  );

/** What top-ups that are paid and not delivered will bring. */
export const topUpsUnderWay = ({ topUps }: World): number =>
  portion * topUps.filter((topUp) => topUp === 'PAID').length;
