import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideAccountDeletion } from '#features/settings/account-deletion/account-deletion.actors.ts';
import { provideAccountFacts } from '#features/settings/account-setting/account-facts.actors.ts';
import { recordingShop } from '../../common/src/support/recording-shop.ts';

const remove = async (answers: Readonly<Record<string, unknown>>, isOver: 'deleted' | 'asking') => {
  const { shop, calls, effects } = recordingShop(answers);
  const actor = createActor(provideAccountDeletion(shop, () => void effects.push('reload'))).start();
  actor.send({ type: 'changePassword', value: 'Linka-2026' });
  actor.send({ type: 'submit' });
  await waitFor(actor, (snapshot) => snapshot.matches(isOver));
  return { calls, effects };
};

describe('the deletion of the account (SET-02)', () => {
  it('sends the password once, logs out and shows a toast', async () => {
    const { calls, effects } = await remove({ deleteCustomerAccount: null }, 'deleted');
    expect(calls.map(({ name, options }) => [name, options.body])).toEqual([
      ['deleteCustomerAccount', { password: 'Linka-2026' }],
    ]);
    expect(effects).toEqual(['tell session logOut', 'toast accountSetting.accountDeleted']);
  });

  it('stays logged in after a failure, shows a toast and reads tickets and people again', async () => {
    const { effects } = await remove({}, 'asking');
    expect(effects).toEqual(['toast accountSetting.deleteAccountFailed', 'reload']);
  });
});

describe('the data on which the deletion depends', () => {
  const read = async (settings: unknown) => {
    const { shop, calls } = recordingShop({
      activeTickets: { items: ['ticket'] },
      relatedCustomers: { items: ['person'] },
      globalSettings: settings,
    });
    const actor = createActor(provideAccountFacts(shop)).start();
    await waitFor(actor, (snapshot) => snapshot.matches('shown'));
    return { value: actor.getSnapshot().context.value, names: calls.map(({ name }) => name) };
  };

  it('are read together: tickets, people and how long orders are kept', async () => {
    const { value, names } = await read([{ name: 'DELETED_ACCOUNT_RECORDS_KEPT_IN_YEARS', value: '7' }]);
    expect(value).toEqual({ tickets: ['ticket'], people: ['person'], yearsKept: 7 });
    expect(names).toEqual(['activeTickets', 'relatedCustomers', 'globalSettings']);
  });

  it('have the usual ten years if the operator has not set the time', async () => {
    expect((await read([])).value?.yearsKept).toBe(10);
  });
});
