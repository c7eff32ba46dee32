import { eq } from 'drizzle-orm';
import { updateCustomer } from '#contract/endpoints/customer-writes.ts';
import { customers } from '#server/platform/db/schema.ts';
import { call, freshAccount } from '#tests/common/server/support/call.ts';
import { exportOf } from '#tests/common/server/support/export-of.ts';
import { sharedParent } from '#tests/common/server/support/guardians.ts';
import type { TestServer } from '#tests/common/server/support/start-server.ts';
import { nameOf, ownOf, told } from './action.ts';
import type { Action } from './action.ts';

async function presentData({ services: { database } }: TestServer, id: number) {
  const [row] = await database.select().from(customers).where(eq(customers.id, id));
  if (row === undefined) throw new Error('the customer exists');
  const { firstName, lastName, birthDay, email, phoneNumber, street, streetNumber, city, zip } = row;
  return { name: { firstName, lastName }, birthDay, email, phoneNumber, address: { street, streetNumber, city, zip } };
}

/** A child whom two accounts have, and whose data the first account changes. */
async function sharedChild(server: TestServer) {
  const { parent, second, children } = await sharedParent(server);
  const [child = 0] = children;
  const personName = await nameOf(server, child);
  const change = async (more: object) => ({
    token: parent.token,
    params: { id: child },
    body: { ...(await presentData(server, child)), ...more },
  });
  return { parent, second, child, personName, change };
}

export const dataActions: readonly Action[] = [
  {
    name: 'changing the address of a child whom another account has as well',
    kinds: ['ADDRESS_CHANGED'],
    async prepare({ server }) {
      const { parent, second, personName, change } = await sharedChild(server);
      const options = await change({ address: { street: 'Jiná', streetNumber: '2', city: 'Lipany', zip: '56101' } });
      return {
        act: () => call(server, updateCustomer, options),
        told: () => [
          told(parent, 'ADDRESS_CHANGED', { personName }),
          told(second, 'ADDRESS_CHANGED', { by: 'OTHER', personName }),
        ],
        again: true,
      };
    },
  },
  {
    name: 'changing e-mail and telephone number',
    kinds: ['CONTACT_CHANGED'],
    async prepare({ server }) {
      const account = await freshAccount(server, 'adult');
      const own = await ownOf(server, account);
      const body = {
        ...(await presentData(server, account.customerId)),
        phoneNumber: '+420777000111',
        email: 'x@linka.example',
      };
      return {
        act: () => call(server, updateCustomer, { token: account.token, params: { id: account.customerId }, body }),
        told: () => [told(account, 'CONTACT_CHANGED', own)],
        again: true,
      };
    },
  },
  {
    name: 'changing an unverified name',
    kinds: ['PERSONAL_DATA_CHANGED'],
    async prepare({ server }) {
      const { parent, second, child, change } = await sharedChild(server);
      await server.services.database
        .update(customers)
        .set({ personalDataVerifiedDate: null })
        .where(eq(customers.id, child));
      const options = await change({
        name: { firstName: 'Matyáš', lastName: `Změněný ${crypto.randomUUID()}`.slice(0, 40) },
      });
      return {
        act: () => call(server, updateCustomer, options),
        async told() {
          const personName = await nameOf(server, child);
          return [
            told(parent, 'PERSONAL_DATA_CHANGED', { personName }),
            told(second, 'PERSONAL_DATA_CHANGED', { by: 'OTHER', personName }),
          ];
        },
        again: true,
      };
    },
  },
  {
    name: 'submitting another name',
    kinds: ['PERSONAL_DATA_SUBMITTED'],
    async prepare({ server }) {
      const { parent, second, personName, change } = await sharedChild(server);
      const options = await change({
        name: { firstName: 'Matyáš', lastName: `Čekající ${crypto.randomUUID()}`.slice(0, 40) },
      });
      return {
        act: () => call(server, updateCustomer, options),
        told: () => [
          told(parent, 'PERSONAL_DATA_SUBMITTED', { personName }),
          told(second, 'PERSONAL_DATA_SUBMITTED', { by: 'OTHER', personName }),
        ],
        again: true,
      };
    },
  },
  {
    name: 'exporting the data of an account',
    kinds: ['DATA_EXPORTED'],
    async prepare({ server }) {
      const account = await freshAccount(server, 'newcomer');
      return { act: () => exportOf(server, account.token), told: () => [told(account, 'DATA_EXPORTED')] };
    },
  },
];
