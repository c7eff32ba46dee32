import { and, eq } from 'drizzle-orm';
import { deleteCustomerAccount } from '#contract/endpoints/account-deletion.ts';
import { cancelAccountLink, cancelManagingAccount } from '#contract/endpoints/account-link-cancelling.ts';
import { setAssignedAccount, setMainAccount } from '#contract/endpoints/account-link-changes.ts';
import { cardManagementRequests, withdrawCardManagementRequest } from '#contract/endpoints/card-management-requests.ts';
import { connectAssignedAccount, connectRegisteredAccount } from '#contract/endpoints/connect-account.ts';
import { assignCustodian } from '#contract/endpoints/custodian-assignment.ts';
import {
  approveCardManagement,
  rejectCardManagement,
  requestCardManagement,
} from '#contract/endpoints/customer-account-links.ts';
import { assignOrigin } from '#contract/endpoints/customer-merging.ts';
import { createCustomer } from '#contract/endpoints/customer-writes.ts';
import { accountLinks, customers } from '#server/platform/db/schema.ts';
import { call, freshAccount } from '#tests/common/server/support/call.ts';
import { approval, asking, prepareManagementRequest, rejection } from '#tests/common/server/support/card-management.ts';
import { counterCard } from '#tests/common/server/support/counter-card.ts';
import { link, sharedParent } from '#tests/common/server/support/guardians.ts';
import type { TestServer } from '#tests/common/server/support/start-server.ts';
import { nameOf, ownOf, told } from './action.ts';
import type { Account, Action } from './action.ts';

/** The two sides of a card's management, and the data with which each side's events name the other side. */
async function sides(server: TestServer) {
  const { owner, other, mailed } = await prepareManagementRequest(server);
  const own = await ownOf(server, owner);
  return {
    owner,
    other,
    mailed,
    holder: { ...own, otherName: other.username },
    manager: { personName: own.personName },
  };
}

async function approveManagement(server: TestServer) {
  const found = await sides(server);
  await call(server, approveCardManagement, approval(found.other, found.mailed));
  return found;
}

async function linkOf({ services: { database } }: TestServer, { accountId }: Account, customerId: number) {
  const mine = and(eq(accountLinks.accountId, accountId), eq(accountLinks.customerId, customerId));
  const [row] = await database.select().from(accountLinks).where(mine);
  return row?.id ?? 0;
}

/** A managed person of an account, by the first name. */
async function personOf({ services: { database } }: TestServer, { accountId }: Account, firstName: string) {
  const [row] = await database
    .select({ linkId: accountLinks.id, id: customers.id, name: customers.lastName })
    .from(accountLinks)
    .innerJoin(customers, eq(customers.id, accountLinks.customerId))
    .where(and(eq(accountLinks.accountId, accountId), eq(customers.firstName, firstName)));
  return { linkId: row?.linkId ?? 0, id: row?.id ?? 0, name: `${firstName} ${row?.name ?? ''}` };
}

const withPassword = ({ token, password }: Account) => ({ token, body: { password } });

