import type { ErrorName } from '#contract/error-names.ts';

/** The lower limit of the operator's minimum (WAL-01): 1.00. */
const leastRecharge = 100;

/** E_WALLET_MIN_RECHARGE, E_WALLET_MAX_RECHARGE, E_WALLET_MAX_AMOUNT; all money in minor units. */
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

/** The most that fits into the wallet in one recharge; below the smallest recharge there is no room for any. */
export const largestRecharge = (currentAmount: number, { maxRecharge, maxAmount }: WalletLimits): number =>
  Math.min(maxRecharge, maxAmount - currentAmount);

/** The money of a wallet, in minor units. */
export interface WalletMoney {
  readonly currentAmount: number;
  /** Of transfers that are begun or taken: what they will bring at most. */
  readonly transfersUnderWay: number;
  /** Of orders that are paid and not delivered. */
  readonly topUpsUnderWay: number;
}

/** What the wallet will hold when everything that is under way has arrived; new money must fit in beside it. */
export const expectedAmount = ({ currentAmount, transfersUnderWay, topUpsUnderWay }: WalletMoney): number =>
  currentAmount + transfersUnderWay + topUpsUnderWay;

/** The balance after the recharge. */
export const balanceAfter = (currentAmount: number, price: number): number => currentAmount + price;

/**
 * Why a recharge is refused (WAL-01); null = it is allowed.
 * @param currentAmount for the server, with everything that is under way ({@link expectedAmount})
 */
export function checkRecharge(currentAmount: number, price: number, limits: WalletLimits): RechargeError | null {
  if (price < smallestRecharge(limits)) return 'E_WALLET_BELOW_MINIMUM_RECHARGE';
  if (price > limits.maxRecharge) return 'E_WALLET_ABOVE_MAXIMUM_RECHARGE';
  return balanceAfter(currentAmount, price) > limits.maxAmount ? 'E_WALLET_ABOVE_MAXIMUM_AMOUNT' : null;
}
