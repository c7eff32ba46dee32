/** The states of a transfer of an old card's balance into a wallet. */
export const transferStates = ['BEGUN', 'TAKEN', 'BOOKED', 'REFUSED'] as const;

/**
 * BEGUN: the old card system was asked for the money or will be asked; it is not known whether it has given the money.
 * TAKEN: the old card system has given the money, but the money is not in the wallet yet. BOOKED: the money is in the
 * wallet. REFUSED: the money stays on the old card.
 */
export type TransferState = (typeof transferStates)[number];

/** The states of a transfer that has not ended: money may be on its way. */
export const openTransferStates = ['BEGUN', 'TAKEN'] as const satisfies readonly TransferState[];

/** Why the old card system does not give the money. */
export type TransferRefusal = 'NOT_FOUND' | 'EMPTY' | 'TOO_MUCH';

/** The decision of the old card system about a transfer; `amount` in minor units. */
export type DecidedReport =
  | { readonly state: 'TAKEN'; readonly amount: number }
  | { readonly state: 'REFUSED'; readonly reason: TransferRefusal };

/** The report of the old card system about a transfer. UNKNOWN: no answer, or an answer that cannot be trusted. */
export type TakingReport = DecidedReport | { readonly state: 'UNKNOWN' };

const open: ReadonlySet<TransferState> = new Set(openTransferStates);

/**
 * The guards that prevent money from being lost or booked twice. Each guard is used in one place of
 * transfer-transitions.ts. The exploration switches off each guard in turn, to show that it is needed.
 */
export const transferGuards = {
  /** A report is applied only to a transfer whose result is not known yet. */
  isUndecided: (state: TransferState): boolean => state === 'BEGUN',
  /** Without an answer nothing is decided: the money may have been taken. */
  isDefinite: (report: TakingReport): report is DecidedReport => report.state !== 'UNKNOWN',
  /** Only money that was taken is booked, and only one time. */
  isToBeBooked: (state: TransferState): boolean => state === 'TAKEN',
  /** Only an old card with money can start a transfer. */
  isSomething: (balance: number): boolean => balance > 0,
  /** The wallet has room for the balance of the old card. */
  fits: (balance: number, room: number): boolean => balance <= room,
  /** An old card has at most one open transfer, so that nobody sees an empty card while its money is on its way. */
  hasNoOpenTransfer: (states: readonly TransferState[]): boolean => !states.some((state) => open.has(state)),
};

export type TransferGuards = Readonly<typeof transferGuards>;
