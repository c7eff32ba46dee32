import { describe, expect, it } from 'vitest';
import { exploreProduct } from '#formal/product/explore-product.ts';
import { always, settled } from '#formal/product/properties.ts';
import { rulesWith, serverGuards } from '#formal/product/rules.ts';
import type { Rules, ServerGuards } from '#formal/product/rules.ts';
import { scopes } from '#formal/product/scopes.ts';
import type { ScopeName } from '#formal/product/scopes.ts';
import { moneyGuards } from '#rules/money-guards.ts';
import type { MoneyGuards } from '#rules/money-guards.ts';

/** The violation that the exploration must find while a guard is switched off. */
interface Break {
  /** The exploration that finds the violation. */
  readonly scope: ScopeName;
  /** The violated property, as the exploration names it. */
  readonly broken: string;
}

const twoTabs = 'two tabs order at the same moment';
const attacked = 'somebody makes calls that no page makes';
const deliveryFails = 'an order cannot be delivered, or its delivery is repeated';
const askedTwice = 'the gateway is asked twice at once about an attempt whose time is over';
const noAnswer = 'the gateway does not answer while an order is cancelled';
const late = 'an attempt is paid late, while its order is paid again or cancelled';
const byInvoice = 'an order is paid by invoice, or is changed to an invoice';

const formRepeated = 'a form is posted late or twice, while its order is paid again or cancelled';
const mailRequested = 'a mail is requested again, taken by two workers, or sent before a crash';
const returnsMailed = 'the money of more than one attempt is returned, and mails report it';

const unpaidSettled = 'an unpaid order is not delivered, and its money is with the customer';
const deliveryPaid = 'nothing is delivered without a payment';
const uselessAttempt = 'opened an attempt for an order that is not to be paid by card';
const cancelledPaid = 'cancelled an order whose money had arrived before the customer asked';

const mailedOnce = 'a mail is sent once, and again only if it was requested';
const mailedOnRequest = 'the mail of a paid order is sent once, and again for each request';
const cannotOpen = 'sent the payer to a gateway page that cannot be opened again';
const falselyUncharged = 'answered "charged: NO", but the gateway\'s record differs';

const serverBreaks: Readonly<Record<keyof ServerGuards, Break>> = {
  repeatsAnswers: { scope: twoTabs, broken: 'a page said that no order was made, but there is one' },
  checksCartTime: { scope: twoTabs, broken: 'an expired cart is never ordered' },
  locksCart: { scope: twoTabs, broken: 'one cart creates one order' },
  locksOrder: { scope: twoTabs, broken: uselessAttempt },
  namesBeforeLeaving: { scope: twoTabs, broken: unpaidSettled },
  trustsGatewayOnly: { scope: attacked, broken: deliveryPaid },
  asksBeforeCancelling: { scope: attacked, broken: cancelledPaid },
  sweeps: { scope: twoTabs, broken: 'no work is left' },
  watchesGivenUp: { scope: askedTwice, broken: unpaidSettled },
  deliversOnce: { scope: deliveryFails, broken: 'nothing is delivered twice' },
  storesWork: { scope: twoTabs, broken: 'a paid order is delivered once, for its price' },
  marksDoneAfterwards: { scope: deliveryFails, broken: 'no work is left' },
  waitsForForm: { scope: formRepeated, broken: unpaidSettled },
  postsOnce: { scope: formRepeated, broken: cannotOpen },
  ignoresCodes: { scope: formRepeated, broken: falselyUncharged },
  givesMailIds: { scope: mailRequested, broken: mailedOnce },
  mailsByAttempt: { scope: returnsMailed, broken: 'a mail is sent for each attempt whose money was returned' },
  countsMailRequests: { scope: mailRequested, broken: mailedOnRequest },
  marksOwnRepetition: { scope: mailRequested, broken: mailedOnRequest },
  mailsDeliveredOnly: {
    scope: mailRequested,
    broken: 'a mail reports only delivered orders and returned money',
  },
};

