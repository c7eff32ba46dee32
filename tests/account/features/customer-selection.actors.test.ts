import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideCustomerSelection } from '#features/account/customer-selection/customer-selection.actors.ts';
import { customerSelectionSamples } from '#machines/account/customer-selection/model/customer-selection.samples.ts';
import { recordingShop } from '../../common/src/support/recording-shop.ts';

const { ownPage, childPage, nobodysPage } = customerSelectionSamples;

const openSelection = (answers: Readonly<Record<string, unknown>>) => {
  const world = recordingShop(answers);
  const actor = createActor(provideCustomerSelection(world.shop)).start();
  return { ...world, actor };
};

describe('the customer of a page', () => {
  it("is the account's own customer, read by one call", async () => {
    const { actor, calls, effects } = openSelection({ accountPage: ownPage });
    actor.send({ type: 'sessionStarted' });
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('selected'));
    expect(context).toMatchObject({ customer: { id: 1 }, card: { id: 1 }, standing: { manageable: true } });
    expect(calls.map(({ name, options }) => [name, options.query])).toEqual([['accountPage', {}]]);
    expect(effects).toEqual([]);
  });

  it('is the linked customer, read by one call (ACC-05)', async () => {
    const { actor, calls, effects } = openSelection({ accountPage: childPage });
    actor.send({ type: 'selectLinked', customerId: 2 });
    actor.send({ type: 'sessionStarted' });
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('selected'));
    expect(context).toMatchObject({ customer: { id: 2 }, link: { id: 11, type: 'ASSIGNED', cancelable: true } });
    expect(calls.map(({ name, options }) => [name, options.query])).toEqual([['accountPage', { customerId: 2 }]]);
    expect(effects).toEqual([]);
  });

  it("is the account's own customer, whose page opens, if the requested customer is not linked (ACC-05)", async () => {
    const { actor, calls, effects } = openSelection({ accountPage: nobodysPage });
    actor.send({ type: 'selectLinked', customerId: 9 });
    actor.send({ type: 'sessionStarted' });
    await waitFor(actor, (snapshot) => snapshot.matches('none'));
    expect(calls.map(({ options }) => options.query)).toEqual([{ customerId: 9 }, {}]);
    expect(effects).toEqual(['go to /app/user-account', 'toast account.noLink']);
  });

  it('is unknown while it cannot be read, and no other page is opened', async () => {
    const { actor, effects } = openSelection({});
    actor.send({ type: 'selectLinked', customerId: 2 });
    actor.send({ type: 'sessionStarted' });
    await waitFor(actor, (snapshot) => snapshot.matches('unreadable'));
    expect(effects).toEqual([]);
  });
});