const managementActions: readonly Action[] = [
  {
    name: 'asking to manage a card',
    kinds: ['MANAGEMENT_REQUESTED'],
    async prepare({ server }) {
      const owner = await freshAccount(server, 'adult');
      const other = await freshAccount(server, 'newcomer');
      const own = await ownOf(server, owner);
      return {
        act: () => call(server, requestCardManagement, asking(owner, other.username)),
        told: () => [
          told(owner, 'MANAGEMENT_REQUESTED', { ...own, otherName: other.username }),
          told(other, 'MANAGEMENT_REQUESTED', { by: 'OTHER', personName: own.personName }),
        ],
      };
    },
  },
  {
    name: 'withdrawing a request to manage a card, which the other side does not see',
    kinds: ['MANAGEMENT_REQUEST_WITHDRAWN'],
    async prepare({ server }) {
      const { owner, holder } = await sides(server);
      const [request] = (await call(server, cardManagementRequests, owner)).items;
      return {
        act: () =>
          call(server, withdrawCardManagementRequest, { token: owner.token, params: { id: request?.id ?? 0 } }),
        told: () => [told(owner, 'MANAGEMENT_REQUEST_WITHDRAWN', holder)],
      };
    },
  },
  {
    name: 'agreeing to manage a card',
    kinds: ['MANAGEMENT_APPROVED'],
    async prepare({ server }) {
      const { owner, other, mailed, holder, manager } = await sides(server);
      return {
        act: () => call(server, approveCardManagement, approval(other, mailed)),
        told: () => [
          told(owner, 'MANAGEMENT_APPROVED', { by: 'OTHER', ...holder }),
          told(other, 'MANAGEMENT_APPROVED', manager),
        ],
      };
    },
  },
  {
    name: 'declining to manage a card',
    kinds: ['MANAGEMENT_DECLINED'],
    async prepare({ server }) {
      const { owner, other, mailed, holder, manager } = await sides(server);
      return {
        act: () => call(server, rejectCardManagement, rejection(other, mailed)),
        told: () => [
          told(owner, 'MANAGEMENT_DECLINED', { by: 'OTHER', ...holder }),
          told(other, 'MANAGEMENT_DECLINED', manager),
        ],
      };
    },
  },
  {
    name: 'ending the management by the managing account',
    kinds: ['MANAGEMENT_ENDED'],
    async prepare({ server }) {
      const { owner, other, holder, manager } = await approveManagement(server);
      const id = await linkOf(server, other, owner.customerId);
      return {
        act: () => call(server, cancelAccountLink, { token: other.token, params: { id } }),
        told: () => [
          told(owner, 'MANAGEMENT_ENDED', { by: 'OTHER', ...holder }),
          told(other, 'MANAGEMENT_ENDED', manager),
        ],
      };
    },
  },
  {
    name: 'ending the management by the holder',
    kinds: ['MANAGEMENT_ENDED'],
    async prepare({ server }) {
      const { owner, other, holder, manager } = await approveManagement(server);
      return {
        act: () => call(server, cancelManagingAccount, { token: owner.token, params: { id: other.accountId } }),
        told: () => [
          told(owner, 'MANAGEMENT_ENDED', holder),
          told(other, 'MANAGEMENT_ENDED', { by: 'OTHER', ...manager }),
        ],
      };
    },
  },
  {
    name: 'deleting the account that manages a card, which is not named afterwards',
    kinds: ['MANAGEMENT_ENDED'],
    async prepare({ server }) {
      const { owner, other, holder } = await approveManagement(server);
      return {
        act: () => call(server, deleteCustomerAccount, withPassword(other)),
        told: () => [told(owner, 'MANAGEMENT_ENDED', { by: 'OTHER', ...holder, otherName: null })],
      };
    },
  },
  {
    name: 'deleting the account of the holder, which is not named afterwards',
    kinds: ['MANAGEMENT_ENDED'],
    async prepare({ server }) {
      const { owner, other } = await approveManagement(server);
      await server.services.settings.change(server.services.database, {
        accountDeletionWithActiveTicketsAllowed: true,
      });
      return {
        act: () => call(server, deleteCustomerAccount, withPassword(owner)),
        told: () => [told(other, 'MANAGEMENT_ENDED', { by: 'OTHER' })],
      };
    },
  },
];

const address = { street: 'Nová', streetNumber: '1', city: 'Lipany', zip: '56101' };
const newPerson = (birthDay: string) => ({
  name: { firstName: 'Nela', lastName: `Události ${crypto.randomUUID().slice(0, 8)}` },
  birthDay,
  address,
});
const fullName = ({ name }: ReturnType<typeof newPerson>) => `${name.firstName} ${name.lastName}`;

