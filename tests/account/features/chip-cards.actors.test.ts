import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
  otherActions,
  performOnCard,
  provideChipCardList,
} from '#features/account/tabs/chip-cards/chip-cards.actors.ts';
import type { Shop } from '#runtime/shop.ts';
import { leaveActor } from '../../common/src/support/actor-calls.ts';
import { recordingShop } from '../../common/src/support/recording-shop.ts';

const signal = new AbortController().signal;
const cardIn = (customerCardType: string, name: string) => ({
  id: 4,
  customerCardType,
  currentState: { state: { name } },
});
const blocked = cardIn('BANK', 'BLOCKED');

async function list(cards: readonly unknown[], answers: Readonly<Record<string, unknown>> = {}) {
  const { shop, calls } = recordingShop({ customerCards: { items: cards, totalCount: cards.length }, ...answers });
  const input = { detailSource: 'none', sortBy: 'contactMeIfCardFound', sortDesc: true } as const;
  const actor = createActor(provideChipCardList(shop, 9), { input }).start();
  const { context } = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  return { rows: context.rows, calls };
}

describe('the list of cards (CRD-01)', () => {
  it.each([cardIn('BANK', 'ACTIVE'), cardIn('VIRTUAL', 'BLOCKED')])(
    'makes no further call if no card can be activated: %o',
    async (card) => {
      const { rows, calls } = await list([card], { virtualCardApplicationCreationCheck: { possible: true } });
      expect(rows).toEqual([{ ...card, virtualApplicationPossible: null }]);
      expect(calls.map(({ name }) => name)).toEqual(['customerCards']);
    },
  );

  it.each([true, false])(
    'shows for a blocked bank card whether the customer can apply for a virtual card: %s',
    async (possible) => {
      const { rows, calls } = await list([blocked], { virtualCardApplicationCreationCheck: { possible } });
      expect(rows).toEqual([{ ...blocked, virtualApplicationPossible: possible }]);
      expect(calls.map(({ name, options }) => [name, options.params])).toEqual([
        ['customerCards', { id: 9 }],
        ['virtualCardApplicationCreationCheck', { id: 9 }],
      ]);
    },
  );

  it('checks whether a virtual card is possible if at least one of several cards can be activated', async () => {
    const cards = [cardIn('BANK', 'ACTIVE'), blocked];
    const { rows } = await list(cards, { virtualCardApplicationCreationCheck: { possible: true } });
    expect(rows.map(({ virtualApplicationPossible }) => virtualApplicationPossible)).toEqual([true, true]);
  });

  it('aborts the check for a virtual card when the list is left', async () => {
    const answers = { customerCards: { items: [blocked], totalCount: 1 } };
    const input = { limit: 25, offset: 0, sortBy: 'created', sortDesc: true, filters: {} };
    const sends = [['customerCards'], ['virtualCardApplicationCreationCheck']] as const;
    const flow = { provide: (shop: Shop) => provideChipCardList(shop, 9), actors: {} };
    expect(await leaveActor(flow, 'fetchPage', { input, answers, sends }, 1)).toEqual([false, true]);
  });

  it('is readable even if the check for a virtual card fails', async () => {
    const { rows } = await list([blocked]);
    expect(rows).toEqual([{ ...blocked, virtualApplicationPossible: null }]);
  });

  it('sends no sort column if the server cannot sort by it', async () => {
    const { calls } = await list([]);
    expect(calls[0]?.options.query).toEqual({ limit: 25, offset: 0 });
  });
});

describe('an action with a card', () => {
  it("sends the card's id", async () => {
    const answers = {
      setMainCard: undefined,
      activateBankCard: undefined,
      blockBankCard: undefined,
      deleteBankCard: undefined,
    };
    const { shop, calls } = recordingShop(answers);
    for (const action of [...otherActions, 'delete'] as const) await performOnCard(shop, action, 7)(signal);
    expect(calls.map(({ name, options: { params, body } }) => [name, body ?? params])).toEqual(
      Object.keys(answers).map((name) => [name, { id: 7 }]),
    );
    expect(calls.every(({ options }) => options.signal === signal)).toBe(true);
  });

  const failWith = (name: string) => ({ call: () => Promise.reject({ name, status: 404, metadata: {} }) }) as never;

  it('succeeds when a card to delete does not exist any more, because an earlier response may have been lost', async () => {
    await expect(performOnCard(failWith('NOT_FOUND'), 'delete', 7)(signal)).resolves.toBeUndefined();
    await expect(performOnCard(failWith('CARD_HAS_VALID_TICKETS'), 'delete', 7)(signal)).rejects.toBeDefined();
  });

  it.each(['setMain', 'activate', 'block'] as const)('%s fails if the card does not exist any more', async (action) => {
    await expect(performOnCard(failWith('NOT_FOUND'), action, 7)(signal)).rejects.toMatchObject({ name: 'NOT_FOUND' });
  });
});
