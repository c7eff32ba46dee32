import type { SnapshotFrom } from 'xstate';
import { smallestRecharge } from '../../rules/e-wallet.ts';
import { isPassing } from '../failure-kinds.ts';
import type { eWalletTopUpMachine } from './e-wallet-top-up.machine.ts';
import {
  isNoteTooLong,
  isOverfull,
  newBalance,
  noteLength,
  noteLimit,
  type PriceProblem,
  priceProblem,
} from './e-wallet-top-up.problems.ts';

type Snapshot = SnapshotFrom<typeof eWalletTopUpMachine>;

/** These errors are shown while the amount is typed; the others would appear before the person has finished typing. */
const atOnce: readonly PriceProblem[] = ['E_WALLET_ABOVE_MAXIMUM_RECHARGE', 'E_WALLET_ABOVE_MAXIMUM_AMOUNT'];

const ofPrice: ReadonlySet<string> = new Set(['E_WALLET_BELOW_MINIMUM_RECHARGE', ...atOnce]);

/** What is wrong with the amount, or was by the server's answer; too much for the wallet is said in any case. */
function priceMessages({ context }: Snapshot): readonly string[] {
  const problem = priceProblem(context);
  const own = problem !== null && (context.demanded || atOnce.includes(problem)) ? [problem] : [];
  const overfull = isOverfull(context) ? ['E_WALLET_ABOVE_MAXIMUM_AMOUNT'] : [];
  const refusal = context.failure?.name ?? '';
  return [...new Set([...own, ...overfull, ...(ofPrice.has(refusal) ? [refusal] : [])])];
}

/** Why the server refused, if the amount is not the reason; `unsure` = the top-up may have been added nevertheless. */
function refusalOf(snapshot: Snapshot) {
  const { failure } = snapshot.context;
  if (!snapshot.matches('editing') || failure === null || ofPrice.has(failure.name)) return null;
  return { name: failure.name, isUnsure: isPassing(failure) };
}

/** What the dialog shows; money in minor units. Messages are names under `eWalletTopUp.errors`. */
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
    price: context.price,
    priceMessages: priceMessages(snapshot),
    note: context.note,
    noteLength: noteLength(context),
    noteLimit,
    noteTooLong: isNoteTooLong(context),
    balance: context.eWallet.currentAmount,
    newBalance: newBalance(context),
    limits: limits === null ? null : { ...limits, minRecharge: smallestRecharge(limits) },
    refusal: refusalOf(snapshot),
    readOnly: !snapshot.matches('editing'),
    saving: snapshot.matches('saving') || snapshot.matches('readingBalance'),
    goesToCart: context.wantsCart,
    canAdd: snapshot.can({ type: 'addToCart' }),
    canClose: snapshot.can({ type: 'close' }),
  };
};