const personActions: readonly Action[] = [
  {
    name: 'creating an own customer, and repeating this in the same wizard',
    kinds: ['PERSON_LINKED'],
    async prepare({ server }) {
      const account = await freshAccount(server, 'newcomer');
      const person = newPerson('1990-05-05');
      const body = { ...person, gdprTermsApproval: true, flowId: crypto.randomUUID() };
      return {
        act: () => call(server, createCustomer, { token: account.token, body }),
        told: () => [
          told(account, 'PERSON_LINKED', { personName: fullName(person), isOwn: true, linkType: 'REGISTERED' }),
        ],
        again: true,
      };
    },
  },
  {
    name: 'creating an assigned customer',
    kinds: ['PERSON_LINKED'],
    async prepare({ server }) {
      const account = await freshAccount(server, 'adult');
      const person = newPerson('2018-03-04');
      return {
        act: () => call(server, createCustomer, { token: account.token, body: { ...person, gdprTermsApproval: true } }),
        told: () => [told(account, 'PERSON_LINKED', { personName: fullName(person), linkType: 'ASSIGNED' })],
      };
    },
  },
  {
    name: 'ending an assignment, which another guardian does not see',
    kinds: ['PERSON_UNLINKED'],
    async prepare({ server }) {
      const { second, children } = await sharedParent(server);
      const [child = 0] = children;
      const id = await linkOf(server, second, child);
      const personName = await nameOf(server, child);
      return {
        act: () => call(server, cancelAccountLink, { token: second.token, params: { id } }),
        told: () => [told(second, 'PERSON_UNLINKED', { personName, linkType: 'ASSIGNED' })],
      };
    },
  },
  {
    name: 'making a managed person the own customer',
    kinds: ['LINK_CHANGED'],
    async prepare({ server }) {
      const account = await freshAccount(server, 'only-managed');
      const { linkId, name } = await personOf(server, account, 'Dana');
      return {
        act: () => call(server, setMainAccount, { token: account.token, params: { id: linkId } }),
        told: () => [told(account, 'LINK_CHANGED', { personName: name, isOwn: true, linkType: 'REGISTERED' })],
        again: true,
      };
    },
  },
  {
    name: 'changing a managed child to an assigned child',
    kinds: ['LINK_CHANGED'],
    async prepare({ server }) {
      const account = await freshAccount(server, 'only-managed');
      const dana = await personOf(server, account, 'Dana');
      await call(server, setMainAccount, { token: account.token, params: { id: dana.linkId } });
      const { linkId, name } = await personOf(server, account, 'Filip');
      return {
        act: () => call(server, setAssignedAccount, { token: account.token, params: { id: linkId } }),
        told: () => [told(account, 'LINK_CHANGED', { personName: name, linkType: 'ASSIGNED' })],
        again: true,
      };
    },
  },
  {
    name: 'naming the custodian of a managed child that another account has as well',
    kinds: ['CUSTODIAN_ASSIGNED'],
    async prepare({ server }) {
      const account = await freshAccount(server, 'only-managed');
      const other = await freshAccount(server, 'newcomer');
      const gita = await personOf(server, account, 'Gita');
      const { id: parentId } = await personOf(server, account, 'Dana');
      await link(server, other, gita.id, 'MANAGED');
      return {
        act: () => call(server, assignCustodian, { token: account.token, params: { id: gita.id }, body: { parentId } }),
        told: () => [
          told(account, 'CUSTODIAN_ASSIGNED', { personName: gita.name }),
          told(other, 'CUSTODIAN_ASSIGNED', { by: 'OTHER', personName: gita.name }),
        ],
        again: true,
      };
    },
  },
  {
    name: 'merging a placeholder into a person',
    kinds: ['PEOPLE_MERGED'],
    async prepare({ server }) {
      const account = await freshAccount(server, 'only-managed');
      const { id: originId, name } = await personOf(server, account, 'Dana');
      const [found] = await server.services.database
        .select({ id: customers.id })
        .from(accountLinks)
        .innerJoin(customers, eq(customers.id, accountLinks.customerId))
        .where(and(eq(accountLinks.accountId, account.accountId), eq(customers.lastName, 'Import')));
      const params = { id: found?.id ?? 0 };
      return {
        act: () => call(server, assignOrigin, { token: account.token, params, body: { originId } }),
        told: () => [told(account, 'PEOPLE_MERGED', { personName: name })],
      };
    },
  },
  {
    name: 'connecting the holder of an existing card as the own customer, whose card another account manages',
    kinds: ['CARD_CONNECTED'],
    async prepare({ server }) {
      const account = await freshAccount(server, 'newcomer');
      const other = await freshAccount(server, 'newcomer');
      const {
        customerId,
        cardNumber,
        applicationNumber,
        fullName: personName,
      } = await counterCard(server, account.accountId, 'adult');
      await link(server, other, customerId, 'MANAGED');
      const body = { cardNumber, applicationNumber };
      const connected = { personName, cardNumber, linkType: 'REGISTERED' } as const;
      return {
        act: () => call(server, connectRegisteredAccount, { token: account.token, body }),
        told: () => [
          told(account, 'CARD_CONNECTED', { ...connected, isOwn: true }),
          told(other, 'CARD_CONNECTED', { ...connected, by: 'OTHER' }),
        ],
        again: true,
      };
    },
  },
  {
    name: 'connecting the holder of an existing card as an assigned customer',
    kinds: ['CARD_CONNECTED'],
    async prepare({ server }) {
      const account = await freshAccount(server, 'parent');
      const {
        cardNumber,
        applicationNumber,
        fullName: personName,
      } = await counterCard(server, account.accountId, 'child');
      const body = { cardNumber, applicationNumber };
      return {
        act: () => call(server, connectAssignedAccount, { token: account.token, body }),
        told: () => [told(account, 'CARD_CONNECTED', { personName, cardNumber, linkType: 'ASSIGNED' })],
        again: true,
      };
    },
  },
];

export const peopleActions: readonly Action[] = [...managementActions, ...personActions];
