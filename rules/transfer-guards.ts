/** What became of a transfer of the balance of an old card into a wallet. */
export const transferStates = ['BEGUN', 'TAKEN', 'BOOKED', 'REFUSED'] as const;

/**
 * BEGUN: the old card system is asked for the money, or will be; nobody knows yet whether it has given it. TAKEN: it has
 * given the money, which is not in the wallet yet. BOOKED: it is in the wallet. REFUSED: the old card keeps its money.
 */
export type TransferState = (typeof transferStates)[number];

/** The states of a transfer that is not over: money may be on its way. */
export const openTransferStates = ['BEGUN', 'TAKEN'] as const satisfies readonly TransferState[];

/** Why the old card system gives no money. */
export type TransferRefusal = 'NOT_FOUND' | 'EMPTY' | 'TOO_MUCH';

/** What the old card system has decided about a transfer; `amount` in minor units. */
export type DecidedReport =
  | { readonly state: 'TAKEN'; readonly amount: number }
  | { readonly state: 'REFUSED'; readonly reason: TransferRefusal };

/** What the old card system says of a transfer. UNKNOWN: no answer, or none that can be trusted. */
export type TakingReport = DecidedReport | { readonly state: 'UNKNOWN' };

const open: ReadonlySet<TransferState> = new Set(openTransferStates);

/**
 * The guards that keep money from being lost or booked twice. Each is used in one place of transfer-transitions.ts, and
 * the exploration switches each of them off once to show that it is needed.
 */
export const transferGuards = {
  /** Only a transfer of which nothing is known yet follows what the old card system says. */
  isUndecided: (state: TransferState): boolean => state === 'BEGUN',
  /** A missing answer decides nothing: the money may have been taken. */
  isDefinite: (report: TakingReport): report is DecidedReport => report.state !== 'UNKNOWN',
  /** Only money that was taken is booked, and only once. */
  isToBeBooked: (state: TransferState): boolean => state === 'TAKEN',
  /** There is money on the old card. */
  isSomething: (balance: number): boolean => balance > 0,
  /** The wallet may hold what the old card holds. */
  fits: (balance: number, room: number): boolean => balance <= room,
  /** An old card has at most one open transfer, so that nobody is notified that it is empty while its money is on its way. */
  hasNoOpenTransfer: (states: readonly TransferState[]): boolean => !states.some((state) => open.has(state)),
};

export type TransferGuards = Readonly<typeof transferGuards>;