/** Guards without which a second exploration finds a violation, too. */
const furtherBreaks: readonly (readonly [keyof ServerGuards, Break])[] = [
  ['marksDoneAfterwards', { scope: mailRequested, broken: mailedOnRequest }],
  ['sweeps', { scope: formRepeated, broken: 'no work is left' }],
  ['watchesGivenUp', { scope: formRepeated, broken: unpaidSettled }],
];

const moneyBreaks: Readonly<Record<keyof MoneyGuards, Break>> = {
  isUnbooked: { scope: askedTwice, broken: deliveryPaid },
  isOpen: { scope: askedTwice, broken: deliveryPaid },
  endingOf: { scope: twoTabs, broken: unpaidSettled },
  isCreated: { scope: askedTwice, broken: deliveryPaid },
  isOwed: { scope: attacked, broken: 'an unpaid order is RETURNED if its money was returned, and only then' },
  isGivenBack: { scope: noAnswer, broken: unpaidSettled },
  isKnown: { scope: noAnswer, broken: cancelledPaid },
  isPending: { scope: twoTabs, broken: uselessAttempt },
  isExpired: { scope: attacked, broken: 'an order that its customer cancelled is not delivered' },
  isPaid: { scope: deliveryFails, broken: deliveryPaid },
  isCancelled: { scope: byInvoice, broken: deliveryPaid },
  isUndelivered: { scope: attacked, broken: deliveryPaid },
  isByCard: { scope: byInvoice, broken: uselessAttempt },
  isByInvoice: { scope: attacked, broken: deliveryPaid },
  hasNoOpenAttempt: { scope: 'nothing goes wrong', broken: 'nobody is charged twice for one order' },
  holdsNoOtherMoney: { scope: late, broken: 'marked an order RETURNED while the shop had some of its money' },
};

/** In milliseconds; generous, because the computer may be busy. */
const timeout = 120_000;

const findsIn = ({ scope, broken }: Break, rules: Rules): void => {
  const { finding } = exploreProduct(scopes[scope], rules);
  expect(finding?.broken).toBe(broken);
  expect(finding?.trace.length).toBeGreaterThan(0);
};

const isGuard = <Guards extends object>(guards: Guards, name: PropertyKey): name is keyof Guards => name in guards;

describe('each guard is needed', () => {
  it.each(Object.keys(serverGuards))(
    "without the server's guard %s the exploration finds the violation",
    (name) => {
      if (!isGuard(serverBreaks, name)) throw new Error(`expected a fault for the guard ${name}, found none`);
      findsIn(serverBreaks[name], rulesWith({ [name]: false }));
    },
    timeout,
  );
  it.each(furtherBreaks)(
    "without the server's guard %s a second exploration finds a violation, too",
    (name, found) => findsIn(found, rulesWith({ [name]: false })),
    timeout,
  );
  it.each(Object.keys(moneyGuards))(
    "without the rules' guard %s the exploration finds the violation",
    (name) => {
      if (!isGuard(moneyBreaks, name)) throw new Error(`expected a fault for the guard ${name}, found none`);
      // Without `endingOf`, every report ends the payment attempt; without any other guard, everything is allowed.
      const isBroken: Partial<MoneyGuards> =
        name === 'endingOf' ? { endingOf: () => 'REJECTED' } : { [name]: () => true };
      findsIn(moneyBreaks[name], rulesWith({}, isBroken));
    },
    timeout,
  );
  it('every property is violated while some guard is switched off, except "one intent creates one order"', () => {
    const found = new Set([...Object.values(serverBreaks), ...Object.values(moneyBreaks)].map(({ broken }) => broken));
    expect(Object.keys({ ...always, ...settled }).filter((name) => !found.has(name))).toEqual([
      'one intent creates one order',
    ]);
  });
});
