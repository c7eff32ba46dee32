import type { DecidedReport, TakingReport, TransferState } from '#rules/transfer-guards.ts';
import type { TransferStep } from '#rules/transfer-transitions.ts';

/** A call of a customer to move the balance of the one old card into a wallet. */
export interface Call {
  readonly wallet: number;
  readonly key: string;
  /** The transfer with the same key that had been booked before this call was made; null = no such transfer. */
  readonly repeats: number | null;
  /** The transfer into the same wallet that was open before this call was made; null = no such transfer. */
  readonly followed: number | null;
  /** Whether money of the old card was being moved into a wallet when the old card system was asked for the balance. */
  readonly underWay: boolean;
}

/** A row of the shop's transfers; its id is its position in the list. */
export interface Transfer extends TransferStep {
  readonly wallet: number;
  readonly key: string | null;
  readonly atMost: number;
  /** The free room of the wallet when the transfer began. */
  readonly room: number;
  /** The balance of the old card that the old card system had reported when the transfer began. */
  readonly seen: number;
}

/**
 * Work of the server between two transactions or messages. It exists only in memory, so a crash ends it. `call` is null
 * for work of the outbox. The old card system identifies a transfer by its `reference`.
 */
export type Handler =
  | { readonly at: 'find' | 'search'; readonly call: Call }
  | { readonly at: 'check'; readonly call: Call; readonly seen: number }
  | {
      readonly at: 'insert';
      readonly call: Call;
      readonly seen: number;
      /** The states of the open transfers when they were read. */
      readonly transfers: readonly TransferState[];
    }
  | { readonly at: 'ask' | 'book' | 'answer'; readonly call: Call | null; readonly transfer: number }
  | {
      readonly at: 'wait';
      readonly call: Call | null;
      readonly transfer: number;
      readonly reference: string;
      /** Null = the old card system has not received the request yet. */
      readonly report: DecidedReport | null;
    }
  | { readonly at: 'decide'; readonly call: Call | null; readonly transfer: number; readonly report: TakingReport }
  /**
   * Exists only while the guard `locksTransfer` is switched off: a value that was read from the transfer is written
   * later.
   */
  | { readonly at: 'write'; readonly call: Call | null; readonly transfer: number; readonly credit: number }
  /** Exists only while the guard `commitsFirst` is switched off. */
  | { readonly at: 'note'; readonly call: Call; readonly seen: number; readonly report: DecidedReport };

/** A request to the old card system that no handler waits for any more, or that was duplicated on its way. */
export interface Stray {
  readonly reference: string;
  readonly atMost: number;
}

/** How many times each of these events may still happen. */
export interface Budget {
  /** A message between the shop and the old card system is lost. */
  readonly losses: number;
  /** A message to the old card system arrives twice, or again much later; or a second worker takes an entry. */
  readonly duplicates: number;
  readonly crashes: number;
  /** The holder spends the balance of the old card. */
  readonly spends: number;
  /** The holder tops the old card up. */
  readonly refills: number;
}

export interface World {
  /** The balance of the old card. */
  readonly balance: number;
  /** The money that the holder has put on the old card, minus the money that they have spent with it. */
  readonly put: number;
  /** For each reference of a transfer: the decision of the old card system. */
  readonly decided: Readonly<Record<string, DecidedReport>>;
  readonly transfers: readonly Transfer[];
  readonly wallets: readonly number[];
  /** The ids of the transfers in the ledger, one for each row. */
  readonly ledger: readonly number[];
  /** The ids of the transfers that the outbox still has to finish. */
  readonly work: readonly number[];
  /** The ids of the transfers whose end was mailed. */
  readonly mails: readonly number[];
  readonly calls: readonly Call[];
  readonly handlers: readonly Handler[];
  readonly strays: readonly Stray[];
  readonly budget: Budget;
  /** Why an answer to a customer was false; null = all answers were true. */
  readonly broken: string | null;
}

/** A step. Steps of the customer and faults need not happen. */
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

/** The sum of the money in all wallets. */
export const bookedOf = ({ wallets }: World): number => sum(wallets);

/** The money that the old card system has given and that is not in a wallet yet. */
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

/** Two worlds with the same key are equal, if the order of simultaneous calls, handlers and requests is ignored. */
export const keyOf = (world: World): string =>
  JSON.stringify({
    ...world,
    calls: world.calls.map((call) => JSON.stringify(call)).toSorted(),
    handlers: world.handlers.map((handler) => JSON.stringify(handler)).toSorted(),
    strays: world.strays.map((stray) => JSON.stringify(stray)).toSorted(),
    decided: Object.entries(world.decided).toSorted(([one], [other]) => one.localeCompare(other)),
    work: world.work.toSorted((one, other) => one - other),
  });
