import type { DecidedReport, TakingReport, TransferState } from '#rules/transfer-guards.ts';
import type { TransferStep } from '#rules/transfer-transitions.ts';

/** A call of a customer: the balance of the one old card is to go into a wallet. */
export interface Call {
  readonly wallet: number;
  readonly key: string;
  /** The transfer of the same key that had been booked before this call was made; null = none. */
  readonly repeats: number | null;
  /** The transfer into the same wallet that was open before this call was made; null = none. */
  readonly followed: number | null;
  /** When the old card system was asked what is on the card, money of it was on its way into a wallet. */
  readonly underWay: boolean;
}

/** A row of the shop's transfers; its number is its place. */
export interface Transfer extends TransferStep {
  readonly wallet: number;
  readonly key: string | null;
  readonly atMost: number;
  /** What the wallet could take when the transfer began. */
  readonly room: number;
  /** What the old card system had said that is on the card when the transfer began. */
  readonly seen: number;
}

/**
 * Work of the server between two transactions or messages; it is in memory only, so that a crash ends it. `call` is null
 * for the outbox's work. A `reference` names the transfer to the old card system.
 */
export type Handler =
  | { readonly at: 'find' | 'search'; readonly call: Call }
  | { readonly at: 'check'; readonly call: Call; readonly seen: number }
  | {
      readonly at: 'insert';
      readonly call: Call;
      readonly seen: number;
      /** The states of the open transfers, as they were read before. */
      readonly transfers: readonly TransferState[];
    }
  | { readonly at: 'ask' | 'book' | 'answer'; readonly call: Call | null; readonly transfer: number }
  | {
      readonly at: 'wait';
      readonly call: Call | null;
      readonly transfer: number;
      readonly reference: string;
      /** Null = the old card system has not got the request yet. */
      readonly report: DecidedReport | null;
    }
  | { readonly at: 'decide'; readonly call: Call | null; readonly transfer: number; readonly report: TakingReport }
  /** Only without the lock: what was read of the transfer is written later. */
  | { readonly at: 'write'; readonly call: Call | null; readonly transfer: number; readonly credit: number }
  /** Only without a commit before the first request. */
  | { readonly at: 'note'; readonly call: Call; readonly seen: number; readonly report: DecidedReport };

/** A request to the old card system that nobody waits for any more, or that was repeated on its way. */
export interface Stray {
  readonly reference: string;
  readonly atMost: number;
}

/** How often each thing may still happen. */
export interface Budget {
  /** A message between the shop and the old card system is lost. */
  readonly losses: number;
  /** A message to the old card system arrives twice, or once more much later; a second worker takes an entry. */
  readonly duplicates: number;
  readonly crashes: number;
  /** The holder spends what is on the old card. */
  readonly spends: number;
  /** The holder tops the old card up. */
  readonly refills: number;
}

export interface World {
  /** What is on the old card. */
  readonly balance: number;
  /** What the holder has put on the old card, less what they have spent of it. */
  readonly put: number;
  /** What the old card system has decided, by the reference of a transfer. */
  readonly decided: Readonly<Record<string, DecidedReport>>;
  readonly transfers: readonly Transfer[];
  readonly wallets: readonly number[];
  /** The transfers of the ledger's rows. */
  readonly ledger: readonly number[];
  /** The transfers that the outbox has to go on with. */
  readonly work: readonly number[];
  /** The transfers whose end was mailed. */
  readonly mails: readonly number[];
  readonly calls: readonly Call[];
  readonly handlers: readonly Handler[];
  readonly strays: readonly Stray[];
  readonly budget: Budget;
  /** What somebody was told that is not so; null = nothing. */
  readonly broken: string | null;
}

/** A step; what the customer does and what goes wrong need not happen. */
export interface Move {
  readonly name: string;
  readonly by: 'customer' | 'shop' | 'old system' | 'fault';
  readonly world: World;
}

export const largestWallet = 3;
export const balanceAtFirst = 2;
export const refill = 2;

const open: ReadonlySet<TransferState> = new Set(['BEGUN', 'TAKEN']);
export const isOpen = ({ state }: TransferStep): boolean => open.has(state);

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** What is in all wallets. */
export const bookedOf = ({ wallets }: World): number => sum(wallets);

/** What the old card system has given and no wallet has got. */
export const underWayOf = (world: World): number =>
  sum(Object.values(world.decided).map((report) => (report.state === 'TAKEN' ? report.amount : 0))) - bookedOf(world);

export const put = <Item>(list: readonly Item[], place: number, item: Item): readonly Item[] =>
  list.map((one, index) => (index === place ? item : one));

export const without = <Item>(list: readonly Item[], place: number): readonly Item[] =>
  list.filter((_, index) => index !== place);

export const transferOf = ({ transfers }: World, id: number): Transfer => {
  const transfer = transfers[id];
  if (transfer === undefined) throw new Error(`expected transfer ${id} in the explored world, found none`);
  return transfer;
};

/** Two worlds with the same key differ in nothing; the order of what happens at the same time does not matter. */
export const keyOf = (world: World): string =>
  JSON.stringify({
    ...world,
    calls: world.calls.map((call) => JSON.stringify(call)).toSorted(),
    handlers: world.handlers.map((handler) => JSON.stringify(handler)).toSorted(),
    strays: world.strays.map((stray) => JSON.stringify(stray)).toSorted(),
    decided: Object.entries(world.decided).toSorted(([one], [other]) => one.localeCompare(other)),
    work: world.work.toSorted((one, other) => one - other),
  });
