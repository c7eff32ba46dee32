import { describe, expect, it } from 'vitest';
import { exploreTransfers } from '#formal/transfer/explore-transfers.ts';
import { always, settled } from '#formal/transfer/properties.ts';
import { rulesWith, surroundingGuards } from '#formal/transfer/rules.ts';
import type { Rules, SurroundingGuards } from '#formal/transfer/rules.ts';
import { scopes } from '#formal/transfer/scopes.ts';
import type { ScopeName } from '#formal/transfer/scopes.ts';
import { transferGuards } from '#rules/transfer-guards.ts';
import type { TransferGuards } from '#rules/transfer-guards.ts';

/** The violation that the exploration must find while a guard is switched off. */
interface Break {
  readonly scope: ScopeName;
  /** The violated property, as the exploration names it. */
  readonly broken: string;
}

const pressedTwice = 'it is pressed twice, and in two tabs';
const twoWallets = 'two wallets ask for the same old card';
const crashing = 'the server crashes at any step';
const lossy = 'messages are lost, late and repeated';
const twoWorkers = 'two workers go on with one transfer';
const usedMeanwhile = 'the old card is used meanwhile';

const isOwed = 'what was taken is in a wallet, or in a transfer that is not over';
const bookedOnce = 'no transfer is booked twice';
const isOver = 'every transfer is over';
const inVain = 'a transfer begins only for money that fits into the wallet';
const falselyEmpty = 'nobody is notified that an old card is empty while its money is on its way';

const surroundingBreaks: Readonly<Record<keyof SurroundingGuards, Break>> = {
  commitsFirst: { scope: crashing, broken: isOwed },
  asksAgain: { scope: lossy, broken: isOver },
  endsWorkAfterwards: { scope: lossy, broken: isOver },
  keepsReference: { scope: lossy, broken: isOwed },
  locksTransfer: { scope: twoWorkers, broken: bookedOnce },
  booksAtOnce: { scope: crashing, broken: bookedOnce },
  indexesOpen: { scope: twoWallets, broken: 'an old card has one open transfer at the most' },
  findsByKey: { scope: pressedTwice, broken: 'a repeated call gets the answer of the first one' },
  looksFirst: {
    scope: pressedTwice,
    broken: 'nobody is notified that nothing has happened while their money is on its way',
  },
  looksAgain: {
    scope: pressedTwice,
    broken: 'nobody is notified that their money goes into another wallet while it goes into theirs',
  },
  readsRoom: { scope: usedMeanwhile, broken: inVain },
  limitsTaking: { scope: lossy, broken: 'no wallet holds more than the maximum' },
  storesMail: { scope: 'nothing goes wrong', broken: 'the end of each transfer is mailed, once' },
  remembersTaken: { scope: lossy, broken: 'the money of both systems together is what the holder has put there' },
  remembersRefused: { scope: usedMeanwhile, broken: isOwed },
};

const ruleBreaks: Readonly<Record<keyof TransferGuards, Break>> = {
  isUndecided: { scope: twoWorkers, broken: bookedOnce },
  isDefinite: { scope: lossy, broken: isOwed },
  isToBeBooked: { scope: crashing, broken: bookedOnce },
  isSomething: { scope: usedMeanwhile, broken: inVain },
  fits: { scope: lossy, broken: inVain },
  hasNoOpenTransfer: { scope: twoWallets, broken: falselyEmpty },
};

/** In milliseconds; generous, because the computer may be busy. */
const timeout = 120_000;

const findsIn = ({ scope, broken }: Break, rules: Rules): void => {
  const { finding } = exploreTransfers(scopes[scope], rules);
  expect(finding?.broken).toBe(broken);
  expect(finding?.trace.length).toBeGreaterThan(0);
};

const isGuard = <Guards extends object>(guards: Guards, name: PropertyKey): name is keyof Guards => name in guards;

describe('each guard of a transfer is needed', () => {
  it.each(Object.keys(surroundingGuards))(
    'without the guard %s of both systems, the exploration finds the violation',
    (name) => {
      if (!isGuard(surroundingBreaks, name)) throw new Error(`expected a fault for the guard ${name}, found none`);
      findsIn(surroundingBreaks[name], rulesWith({ [name]: false }));
    },
    timeout,
  );
  it.each(Object.keys(transferGuards))(
    "without the rules' guard %s, the exploration finds the violation",
    (name) => {
      if (!isGuard(ruleBreaks, name)) throw new Error(`expected a fault for the guard ${name}, found none`);
      findsIn(ruleBreaks[name], rulesWith({}, { [name]: () => true }));
    },
    timeout,
  );
  it('every property is violated while some guard is switched off', () => {
    const found = new Set(
      [...Object.values(surroundingBreaks), ...Object.values(ruleBreaks)].map(({ broken }) => broken),
    );
    expect(Object.keys({ ...always, ...settled }).filter((name) => !found.has(name))).toEqual([]);
  });
});
