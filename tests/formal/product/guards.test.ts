import { describe, expect, it } from 'vitest';
import { moneyGuards } from '../../../rules/money-guards.ts';
import type { MoneyGuards } from '../../../rules/money-guards.ts';
import { exploreProduct } from './explore-product.ts';
import { always, settled } from './properties.ts';
import { rulesWith, serverGuards } from './rules.ts';
import type { Rules, ServerGuards } from './rules.ts';
import { scopes } from './scopes.ts';
import type { ScopeName } from './scopes.ts';

interface Break {
  /** Where the break shows. */
  readonly scope: ScopeName;
  /** What it breaks, as the exploration names it. */
  readonly broken: string;
}

const twoWindows = 'two windows order at the same moment';
const attacked = 'somebody makes calls that no page makes';
const handedOver = 'the goods cannot be handed over, or are handed over again';
const twiceAtOnce = 'an attempt is asked about twice at once, after its time';
const notHeard = 'the gateway is not heard while an order is cancelled';
const late = 'an attempt is paid after its time, meanwhile it is paid again or cancelled';
const byInvoice = 'an order is paid by invoice, or by invoice after all';

const aForm = 'a form is posted late or twice, meanwhile it is paid again or cancelled';
const aMail = 'a mail is wished for again, taken up twice, sent before a crash';
const mailsOfReturns = 'mails of money that goes back, of more than one attempt';

const moneyKept = 'what is not paid is not delivered, and its money is with the customer';
const unpaidGoods = 'nothing is delivered without being paid';
const unwanted = 'opened an attempt to pay an order that is not to be paid by card';
const cancelledPaid = 'cancelled an order whose money had come before the customer asked';

const mailedOnce = 'a mail comes once, and again only where it was wished for';
const mailedAtAll = 'what is paid is mailed, as often as it was wished for';
const inVain = 'sent the payer to a page that the gateway does not show again';
const falselyUncharged = 'told that the customer was charged: NO, and it is not so';

const serverBreaks: Readonly<Record<keyof ServerGuards, Break>> = {
  repeatsAnswers: { scope: twoWindows, broken: 'said that no order was made, and it was' },
  checksCartTime: { scope: twoWindows, broken: 'an expired cart is never ordered' },
  holdsCart: { scope: twoWindows, broken: 'one cart makes one order' },
  holdsOrder: { scope: twoWindows, broken: unwanted },
  namesBeforeLeaving: { scope: twoWindows, broken: moneyKept },
  trustsBooksOnly: { scope: attacked, broken: unpaidGoods },
  asksBeforeCancelling: { scope: attacked, broken: cancelledPaid },
  sweeps: { scope: twoWindows, broken: 'nothing is left undone' },
  watchesGivenUp: { scope: twiceAtOnce, broken: moneyKept },
  deliversOnce: { scope: handedOver, broken: 'nothing is delivered twice' },
  writesWorkDown: { scope: twoWindows, broken: 'what is paid is delivered, once, for its price' },
  marksDoneAfterwards: { scope: handedOver, broken: 'nothing is left undone' },
  waitsForForm: { scope: aForm, broken: moneyKept },
  postsOnce: { scope: aForm, broken: inVain },
  ignoresCodes: { scope: aForm, broken: falselyUncharged },
  namesMails: { scope: aMail, broken: mailedOnce },
  mailsByAttempt: { scope: mailsOfReturns, broken: 'money that went back is mailed' },
  countsWishes: { scope: aMail, broken: mailedAtAll },
  marksOwnRepetition: { scope: aMail, broken: mailedAtAll },
  mailsDeliveredOnly: {
    scope: aMail,
    broken: 'a mail tells of goods that were handed over, and of money that went back',
  },
};

/** Guards that hold something in a second place. */
const furtherBreaks: readonly (readonly [keyof ServerGuards, Break])[] = [
  ['marksDoneAfterwards', { scope: aMail, broken: mailedAtAll }],
  ['sweeps', { scope: aForm, broken: 'nothing is left undone' }],
  ['watchesGivenUp', { scope: aForm, broken: moneyKept }],
];

const moneyBreaks: Readonly<Record<keyof MoneyGuards, Break>> = {
  isUnbooked: { scope: twiceAtOnce, broken: unpaidGoods },
  isOpen: { scope: twiceAtOnce, broken: unpaidGoods },
  endingOf: { scope: twoWindows, broken: moneyKept },
  isCreated: { scope: twiceAtOnce, broken: unpaidGoods },
  isOwed: { scope: attacked, broken: 'money that went back is told' },
  isGivenBack: { scope: notHeard, broken: moneyKept },
  isKnown: { scope: notHeard, broken: cancelledPaid },
  isPending: { scope: twoWindows, broken: unwanted },
  isLapsed: { scope: attacked, broken: 'what its customer cancelled is not delivered' },
  isPaid: { scope: handedOver, broken: unpaidGoods },
  isCancelled: { scope: byInvoice, broken: unpaidGoods },
  isUndelivered: { scope: attacked, broken: unpaidGoods },
  isByCard: { scope: byInvoice, broken: unwanted },
  isByInvoice: { scope: attacked, broken: unpaidGoods },
  hasNoOpenAttempt: { scope: 'all goes well', broken: 'nobody is charged twice for one order' },
  holdsNoOtherMoney: { scope: late, broken: 'said RETURNED of an order of which money was left with the shop' },
};

/** In milliseconds: a machine may be busy. */
const patience = 120_000;

const findsIn = ({ scope, broken }: Break, rules: Rules): void => {
  const { finding } = exploreProduct(scopes[scope], rules);
  expect(finding?.broken).toBe(broken);
  expect(finding?.trace.length).toBeGreaterThan(0);
};

const isGuard = <Guards extends object>(guards: Guards, name: PropertyKey): name is keyof Guards => name in guards;

describe('each guard is needed: without it the exploration finds what it holds', () => {
  it.each(Object.keys(serverGuards))(
    'of the server: %s',
    (name) => {
      if (!isGuard(serverBreaks, name)) throw new Error(`no break for ${name}`);
      findsIn(serverBreaks[name], rulesWith({ [name]: false }));
    },
    patience,
  );
  it.each(furtherBreaks)(
    'of the server, elsewhere: %s',
    (name, found) => findsIn(found, rulesWith({ [name]: false })),
    patience,
  );
  it.each(Object.keys(moneyGuards))(
    'of the rules: %s',
    (name) => {
      if (!isGuard(moneyBreaks, name)) throw new Error(`no break for ${name}`);
      // Silence ends what is under way; all others let everything pass.
      const isBroken: Partial<MoneyGuards> =
        name === 'endingOf' ? { endingOf: () => 'REJECTED' } : { [name]: () => true };
      findsIn(moneyBreaks[name], rulesWith({}, isBroken));
    },
    patience,
  );
  it('and each property is broken by one of them, or by what a handler or a page says', () => {
    const found = new Set([...Object.values(serverBreaks), ...Object.values(moneyBreaks)].map(({ broken }) => broken));
    expect(Object.keys({ ...always, ...settled }).filter((name) => !found.has(name))).toEqual([
      'one intent makes one order',
    ]);
  });
});
