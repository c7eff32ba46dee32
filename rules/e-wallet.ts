import type { ErrorName } from '#contract/error-names.ts';

/** The operator's minimum cannot be below this amount (WAL-01): 1.00. */
const leastRecharge = 100;

/** The settings E_WALLET_MIN_RECHARGE, E_WALLET_MAX_RECHARGE and E_WALLET_MAX_AMOUNT; all money in minor units. */
export interface WalletLimits {
  readonly minRecharge: number;
  readonly maxRecharge: number;
  readonly maxAmount: number;
}

export type RechargeError = Extract<
  ErrorName,
  'E_WALLET_BELOW_MINIMUM_RECHARGE' | 'E_WALLET_ABOVE_MAXIMUM_RECHARGE' | 'E_WALLET_ABOVE_MAXIMUM_AMOUNT'
>;

export const smallestRecharge = (limits: WalletLimits): number => Math.max(leastRecharge, limits.minRecharge);

/**
 * The largest amount that can be added to the wallet in one recharge. If it is below the smallest recharge, no recharge
 * is possible.
 */
export const largestRecharge = (currentAmount: number, { maxRecharge, maxAmount }: WalletLimits): number =>
  Math.min(maxRecharge, maxAmount - currentAmount);

/** The money of a wallet, in minor units. */
export interface WalletMoney {
  readonly currentAmount: number;
  /** The highest total that transfers in the states BEGUN and TAKEN can add. */
  readonly transfersUnderWay: number;
  /** The total of top-ups in paid orders that are not delivered yet. */
  readonly topUpsUnderWay: number;
}

/** The balance after all running transfers and top-ups have arrived; new money is checked against this balance. */
export const expectedAmount = ({ currentAmount, transfersUnderWay, topUpsUnderWay }: WalletMoney): number =>
  currentAmount + transfersUnderWay + topUpsUnderWay;

export const balanceAfter = (currentAmount: number, price: number): number => currentAmount + price;

/**
 * Why a recharge is refused (WAL-01); null = it is allowed.
 * @param currentAmount on the server this includes all running transfers and top-ups ({@link expectedAmount})
 */
export function checkRecharge(currentAmount: number, price: number, limits: WalletLimits): RechargeError | null {
  if (price < smallestRecharge(limits)) return 'E_WALLET_BELOW_MINIMUM_RECHARGE';
  if (price > limits.maxRecharge) return 'E_WALLET_ABOVE_MAXIMUM_RECHARGE';
  return balanceAfter(currentAmount, price) > limits.maxAmount ? 'E_WALLET_ABOVE_MAXIMUM_AMOUNT' : null;
}
