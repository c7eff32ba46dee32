import { balanceAfter, checkRecharge, type RechargeError } from '#rules/e-wallet.ts';
import { type MoneyProblem, parseMoney } from '#rules/money.ts';
import type { EWalletTopUpContext } from './e-wallet-top-up.types.ts';

export const noteLimit = 255;

export type PriceProblem = RechargeError | Exclude<MoneyProblem, 'TOO_LARGE'>;

/** The typed amount in minor units; null while the text is not an amount. */
export function typedPrice({ price, notation }: Pick<EWalletTopUpContext, 'price' | 'notation'>): number | null {
  const parsed = parseMoney(price, notation);
  return 'amount' in parsed ? parsed.amount : null;
}

/** The error of the typed amount (WAL-01); null = no error. */
export function priceProblem({ price, notation, eWallet, limits }: EWalletTopUpContext): PriceProblem | null {
  const parsed = parseMoney(price, notation);
  if ('amount' in parsed) return limits === null ? null : checkRecharge(eWallet.currentAmount, parsed.amount, limits);
  return parsed.problem === 'TOO_LARGE' ? 'E_WALLET_ABOVE_MAXIMUM_RECHARGE' : parsed.problem;
}

/** White space around a note is not sent. */
export const noteLength = ({ note }: Pick<EWalletTopUpContext, 'note'>): number => note.trim().length;

export const isNoteTooLong = (context: Pick<EWalletTopUpContext, 'note'>): boolean => noteLength(context) > noteLimit;

/** The balance of the wallet after the top-up, in minor units; without a typed amount the present balance. */
export const newBalance = (context: EWalletTopUpContext): number =>
  balanceAfter(context.eWallet.currentAmount, Math.max(0, typedPrice(context) ?? 0));

/** The offered amounts, in minor units, that this wallet can be topped up with now. */
export const possibleRecharges = ({ limits, eWallet, offeredRecharges }: EWalletTopUpContext): readonly number[] =>
  limits === null
    ? []
    : offeredRecharges.filter((amount) => checkRecharge(eWallet.currentAmount, amount, limits) === null);

export const isOverfull = (context: EWalletTopUpContext): boolean =>
  context.limits !== null && newBalance(context) > context.limits.maxAmount;
