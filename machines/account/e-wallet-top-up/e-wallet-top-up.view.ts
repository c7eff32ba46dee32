import type { SnapshotFrom } from 'xstate';
import { largestRecharge, smallestRecharge, type WalletLimits } from '#rules/e-wallet.ts';
import { isPassing } from '../../common/failure-kinds.ts';
import type { eWalletTopUpMachine } from './e-wallet-top-up.machine.ts';
import {
  isNoteTooLong,
  isOverfull,
  newBalance,
  noteLength,
  noteLimit,
  possibleRecharges,
  type PriceProblem,
  priceProblem,
  typedPrice,
} from './e-wallet-top-up.problems.ts';

type Snapshot = SnapshotFrom<typeof eWalletTopUpMachine>;

const priceErrors: ReadonlySet<string> = new Set<PriceProblem>([
  'E_WALLET_BELOW_MINIMUM_RECHARGE',
  'E_WALLET_ABOVE_MAXIMUM_RECHARGE',
  'E_WALLET_ABOVE_MAXIMUM_AMOUNT',
]);

/**
 * The errors of the amount, from the form or from the server. An error appears when the person leaves the field or
 * submits. Only the error that the wallet would be too full appears immediately (WAL-01).
 */
function priceMessages({ context }: Snapshot): readonly string[] {
  const problem = priceProblem(context);
  const own = problem !== null && context.priceMarked ? [problem] : [];
  const overfull = isOverfull(context) ? ['E_WALLET_ABOVE_MAXIMUM_AMOUNT'] : [];
  const refusal = context.failure?.name ?? '';
  return [...new Set([...own, ...overfull, ...(priceErrors.has(refusal) ? [refusal] : [])])];
}

/**
 * The new balance; null while the amount is marked with an error. With the error that the wallet would be too full, the
 * new balance is still shown.
 */
function shownBalance({ context }: Snapshot): number | null {
  return context.priceMarked && priceProblem(context) !== null && !isOverfull(context) ? null : newBalance(context);
}

/**
 * Why the server refused, if the amount is not the reason. `isUnsure`: the top-up may have been added in spite of the
 * failure.
 */
function refusalOf(snapshot: Snapshot) {
  const { failure } = snapshot.context;
  if (!snapshot.matches('editing') || failure === null || priceErrors.has(failure.name)) return null;
  return { name: failure.name, isUnsure: isPassing(failure) };
}

/**
 * The limits for this wallet with its present balance. `largest`: the largest possible top-up; `full`: no top-up is
 * possible.
 */
function limitsOf(limits: WalletLimits, balance: number) {
  const [minRecharge, largest] = [smallestRecharge(limits), largestRecharge(balance, limits)];
  return { ...limits, minRecharge, largest, full: largest < minRecharge };
}

/** Money is in minor units. Messages are names of texts under `eWalletTopUp.errors`. */
export const eWalletTopUpView = (snapshot: Snapshot) => {
  const { context } = snapshot;
  const { limits } = context;
  return {
    opening: snapshot.matches('opening'),
    missing: snapshot.matches('unopened')
      ? ('limits' as const)
      : snapshot.matches('balanceUnknown')
        ? ('balance' as const)
        : null,
    cardNumber: context.cardNumber,
    choices: possibleRecharges(context).map((amount) => ({ amount, chosen: amount === typedPrice(context) })),
    price: context.price,
    priceMessages: priceMessages(snapshot),
    note: context.note,
    noteLength: noteLength(context),
    noteLimit,
    noteTooLong: isNoteTooLong(context),
    balance: context.eWallet.currentAmount,
    newBalance: shownBalance(snapshot),
    limits: limits === null ? null : limitsOf(limits, context.eWallet.currentAmount),
    refusal: refusalOf(snapshot),
    readOnly: !snapshot.matches('editing'),
    saving: snapshot.matches('saving') || snapshot.matches('readingBalance'),
    goesToCart: context.wantsCart,
    canAdd: snapshot.can({ type: 'addToCart' }),
    canClose: snapshot.can({ type: 'close' }),
  };
};
