import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { idempotencyKey } from '../../../machines/idempotency-key.ts';
import { offer } from '../../../machines/repeat-purchase/repeat-purchase.samples.ts';
import { provideRepeatPurchase } from '../../../src/common/repeat-purchase/repeat-purchase.actors.ts';
import { recordingShop } from '../support/recording-shop.ts';

const open = (answers: Readonly<Record<string, unknown>>) => {
  const world = recordingShop(answers);
  const input = { flowId: 'flow', customerId: 5 };
  return { ...world, actor: createActor(provideRepeatPurchase(world.shop), { input }).start() };
};

describe('the last ticket once more (TFR-03)', () => {
  it('is asked for the customer, put into the cart as it was offered, and the cart opens', async () => {
    const { actor, calls, effects } = open({ repeatPurchase: offer, addTicketFare: {} });
    await waitFor(actor, (snapshot) => snapshot.matches('offered'));
    actor.send({ type: 'buyAgain' });
    await waitFor(actor, ({ status }) => status === 'done');
    expect(calls).toEqual([
      { name: 'repeatPurchase', options: { params: { id: 5 }, signal: expect.any(AbortSignal) } },
      {
        name: 'addTicketFare',
        options: {
          idempotencyKey: idempotencyKey('flow', 11, '2026-12-27', 1, '100'),
          body: { cardId: 11, validFrom: '2026-12-27', ticketCombinationId: 1, zone: '100' },
          signal: expect.any(AbortSignal),
        },
      },
    ]);
    expect(effects).toEqual(['tell cart refresh', 'toast ticketFare.added', 'go to /app/shopping-cart']);
  });

  it('is not shown if the server does not answer, and no toast complains of it', async () => {
    const { actor, effects } = open({});
    await waitFor(actor, (snapshot) => snapshot.matches('notOffered'));
    expect(effects).toEqual([]);
  });

  it('is read again after a refusal, which a toast tells', async () => {
    const { actor, calls, effects, shop } = open({ repeatPurchase: offer });
    const { call } = shop;
    Object.assign(shop, {
      call: async (endpoint: { name: string }, options: never) => {
        if (endpoint.name === 'addTicketFare') throw { name: 'TICKET_FARE_COLLISION', status: 409, metadata: {} };
        return call(endpoint as never, options);
      },
    });
    await waitFor(actor, (snapshot) => snapshot.matches('offered'));
    actor.send({ type: 'buyAgain' });
    await waitFor(actor, ({ context }) => context.failure !== null);
    await waitFor(actor, (snapshot) => snapshot.matches('offered'));
    expect(calls.map(({ name }) => name)).toEqual(['repeatPurchase', 'repeatPurchase']);
    expect(effects).toEqual(['toast repeatPurchase.notAdded', 'tell cart refresh']);
  });
});
