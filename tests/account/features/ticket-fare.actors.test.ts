import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideTicketFare } from '#features/account/card-actions/ticket-fare/ticket-fare.actors.ts';
import { card, limits, offers, tickets, today } from '#machines/account/ticket-fare/model/ticket-fare.samples.ts';
import { idempotencyKey } from '#machines/common/idempotency-key.ts';
import { recordingShop } from '../../common/src/support/recording-shop.ts';
import { servedStates } from '../../common/src/support/served-states.ts';

const setting = (name: string, value: number) => ({ id: 1, displayName: name, name, value: String(value) });
const answers = {
  ...servedStates,
  globalSettings: [
    setting('ESHOP_MIN_DAYS_BEFORE_TICKET_VALID_FROM', limits.minDaysAhead),
    setting('ESHOP_MAX_DAYS_BEFORE_TICKET_VALID_FROM', limits.maxDaysAhead),
  ],
  customerTicketFares: { items: [tickets.active.last], totalCount: 1 },
  ticketFareOffers: offers.all,
  addTicketFare: {},
};

const open = (given: Readonly<Record<string, unknown>> = answers) => {
  const world = recordingShop(given);
  const input = { flowId: 'flow', card, today, draft: null };
  const actor = createActor(provideTicketFare(world.shop), { input });
  actor.start();
  return { ...world, actor };
};
const ready = { choosing: { listed: 'ready' } } as const;

describe('the purchase of a ticket fare (TFR-01)', () => {
  it('reads limits, last ticket, tickets, and the offers for the card from the proposed day on', async () => {
    const { actor, calls } = open();
    await waitFor(actor, (snapshot) => snapshot.matches(ready));
    const requests = calls.map(({ name, options }) => [name, options.params, options.query]);
    const byEnd = { sortBy: 'validTo', sortDesc: true, offset: 0 };
    expect(requests).toEqual([
      ['globalSettings', undefined, undefined],
      ['ticketFareStates', undefined, undefined],
      ['customerTicketFares', { id: 1 }, { ...byEnd, limit: 1, stateIds: [23, 22, 24] }],
      ['customerTicketFares', { id: 1 }, { ...byEnd, limit: 100, stateIds: [23, 24] }],
      ['ticketFareOffers', undefined, { cardId: 7, date: '2026-12-01' }],
    ]);
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
    ['ticketFareStates', 'unopened', 'ticketFare.ticketsFailed'],
    ['customerTicketFares', 'unopened', 'ticketFare.ticketsFailed'],
    ['ticketFareOffers', { choosing: 'offersFailed' }, 'ticketFare.combinationsFailed'],
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

  it('aborts a call if the person changes the day again before the answer', async () => {
    const { actor, calls } = open();
    await waitFor(actor, (snapshot) => snapshot.matches(ready));
    actor.send({ type: 'changeValidFrom', day: '2026-12-05', text: '5.12.2026' });
    actor.send({ type: 'changeValidFrom', day: '2026-12-06', text: '6.12.2026' });
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches(ready));
    expect(context.start).toBe('2026-12-06');
    const asked = calls.filter(({ name }) => name === 'ticketFareOffers');
    expect(asked.map(({ options }) => options.signal?.aborted)).toEqual([false, true, false]);
  });
});
