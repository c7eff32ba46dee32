import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addTicketFare } from '#contract/endpoints/shopping-cart.ts';
import { addDays, daysBetween } from '#rules/dates.ts';
import { dueWithinDays } from '#rules/family-board.ts';
import { customerCards, customers, orderItems, ticketFares } from '#server/platform/db/schema.ts';
import { ask } from './support/call.ts';
import { newCustomer, offersTo, order, putTicket, putTopUp } from './support/customer.ts';
import type { Customer } from './support/customer.ts';
import { boardOf, changeFamily, lineOf, otherGuardian, personOf, type GivenPerson } from './support/family.ts';
import { settleAll } from './support/ledger.ts';
import { init, payBy } from './support/payer.ts';
import { startShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';
import { proposedByDialog } from './support/ticket-dialog.ts';
import { withZonePrice } from './support/zone-prices.ts';

let shop: Shop;
let family: Customer;
beforeAll(async () => {
  shop = await startShop();
  family = await newCustomer(shop, 'family');
});
afterAll(() => shop.stop());
afterEach(() =>
  shop.services.settings.change(shop.services.database, {
    ticketFareAllowed: null,
    isAssignCardWithoutAgeRestrictionAllowed: null,
  }),
);

const day = (days: number) => addDays(shop.today(), days);

describe('the family board (FAM-01)', () => {
  it('shows all people of the account, their coverage, and the next ticket of each person', async () => {
    const { people, totalCount } = await boardOf(shop, family);
    expect(totalCount).toBe(5);
    const shown = people.map(({ fullName, type, coverage, suggestion }) => [
      fullName,
      type,
      coverage.state,
      suggestion?.start,
      suggestion?.startReason,
    ]);
    expect(shown).toEqual([
      ['Petra Horáková', 'REGISTERED', 'ENDING', day(3), 'AFTER_LAST'],
      ['Anna Horáková', 'ASSIGNED', 'COVERED', day(6), 'AFTER_LAST'],
      ['Jakub Horák', 'ASSIGNED', 'ENDING', day(2), 'AFTER_LAST'],
      ['Ema Horáková', 'ASSIGNED', 'NOT_COVERED', day(0), 'EARLIEST'],
      ['Tomáš Horák', 'MANAGED', 'COVERED', day(6), 'AFTER_LAST'],
    ]);
  });

  it('explains the price of a reduced ticket by the list price and the full price', async () => {
    const { suggestion } = await personOf(shop, family, 'Jakub');
    expect(suggestion).toMatchObject({ price: 27_500, listPrice: 27_500, fullPrice: 55_000, profile: 'Dítě 6–14 let' });
  });

  it("shows a person's tickets, also if they were not bought in the e-shop", async () => {
    const { tickets } = await personOf(shop, family, 'Petra');
    expect(tickets).toMatchObject([{ title: '30denní', validFrom: day(-27), validTo: day(2), buyer: 'ELSEWHERE' }]);
  });

  it('sorts the tickets of a person by their first days, not by their purchase', async () => {
    const holder = await newCustomer(shop, 'family');
    const tickets = [5, -27].map((start) => ({ tariff: 'DAYS_30', zone: '100', start, cancelled: false }));
    await changeFamily(shop, holder, [{ profile: 'ADULT', cardDays: 900, cardState: 'ACTIVE', tickets }]);
    const held = (await personOf(shop, holder, 'Petra')).tickets;
    expect(held.map(({ validFrom }) => validFrom)).toEqual([day(-27), day(5)]);
  });

  it('shows a ticket on its last day, and suggests the next ticket from the day after it', async () => {
    const ending = await newCustomer(shop, 'family');
    const last = { tariff: 'DAYS_30', zone: '100', start: -29, cancelled: false };
    await changeFamily(shop, ending, [{ profile: 'ADULT', cardDays: 900, cardState: 'ACTIVE', tickets: [last] }]);
    const { tickets, suggestion } = await personOf(shop, ending, 'Petra');
    expect(tickets).toMatchObject([{ validFrom: day(-29), validTo: day(0) }]);
    expect(suggestion).toMatchObject({ start: day(1), lastValidTo: day(0) });
  });

  it('is empty for an account without people', async () => {
    expect(await boardOf(shop, await newCustomer(shop, 'newcomer'))).toEqual({ people: [], totalCount: 0 });
  });
});

const obstacleOf = async (key: Parameters<typeof newCustomer>[1], firstName: string) => {
  const { obstacle, suggestion } = await personOf(shop, await newCustomer(shop, key), firstName);
  expect(suggestion === null).toBe(obstacle !== null);
  return obstacle;
};

describe('a person has no suggestion, but an obstacle (FAM-02)', () => {
  it('if the person never had a ticket', async () => {
    expect(await obstacleOf('parent', 'Lenka')).toMatchObject({ name: 'NO_TICKET_BEFORE' });
  });

  it('if the person already has the next ticket, with the end of its validity', async () => {
    expect(await obstacleOf('adult', 'Jana')).toMatchObject({ name: 'NEXT_TICKET', until: day(34) });
  });

  it('while the present ticket ends later than the last possible start of a new ticket', async () => {
    const covered = await newCustomer(shop, 'family');
    const ticket = { tariff: 'DAYS_90', zone: '100', start: -10, cancelled: false };
    await changeFamily(shop, covered, [{ profile: 'ADULT', cardDays: 900, cardState: 'ACTIVE', tickets: [ticket] }]);
    const { obstacle } = await personOf(shop, covered, 'Petra');
    expect(obstacle).toMatchObject({ name: 'COVERED', until: day(79), possibleFrom: day(20) });
  });

  it('if the card ends before the next ticket would end', async () => {
    const ending = await newCustomer(shop, 'family');
    const ticket = { tariff: 'DAYS_30', zone: '100', start: -27, cancelled: false };
    await changeFamily(shop, ending, [{ profile: 'ADULT', cardDays: 20, cardState: 'ACTIVE', tickets: [ticket] }]);
    expect((await personOf(shop, ending, 'Petra')).obstacle).toMatchObject({ name: 'CARD_ENDS', until: day(20) });
  });

  it('if the person has no card, or a blocked card', async () => {
    const changed = await newCustomer(shop, 'family');
    const { database } = shop.services;
    const [ema, jakub] = [await personOf(shop, changed, 'Ema'), await personOf(shop, changed, 'Jakub')];
    const of = ({ customerId }: typeof ema) => eq(customerCards.customerId, customerId);
    await database.update(customerCards).set({ state: 'NOT_ISSUED' }).where(of(ema));
    await database.update(customerCards).set({ state: 'BLOCKED' }).where(of(jakub));
    expect((await personOf(shop, changed, 'Ema')).obstacle).toMatchObject({ name: 'NO_CARD' });
    expect((await personOf(shop, changed, 'Jakub')).obstacle).toMatchObject({ name: 'CARD_NOT_ACTIVE' });
  });

  it('if the account may not buy for the person', async () => {
    const changed = await newCustomer(shop, 'family');
    const { customerId } = await personOf(shop, changed, 'Ema');
    const { settings, database } = shop.services;
    await database.update(customers).set({ birthDay: '1990-01-01' }).where(eq(customers.id, customerId));
    await settings.change(database, { isAssignCardWithoutAgeRestrictionAllowed: false });
    expect((await personOf(shop, changed, 'Ema')).obstacle).toMatchObject({
      name: 'NOT_MANAGEABLE',
      unmanageable: 'AGE',
    });
  });

  it('while the operator sells no tickets', async () => {
    await shop.services.settings.change(shop.services.database, { ticketFareAllowed: false });
    expect((await personOf(shop, family, 'Petra')).obstacle).toMatchObject({ name: 'NOTHING_SOLD' });
  });

  it('while the zone of the last ticket has no price', async () => {
    const { obstacle } = await withZonePrice(shop, null, () => personOf(shop, family, 'Petra'));
    expect(obstacle).toMatchObject({ name: 'NOT_OFFERED' });
    expect((await personOf(shop, family, 'Petra')).obstacle).toBeNull();
  });

  it('while a ticket is in the cart, then while it is in an unpaid order', async () => {
    const waiting = await newCustomer(shop, 'parent');
    await putTicket(shop, waiting);
    expect((await personOf(shop, waiting, 'Lenka')).obstacle).toMatchObject({ name: 'IN_CART' });
    const { id: orderId } = await order(shop, waiting);
    expect((await personOf(shop, waiting, 'Lenka')).obstacle).toMatchObject({ name: 'IN_ORDER', orderId });
  });
});

describe('an unpaid order as an obstacle (FAM-02)', () => {
  it('is shown only if it contains a ticket for the person that was not cancelled', async () => {
    const waiting = await newCustomer(shop, 'family');
    await putTopUp(shop, waiting);
    const { id: orderId } = await order(shop, waiting);
    expect((await personOf(shop, waiting, 'Petra')).obstacle).toBeNull();
    const { database } = shop.services;
    await database.update(orderItems).set({ type: 'TICKET_FARE' }).where(eq(orderItems.orderId, orderId));
    expect((await personOf(shop, waiting, 'Petra')).obstacle).toMatchObject({ name: 'IN_ORDER', orderId });
    await database.update(orderItems).set({ cancelled: true }).where(eq(orderItems.orderId, orderId));
    expect((await personOf(shop, waiting, 'Petra')).obstacle).toBeNull();
  });

  it('is the newest of several orders', async () => {
    const waiting = await newCustomer(shop, 'parent');
    await putTicket(shop, waiting);
    await order(shop, waiting);
    await putTicket(shop, waiting);
    const { id: orderId } = await order(shop, waiting);
    expect((await personOf(shop, waiting, 'Lenka')).obstacle).toMatchObject({ name: 'IN_ORDER', orderId });
  });
});

const tariffs = ['DAYS_30', 'DAYS_90', 'ONE_YEAR', 'CALENDAR_MONTH', 'CALENDAR_HALF_YEAR', 'SCHOOL_YEAR', 'DAYS_10'];
const ticket = fc.record({
  tariff: fc.constantFrom(...tariffs),
  zone: fc.constantFrom('100', '101', '260', '999'),
  start: fc.oneof(fc.integer({ min: -130, max: 70 }), fc.integer({ min: -31, max: 5 })),
  cancelled: fc.constantFrom(false, false, false, true),
});
const usual = fc.record({
  tariff: fc.constantFrom('DAYS_30', 'CALENDAR_MONTH', 'DAYS_10', 'DAYS_90'),
  zone: fc.constantFrom('100', '101', '999'),
  start: fc.integer({ min: -40, max: -5 }),
  cancelled: fc.constant(false),
});
const profile = fc.constantFrom('ADULT', 'CHILD', 'PUPIL', 'STUDENT', 'SENIOR');
const former = fc.record({
  tariff: fc.constantFrom('DAYS_30', 'DAYS_10'),
  zone: fc.constantFrom('100', '110', '260'),
  start: fc.integer({ min: -160, max: -75 }),
  cancelled: fc.constant(false),
});
/** The last ticket and earlier tickets, in two possible orders of their purchase. */
const history = fc
  .tuple(usual, fc.array(former, { maxLength: 2 }), fc.boolean())
  .map(([last, before, isFirst]) => (isFirst ? [last, ...before] : [...before, last]));
/** Either a person with a ticket history and a card that is valid for years, or a person with any tickets and card. */
const person: fc.Arbitrary<GivenPerson> = fc.oneof(
  fc.record({
    profile,
    cardDays: fc.constant(1200),
    cardState: fc.constant('ACTIVE' as const),
    tickets: history,
  }),
  fc.record({
    profile,
    cardDays: fc.constantFrom(10, 45, 400, 1200),
    cardState: fc.constantFrom('ACTIVE', 'ACTIVE', 'ACTIVE', 'BLOCKED'),
    tickets: fc.array(ticket, { maxLength: 3 }),
  }),
);

describe('the suggestions of generated families (FAM-03)', () => {
  it('equal the proposals of the account page and the ticket dialog, except for people whose next ticket is not due', async () => {
    /** Counts both kinds, so that the test fails if one of them does not occur. */
    const seen = { suggested: 0, none: 0 };
    await fc.assert(
      fc.asyncProperty(fc.array(person, { minLength: 5, maxLength: 5 }), async (given) => {
        await changeFamily(shop, family, given);
        const { people } = await boardOf(shop, family);
        for (const { customerId, card, coverage, suggestion, obstacle } of people) {
          expect(suggestion === null).toBe(obstacle !== null);
          const isActive = card?.currentState.state.name === 'ACTIVE';
          const repeated = await offersTo(shop, family, { of: customerId });
          const dialog = card === null || !isActive ? null : await proposedByDialog(shop, family, card);
          if (obstacle?.name === 'NEXT_TICKET') {
            expect(daysBetween(shop.today(), coverage.until ?? '')).toBeGreaterThan(dueWithinDays);
            continue;
          }
          seen[suggestion === null ? 'none' : 'suggested'] += 1;
          expect(
            suggestion && {
              start: suggestion.start,
              ticketCombinationId: suggestion.ticketCombinationId,
              zoneName: suggestion.zone.name,
              validFrom: suggestion.validFrom,
              validTo: suggestion.validTo,
              price: suggestion.price,
            },
          ).toEqual(dialog);
          expect(suggestion).toEqual(repeated.ticketFare && expect.objectContaining(repeated.ticketFare));
        }
      }),
      { numRuns: 12 },
    );
    expect(seen.suggested).toBeGreaterThan(3);
    expect(seen.none).toBeGreaterThan(3);
  }, 120_000);
});

async function putSuggested(customer: Customer, firstName: string) {
  const { price: _, ...body } = lineOf(await personOf(shop, customer, firstName));
  await ask(shop, addTicketFare, { token: customer.token, body });
}

describe('two guardians of the same child (FAM-06)', () => {
  it('see a ticket that the other guardian has bought, without a name, and get no suggestion to buy it again', async () => {
    const first = await newCustomer(shop, 'family');
    const second = await otherGuardian(shop, first);
    expect((await personOf(shop, second, 'Jakub')).suggestion).not.toBeNull();
    await putSuggested(first, 'Jakub');
    expect(await personOf(shop, second, 'Jakub')).toMatchObject({ isOrderedElsewhere: false, obstacle: null });
    const { id } = await order(shop, first);
    expect(await personOf(shop, second, 'Jakub')).toMatchObject({ isOrderedElsewhere: true, obstacle: null });
    expect(await personOf(shop, first, 'Jakub')).toMatchObject({ isOrderedElsewhere: false });

    await payBy(shop, first, await init(shop, first, id), 'pay');
    await settleAll(shop);
    const seen = await personOf(shop, second, 'Jakub');
    expect(seen).toMatchObject({
      isOrderedElsewhere: false,
      suggestion: null,
      obstacle: { name: 'NEXT_TICKET', until: day(31) },
      coverage: { until: day(31) },
    });
    expect(seen.tickets.map(({ buyer }) => buyer)).toEqual(['ELSEWHERE', 'OTHER_ACCOUNT']);
    expect((await personOf(shop, first, 'Jakub')).tickets.map(({ buyer }) => buyer)).toEqual([
      'ELSEWHERE',
      'THIS_ACCOUNT',
    ]);
    expect(JSON.stringify(await boardOf(shop, second))).not.toContain(first.username);
  });
});

describe('the board of an account', () => {
  it('shows no people of other accounts', async () => {
    const other = await newCustomer(shop, 'adult');
    const { people } = await boardOf(shop, other);
    expect(people.map(({ customerId }) => customerId)).toEqual([other.customerId]);
    const own = await shop.services.database.select().from(ticketFares);
    const ids = new Set(people.flatMap(({ tickets }) => tickets.map(({ id }) => id)));
    expect(own.length).toBeGreaterThan(ids.size);
    expect(ids.size).toBe(2);
  });
});
