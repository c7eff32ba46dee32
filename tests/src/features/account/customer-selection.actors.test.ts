import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
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
const answers = {
  loggedCustomer: { id: 1 },
  customer: { id: 3 },
  customerAccountLinks: links,
  lastActiveCard: { id: 5 },
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
