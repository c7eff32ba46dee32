import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { idempotencyKey } from '../../../../machines/idempotency-key.ts';
import {
  card,
  limits,
  offers,
  thirtyDays,
  tickets,
  today,
} from '../../../../machines/ticket-fare/ticket-fare.samples.ts';
import type { TicketFareInput } from '../../../../machines/ticket-fare/ticket-fare.types.ts';
import { provideTicketFare } from '../../../../src/features/account/card-actions/ticket-fare/ticket-fare.actors.ts';
import { recordingShop } from '../../support/recording-shop.ts';

const setting = (name: string, value: number) => ({ id: 1, displayName: name, name, value: String(value) });
const answers = {
  globalSettings: [
    setting('ESHOP_MIN_DAYS_BEFORE_TICKET_VALID_FROM', limits.minDaysAhead),
    setting('ESHOP_MAX_DAYS_BEFORE_TICKET_VALID_FROM', limits.maxDaysAhead),
  ],
  customerTicketFares: { items: [tickets.active.last], totalCount: 1 },
  ticketCombinations: { items: [thirtyDays], totalCount: 1 },
  computedValidity: offers.twoZones.validity,
  priceListZones: offers.twoZones.zones,
  addTicketFare: {},
};

interface Opened {
  readonly shownCard?: TicketFareInput['card'];
  readonly isicAllowed?: boolean;
}

const open = (
  given: Readonly<Record<string, unknown>> = answers,
  { shownCard = card, isicAllowed = false }: Opened = {},
) => {
  const world = recordingShop(given);
  const input = { flowId: 'flow', card: shownCard, today, isicAllowed, draft: null };
  const actor = createActor(provideTicketFare(world.shop), { input });
  actor.start();
  return { ...world, actor };
};
const ready = { choosing: { listed: 'ready' } } as const;

