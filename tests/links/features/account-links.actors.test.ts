import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideLinkList, provideManagingAccountList } from '#features/links/account-links/account-links.actors.ts';
import { recordingShop } from '../../common/src/support/recording-shop.ts';

const row = { id: 4, cancelable: true };

it.each(['ASSIGNED', 'MANAGED'] as const)('the list of %s links asks for these links only', async (type) => {
  const { shop, calls } = recordingShop({ customerAccountLinks: { items: [row], totalCount: 1 } });
  const input = { detailSource: 'none', sortBy: 'birthDay', sortDesc: true } as const;
  const actor = createActor(provideLinkList(shop, type), { input }).start();
  const { context } = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  expect(calls.map(({ name, options }) => [name, options.query])).toEqual([
    [
      'customerAccountLinks',
      { limit: 25, offset: 0, sortBy: 'birthDay', sortDesc: true, customerAccountLinkType: type },
    ],
  ]);
  expect([context.rows, context.totalCount]).toEqual([[row], 1]);
});

it('the rows of managing accounts have the ids of these accounts', async () => {
  const accounts = [{ managingAccountId: 9, username: 'petr@linka.example', customerName: null }];
  const { shop, calls } = recordingShop({ managingAccounts: { items: accounts, totalCount: 1 } });
  const input = { detailSource: 'none', sortBy: 'username', sortDesc: true } as const;
  const actor = createActor(provideManagingAccountList(shop), { input }).start();
  const { context } = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  expect(calls[0]?.options.query).toEqual({ limit: 25, offset: 0, sortBy: 'username', sortDesc: true });
  expect([context.rows, context.totalCount]).toEqual([
    [{ id: 9, username: 'petr@linka.example', customerName: null }],
    1,
  ]);
});
