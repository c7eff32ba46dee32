import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideCustomerSelection } from '../../../../src/features/account/customer-selection/customer-selection.actors.ts';
import { actingShop } from '../../support/acting-shop.ts';

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
const answers = {
  loggedCustomer: { id: 1 },
  customer: { id: 3 },
  customerAccountLinks: links,
  lastActiveCard: { id: 5 },
};

const { customerAccountLinks: _, ...withoutLinks } = answers;

const selecting = (customerId: number, given: Readonly<Record<string, unknown>> = answers) => {
  const world = actingShop(given);
  const actor = createActor(provideCustomerSelection(world.shop)).start();
  actor.send({ type: 'sessionStarted' });
  actor.send({ type: 'selectLinked', customerId });
  return { ...world, actor };
};

describe('the customer of a page', () => {
  it('is the linked customer with the link that leads to them (ACC-05)', async () => {
    const { actor, calls, effects } = selecting(3);
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('selected'));
    expect(context).toMatchObject({ customer: { id: 3 }, link: { id: 12, type: 'MANAGED', cancelable: true } });
    expect(calls.find(({ name }) => name === 'customer')?.options.params).toEqual({ id: 3 });
    expect(calls.find(({ name }) => name === 'lastActiveCard')?.options.params).toEqual({ id: 3 });
    expect(effects).toEqual([]);
  });

  it.each([
    { whom: 'a stranger', customerId: 9 },
    { whom: 'the own customer', customerId: 1 },
  ])('is the own customer, and the page the own account, where $whom is asked for', async ({ customerId }) => {
    const { actor, effects } = selecting(customerId);
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('selected'));
    expect(context).toMatchObject({ linkedId: null, link: null, customer: { id: 1 } });
    expect(effects).toEqual(['go to /app/user-account']);
  });

  it('is unknown while the links cannot be read, and the page stays open', async () => {
    const { actor, effects } = selecting(3, withoutLinks);
    await waitFor(actor, (snapshot) => snapshot.matches('unreadable'));
    expect(effects).toEqual([]);
  });
});