describe('the purchase of a ticket fare (second specification, 7)', () => {
  const profile = (id: number, reduced: boolean) => ({
    profile: { id, displayName: 'Profil', isic: false, reduced },
    validFrom: '2025-09-01',
    validTo: null,
    confirmationChecked: null,
  });

  it.each([
    [[true], true],
    [[false], false],
    [[true, true], true],
    [[false, false], false],
    [[true, false], undefined],
    [[false, true], undefined],
  ])('asks for reduced tickets as far as the profiles of the card agree: %j, %s', async (flags, reduced) => {
    const [profileOne = null, profileTwo = null] = flags.map((flag, index) => profile(index + 1, flag));
    const { actor, calls } = open(answers, { shownCard: { ...card, profileOne, profileTwo } });
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    const query: object = calls.find(({ name }) => name === 'ticketCombinations')?.options.query ?? {};
    expect(query).toMatchObject({ customerProfileId: flags.map((_, index) => index + 1) });
    expect(Reflect.get(query, 'reduced')).toBe(reduced);
    expect('reduced' in query).toBe(reduced !== undefined);
  });

  it('reads limits, last ticket, tickets, combinations, validity and zones', async () => {
    const { actor, calls } = open();
    await waitFor(actor, (snapshot) => snapshot.matches(ready));
    const requests = calls.map(({ name, options }) => [name, options.params, options.query]);
    const byEnd = { sortBy: 'validTo', sortDesc: true, offset: 0 };
    expect(requests).toEqual([
      ['globalSettings', undefined, undefined],
      ['customerTicketFares', { id: 1 }, { ...byEnd, limit: 1, stateIds: [3, 2, 4] }],
      ['customerTicketFares', { id: 1 }, { ...byEnd, limit: 999, stateIds: [3, 4] }],
      [
        'ticketCombinations',
        undefined,
        {
          sortBy: 'orderNumber',
          sortDesc: false,
          limit: 999,
          eshopSale: true,
          date: '2026-12-01',
          typeName: 'TIME',
          customerProfileId: [4, 1],
          customerProfileType: 'PERSONAL',
        },
      ],
      ['computedValidity', { id: 1 }, { date: '2026-12-01' }],
      ['priceListZones', { id: 1 }, { date: '2026-12-01', onlyZonesWithPrice: true }],
    ]);
  });

  it('reads the ISIC price of the chosen zone for the days of the ticket', async () => {
    const { actor, calls } = open({ ...answers, isicTicketFarePrice: { price: 44_000 } }, { isicAllowed: true });
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches(ready));
    expect(context.isicPrice).toBe(44_000);
    expect(calls.at(-1)).toMatchObject({
      name: 'isicTicketFarePrice',
      options: {
        params: { id: 1 },
        query: { customerProfileId: 4, priceListZoneId: 1, validFrom: '2026-12-01', validTo: '2026-12-30' },
      },
    });
  });

  it('aborts the call for the ISIC price if the person chooses another zone before the answer', async () => {
    const { actor, calls } = open({ ...answers, isicTicketFarePrice: { price: 44_000 } }, { isicAllowed: true });
    await waitFor(actor, (snapshot) => snapshot.matches({ choosing: { listed: 'readingIsicPrice' } }));
    actor.send({ type: 'chooseZone', name: '200' });
    await waitFor(actor, (snapshot) => snapshot.matches(ready));
    const asked = calls.filter(({ name }) => name === 'isicTicketFarePrice');
    expect(asked.map(({ options }) => options.signal?.aborted)).toEqual([true, false]);
    expect(asked.at(-1)?.options.query).toMatchObject({ priceListZoneId: 2 });
  });

  it('shows a toast if the ISIC price could not be read', async () => {
    const { actor, effects } = open(answers, { isicAllowed: true });
    await waitFor(actor, (snapshot) => snapshot.matches({ choosing: { listed: 'isicPriceFailed' } }));
    expect(effects).toEqual(['toast ticketFare.isicPriceFailed']);
  });

  it('sends the ticket with an idempotency key, then refreshes the cart and opens it', async () => {
    const { actor, calls, effects } = open();
    await waitFor(actor, (snapshot) => snapshot.matches(ready));
    actor.send({ type: 'addAndGoToCart' });
    await waitFor(actor, ({ status }) => status === 'done');
    expect(calls.at(-1)).toMatchObject({
      name: 'addTicketFare',
      options: {
        idempotencyKey: idempotencyKey('flow', 7, '2026-12-01', 1, '100'),
        body: { cardId: 7, validFrom: '2026-12-01', ticketCombinationId: 1, zone: '100' },
      },
    });
    expect(effects).toEqual(['tell cart refresh', 'toast ticketFare.added', 'go to /app/shopping-cart']);
  });

  it('does not open the cart if the person only adds the ticket', async () => {
    const { actor, effects } = open();
    await waitFor(actor, (snapshot) => snapshot.matches(ready));
    actor.send({ type: 'addToCart' });
    await waitFor(actor, ({ status }) => status === 'done');
    expect(effects).toEqual(['tell cart refresh', 'toast ticketFare.added']);
  });

  it.each([
    ['globalSettings', 'unopened', 'ticketFare.limitsFailed'],
    ['customerTicketFares', 'unopened', 'ticketFare.ticketsFailed'],
    ['ticketCombinations', { choosing: 'combinationsFailed' }, 'ticketFare.combinationsFailed'],
    ['priceListZones', { choosing: { listed: 'offerFailed' } }, 'ticketFare.priceFailed'],
  ] as const)('shows a toast if the call %s fails', async (name, state, toast) => {
    const { [name]: _, ...others } = answers;
    const { actor, effects } = open(others);
    await waitFor(actor, (snapshot) => snapshot.matches(state));
    expect(effects).toEqual([`toast ${toast}`]);
  });

  it('cannot be opened if a setting is not a number', async () => {
    const [first] = answers.globalSettings;
    const { actor } = open({ ...answers, globalSettings: [first] });
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('unopened'));
    expect(context.failure?.name).toBe('UNREADABLE_ANSWER');
  });

  it('does not read the combinations if the card has no profile', async () => {
    const world = recordingShop(answers);
    const input = {
      flowId: 'flow',
      card: { ...card, profileOne: null, profileTwo: null },
      today,
      isicAllowed: false,
      draft: null,
    };
    const actor = createActor(provideTicketFare(world.shop), { input }).start();
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches({ choosing: { listed: 'undecided' } }));
    expect(context.combinations).toEqual([]);
    expect(world.calls.map(({ name }) => name)).not.toContain('ticketCombinations');
  });

  it('aborts a call if the person changes the day before the answer', async () => {
    const { actor, calls } = open();
    await waitFor(actor, (snapshot) => snapshot.matches({ choosing: 'readingCombinations' }));
    actor.send({ type: 'changeValidFrom', day: '2026-12-05', text: '5.12.2026' });
    actor.send({ type: 'changeValidFrom', day: '2026-12-06', text: '6.12.2026' });
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches(ready));
    expect(context.start).toBe('2026-12-06');
    const combinationCalls = calls.filter(({ name }) => name === 'ticketCombinations');
    expect(combinationCalls.map(({ options }) => options.signal?.aborted)).toEqual([true, true, false]);
    expect(calls.filter(({ name }) => name === 'computedValidity')).toHaveLength(1);
  });
});
