import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideFamilyBoard } from '#features/account/family-board/family-board.actors.ts';
import { family, today } from '#machines/account/family-board/model/family-board.samples.ts';
import { limits, offers, tickets } from '#machines/account/ticket-fare/model/ticket-fare.samples.ts';
import { idempotencyKey } from '#machines/common/idempotency-key.ts';
import { recordingShop } from '../../common/src/support/recording-shop.ts';
import { servedStates } from '../../common/src/support/served-states.ts';

const setting = (name: string, value: number) => ({ id: 1, displayName: name, name, value: String(value) });
const answers = {
  familyBoard: family,
  ...servedStates,
  globalSettings: [
    setting('ESHOP_MIN_DAYS_BEFORE_TICKET_VALID_FROM', limits.minDaysAhead),
    setting('ESHOP_MAX_DAYS_BEFORE_TICKET_VALID_FROM', limits.maxDaysAhead),
  ],
  customerTicketFares: { items: [tickets.none.last].flatMap((one) => one ?? []), totalCount: 0 },
  ticketFareOffers: offers.all,
  addTicketFares: [{}, {}],
};

async function open() {
  const world = recordingShop(answers);
  const actor = createActor(provideFamilyBoard(world.shop), { input: { flowId: 'flow', today, draft: null } }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('choosing'));
  return { ...world, actor };
}

describe('the calls of the family board (FAM-01, FAM-05)', () => {
  it('sends all ticked tickets in one call with the shown prices, then opens the cart', async () => {
    const { actor, calls, effects } = await open();
    actor.send({ type: 'tickAll' });
    actor.send({ type: 'add' });
    await waitFor(actor, ({ status }) => status === 'done');
    const lines = [
      { cardId: 11, validFrom: '2026-11-28', ticketCombinationId: 1, zone: '100', price: 55_000 },
      { cardId: 12, validFrom: '2026-12-16', ticketCombinationId: 1, zone: '100', price: 27_500 },
    ];
    expect(calls.map(({ name }) => name)).toEqual(['familyBoard', 'addTicketFares']);
    expect(calls.at(-1)?.options).toMatchObject({
      idempotencyKey: idempotencyKey('flow', JSON.stringify(lines)),
      body: { lines },
    });
    expect(effects).toEqual(['tell cart refresh', 'toast familyBoard.added', 'go to /app/shopping-cart']);
  });

  it('takes over a ticket chosen in the ticket dialog, but does not add it to the cart (FAM-04)', async () => {
    const { actor, calls, effects } = await open();
    actor.send({ type: 'change', customerId: 3 });
    const { ticketFare } = actor.getSnapshot().children;
    if (ticketFare === undefined) throw new Error('expected the ticket dialog, got none');
    await waitFor(ticketFare, (snapshot) => !snapshot.hasTag('busy'));
    ticketFare.send({ type: 'chooseCombination', id: 1 });
    ticketFare.send({ type: 'chooseZone', name: '100' });
    ticketFare.send({ type: 'addToCart' });
    await waitFor(actor, (snapshot) => snapshot.matches('choosing'));
    expect(actor.getSnapshot().context.chosen[3]).toMatchObject({ displayName: '30 dní', price: 55_000 });
    expect(calls.map(({ name }) => name)).not.toContain('addTicketFare');
    expect(effects).toEqual([]);
  });
});
