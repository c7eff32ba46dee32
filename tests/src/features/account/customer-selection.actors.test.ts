import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { SystemConfiguration } from '../../../../contract/entities/configuration.ts';
import { provideCustomerSelection } from '../../../../src/features/account/customer-selection/customer-selection.actors.ts';
import { recordingShop } from '../../support/recording-shop.ts';

const link = (id: number, customerAccountLinkType: string, customerId: number) => ({
  id,
  customerAccountLinkType,
  cancelable: true,
  customer: { id: customerId },
  activeCardNumber: null,
});
const links = {
  items: [link(10, 'REGISTERED', 1), link(11, 'ASSIGNED', 2), link(12, 'MANAGED', 3)],
  totalCount: 3,
};
const cardIn = (name: string) => ({ id: 5, currentState: { state: { name } } });
const lastCard = { id: 5 };
const answers = {
  loggedCustomer: { id: 1, lastCard },
  customer: { id: 3, lastCard },
  customerAccountLinks: links,
  lastActiveCard: cardIn('ACTIVE'),
  checkManageable: { manageable: true },
  activeCardApplication: null,
};

const { customerAccountLinks: _, ...withoutLinks } = answers;

const selecting = (customerId: number, given: Readonly<Record<string, unknown>> = answers) => {
  const world = recordingShop(given);
  const actor = createActor(provideCustomerSelection(world.shop)).start();
  actor.send({ type: 'sessionStarted' });
  actor.send({ type: 'selectLinked', customerId });
  return { ...world, actor };
};

describe('the customer of a page', () => {
  it('is the linked customer, together with the link to that customer (ACC-05)', async () => {
    const { actor, calls, effects } = selecting(3);
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('selected'));
    expect(context).toMatchObject({ customer: { id: 3 }, link: { id: 12, type: 'MANAGED', cancelable: true } });
    expect(calls.find(({ name }) => name === 'customer')?.options.params).toEqual({ id: 3 });
    expect(calls.find(({ name }) => name === 'lastActiveCard')?.options.params).toEqual({ id: 3 });
    expect(effects).toEqual([]);
  });

  it.each([
    { requested: 'a customer without a link', customerId: 9 },
    { requested: "the account's own customer", customerId: 1 },
  ])(
    "is the account's own, and the own account's page is opened, if $requested is requested",
    async ({ customerId }) => {
      const { actor, effects } = selecting(customerId);
      const { context } = await waitFor(actor, (snapshot) => snapshot.matches('selected'));
      expect(context).toMatchObject({ linkedId: null, link: null, customer: { id: 1 } });
      expect(effects).toEqual(['go to /app/user-account']);
    },
  );

  it('is unknown while the links cannot be read, and no other page is opened', async () => {
    const { actor, effects } = selecting(3, withoutLinks);
    await waitFor(actor, (snapshot) => snapshot.matches('unreadable'));
    expect(effects).toEqual([]);
  });
});

const opening = (changes: Readonly<Record<string, unknown>>, flags: Partial<SystemConfiguration> = {}) => {
  const world = recordingShop({ ...answers, ...changes }, flags);
  const actor = createActor(provideCustomerSelection(world.shop)).start();
  actor.send({ type: 'sessionStarted' });
  return { ...world, actor, names: () => world.calls.map(({ name }) => name) };
};

const asking = { migrationAllowed: true, isAssignCardWithoutAgeRestrictionAllowed: false };

describe('what is asked about a customer', () => {
  it('is nothing beyond the customer and the active card, if the flags ask no more', async () => {
    const { actor, names } = opening({});
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('selected'));
    expect(names()).toEqual(['loggedCustomer', 'lastActiveCard']);
    expect(context.standing).toEqual({ manageable: true, hasApplication: false });
  });

  it.each([true, false])('is whether they are manageable, if the flags ask: %s (ACC-06)', async (manageable) => {
    const { actor, calls } = opening({ checkManageable: { manageable } }, asking);
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('selected'));
    expect(context.standing).toEqual({ manageable, hasApplication: false });
    expect(calls.at(-1)).toMatchObject({ name: 'checkManageable', options: { params: { id: 1 } } });
  });

  it('is whether a card is on its way, if none is active (ACC-07)', async () => {
    const { actor } = opening({ lastActiveCard: cardIn('BLOCKED'), activeCardApplication: { id: 8 } });
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('selected'));
    expect(context.standing).toEqual({ manageable: true, hasApplication: true });
  });

  it('is not the card, if they never had one (CRD-03)', async () => {
    const { actor, names } = opening({ loggedCustomer: { id: 1, lastCard: null } });
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('selected'));
    expect(names()).toEqual(['loggedCustomer', 'activeCardApplication']);
    expect(context.standing).toEqual({ manageable: true, hasApplication: false });
  });
});

describe('what is asked about an account without a customer', () => {
  const newcomer = { loggedCustomer: null, checkOnlyManagedRelations: { onlyManagedRelations: true } };

  it.each([
    ['the legacy shop migrates', { legacyShopMigrationAllowed: true }, true],
    ['manageable customers are asked for', asking, true],
    ['nothing depends on it', { legacyShopMigrationAllowed: false, migrationAllowed: false }, false],
  ])('is whether it has only managed relations, where %s (ACC-01)', async (_why, flags, asked) => {
    const { actor, names } = opening(newcomer, flags);
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('none'));
    expect(names()).toEqual(['loggedCustomer', ...(asked ? ['checkOnlyManagedRelations'] : [])]);
    expect(context.onlyManaged).toBe(asked);
  });
});
