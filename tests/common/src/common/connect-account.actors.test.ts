import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { provideConnectAccount } from '#common/connect-account/connect-account.actors.ts';
import type { AccountPage } from '#contract/entities/account-page.ts';
import { customerSelectionMachine } from '#machines/account/customer-selection/customer-selection.machine.ts';
import type { PageRequest } from '#machines/account/customer-selection/customer-selection.types.ts';
import type { ConnectMode } from '#rules/connect-account.ts';
import type { Shop } from '#runtime/shop.ts';
import { recordingShop, Refusal } from '../support/recording-shop.ts';

const nobody: AccountPage = {
  customer: null,
  link: null,
  card: null,
  standing: null,
  repeatPurchase: null,
  begunApplications: [],
  begunForNewPerson: [],
  onlyManaged: false,
  mailFails: false,
  people: { items: [], totalCount: 0 },
};

/** A shop whose account page can be read one time; the next reading gets the answer `reread`. */
function shopThatRereads(answers: Readonly<Record<string, unknown>>, reread: unknown) {
  const recorded = recordingShop(answers);
  const readings: unknown[] = [nobody, reread];
  const selection = createActor(
    customerSelectionMachine.provide({
      actors: {
        readOwnPage: fromPromise<AccountPage, PageRequest>(async () => {
          const next = readings.shift();
          if (next instanceof Refusal) throw next.failure;
          return next as AccountPage;
        }),
      },
    }),
  ).start();
  selection.send({ type: 'sessionStarted' });
  const shop: Shop = {
    ...recorded.shop,
    actor: ((id: string) => {
      expect(id).toBe('customerSelection');
      return selection;
    }) as Shop['actor'],
    tell: (id, event) => {
      recorded.shop.tell(id, event);
      selection.send(event);
    },
  };
  return { ...recorded, shop, selection };
}

async function connect(mode: ConnectMode, answers: Readonly<Record<string, unknown>>, reread: unknown = nobody) {
  const { shop, calls, effects, selection } = shopThatRereads(answers, reread);
  await waitFor(selection, (snapshot) => snapshot.matches('none'));
  const onConnected = vi.fn<() => void>();
  const actor = createActor(provideConnectAccount(shop, onConnected), { input: { mode, draft: null } }).start();
  actor.send({ type: 'changeCardNumber', value: '2100 9000-0000 0000 00' });
  actor.send({ type: 'changeApplicationNumber', value: ' 9000000000 ' });
  actor.send({ type: 'submit' });
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  await waitFor(selection, (snapshot) => !snapshot.hasTag('busy'));
  return { calls, effects, onConnected, state: actor.getSnapshot().value };
}

const connected = { parentId: null };

describe('connecting a card (CON-01)', () => {
  it.each([
    ['register', 'connectRegisteredAccount'],
    ['assign', 'connectAssignedAccount'],
  ] as const)('in the mode %s sends the numbers, shows a toast and reads the account again', async (mode, name) => {
    const { calls, effects, onConnected, state } = await connect(mode, { [name]: connected });
    expect(state).toBe('connected');
    expect(calls.map(({ name: called, options: { body } }) => [called, body])).toEqual([
      [name, { cardNumber: '210090000000000000', applicationNumber: '9000000000' }],
    ]);
    expect(effects).toEqual([`toast connectAccount.${mode}.success`, 'tell customerSelection refresh']);
    expect(onConnected).toHaveBeenCalledTimes(1);
  });

  it('shows a toast if the account could not be read again', async () => {
    const answers = { connectAssignedAccount: connected };
    const { effects } = await connect('assign', answers, new Refusal('FORBIDDEN', 403));
    await expect.poll(() => effects).toContain('toast connectAccount.refreshFailed');
  });

  it('shows no toast for a server error, because the call shows a toast', async () => {
    const answers = { connectAssignedAccount: connected };
    const { effects } = await connect('assign', answers, new Refusal('INTERNAL_ERROR', 500));
    expect(effects).not.toContain('toast connectAccount.refreshFailed');
  });

  it('reads nothing again if the card was not connected', async () => {
    const answers = { connectRegisteredAccount: new Refusal('INVALID_CARD', 409) };
    const { effects, onConnected, state } = await connect('register', answers);
    expect(state).toBe('editing');
    expect(effects).toEqual([]);
    expect(onConnected).not.toHaveBeenCalled();
  });
});
