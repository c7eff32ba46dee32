import { eq } from 'drizzle-orm';
import { cancelAccountLink } from '#contract/endpoints/account-link-cancelling.ts';
import { activateBankCard, blockBankCard, deleteBankCard } from '#contract/endpoints/bank-cards.ts';
import { rejectCardApplication, replaceApplicationPhoto } from '#contract/endpoints/card-applications.ts';
import { setMainCard } from '#contract/endpoints/customer-cards.ts';
import type { EventKind } from '#contract/entities/trail.ts';
import { deleteOldRows } from '#server/housekeeping.ts';
import { accountLinks, cardApplications, cartItems, customerCards, customers } from '#server/platform/db/schema.ts';
import type { Action as DeskCall } from '#tests/common/server/support/application-desk.ts';
import { call, freshAccount } from '#tests/common/server/support/call.ts';
import { link } from '#tests/common/server/support/guardians.ts';
import { base64, picture } from '#tests/common/server/support/photos.ts';
import type { TestServer } from '#tests/common/server/support/start-server.ts';
import { testBegin } from '#tests/common/server/support/test-clock.ts';
import { ownOf, told } from './action.ts';
import type { Account, Action, Told, Tools } from './action.ts';

async function applicationOf({ services: { database } }: TestServer, id: number) {
  const [row] = await database
    .select({ applicationNumber: cardApplications.applicationNumber, cardNumber: customerCards.cardNumber })
    .from(cardApplications)
    .leftJoin(customerCards, eq(customerCards.id, cardApplications.cardId))
    .where(eq(cardApplications.id, id));
  return { applicationNumber: row?.applicationNumber ?? '', cardNumber: row?.cardNumber ?? null };
}

/** The events for the holder of a card and for the account that manages it. */
async function bothEvents(server: TestServer, holder: Account, manager: Account, kind: EventKind, more: Partial<Told>) {
  const own = await ownOf(server, holder);
  const by = more.by ?? 'ACCOUNT';
  return [
    told(holder, kind, { ...own, ...more, by }),
    told(manager, kind, { ...more, personName: own.personName, by: by === 'ACCOUNT' ? 'OTHER' : by }),
  ];
}

/** An application, its account, and an account that manages the applicant's card. */
async function fileManaged({ server, desk }: Tools, change: object = {}) {
  const { account, id } = await desk.paid(change);
  const manager = await freshAccount(server, 'newcomer');
  await link(server, manager, account.customerId, 'MANAGED');
  return { account, manager, id };
}

const home = { street: 'Nová', streetNumber: '1', city: 'Lipany', zip: '56101' };
const byPost = { recipientAddress: home, deliveryBranchOfficeId: null };

/**
 * An action of the staff after other actions, with the expected events of the action. The event that a check has
 * verified the data is not included.
 */
const ofDesk = (
  name: string,
  {
    first = [],
    action,
    kinds,
    change = {},
  }: { first?: DeskCall[]; action: DeskCall; kinds: EventKind[]; change?: object },
): Action => ({
  name,
  kinds,
  async prepare(tools) {
    const { server, desk } = tools;
    const { account, manager, id } = await fileManaged(tools, change);
    for (const one of first) await desk.action(id, one);
    return {
      act: () => desk.action(id, action),
      async told() {
        const shown = { by: 'OPERATOR', ...(await applicationOf(server, id)) } as const;
        const all = kinds.map((kind) => bothEvents(server, account, manager, kind, shown));
        return (await Promise.all(all)).flat();
      },
    };
  },
});

const deskActions: readonly Action[] = [
  {
    name: 'filing an application, with the consent to marketing',
    kinds: ['APPLICATION_FILED', 'MARKETING_CONSENT_GIVEN'],
    async prepare({ server, desk }) {
      const account = await desk.tools.applicant();
      const manager = await freshAccount(server, 'newcomer');
      await link(server, manager, account.customerId, 'MANAGED');
      let id = 0;
      return {
        async act() {
          ({ id } = await desk.tools.file(account));
        },
        async told() {
          const { applicationNumber } = await applicationOf(server, id);
          return [
            ...(await bothEvents(server, account, manager, 'APPLICATION_FILED', { applicationNumber })),
            ...(await bothEvents(server, account, manager, 'MARKETING_CONSENT_GIVEN', { applicationNumber })),
          ];
        },
      };
    },
  },
  ofDesk('approving an application', { action: 'CHECK', kinds: ['APPLICATION_APPROVED'] }),
  ofDesk('rejecting an application', { action: 'REJECT', kinds: ['APPLICATION_REJECTED'] }),
  ofDesk('asking for a photo again', { action: 'ASK_AGAIN', kinds: ['APPLICATION_RETURNED'] }),
  ofDesk('withdrawing a request for a new photo', {
    first: ['ASK_AGAIN'],
    action: 'TAKE_BACK',
    kinds: ['APPLICATION_RETURN_TAKEN_BACK'],
  }),
  ofDesk('making a card', { first: ['CHECK'], action: 'PRINT', kinds: ['CARD_PRINTED'] }),
  ofDesk('posting a card', { first: ['CHECK', 'PRINT'], action: 'HAND_OVER', kinds: ['CARD_SENT'], change: byPost }),
  ofDesk('sending a card to a branch office', {
    first: ['CHECK', 'PRINT'],
    action: 'HAND_OVER',
    kinds: ['CARD_READY'],
  }),
  ofDesk('handing a card over', { first: ['CHECK', 'PRINT', 'HAND_OVER'], action: 'ISSUE', kinds: ['CARD_ISSUED'] }),
  {
    name: 'checking an application for a virtual card of an unverified person',
    kinds: ['PERSONAL_DATA_VERIFIED', 'APPLICATION_APPROVED', 'CARD_ISSUED'],
    async prepare({ server, desk }) {
      const { account, id } = await desk.virtual();
      await server.services.database
        .update(customers)
        .set({ personalDataVerifiedDate: null })
        .where(eq(customers.id, account.customerId));
      const own = { ...(await ownOf(server, account)), by: 'OPERATOR' } as const;
      return {
        act: () => desk.action(id, 'CHECK'),
        async told() {
          const { applicationNumber, cardNumber } = await applicationOf(server, id);
          return [
            told(account, 'PERSONAL_DATA_VERIFIED', own),
            told(account, 'APPLICATION_APPROVED', { ...own, applicationNumber }),
            told(account, 'CARD_ISSUED', { ...own, applicationNumber, cardNumber }),
          ];
        },
      };
    },
  },
  {
    name: 'submitting the requested photo',
    kinds: ['APPLICATION_CORRECTED'],
    async prepare(tools) {
      const { server, desk } = tools;
      const { account, manager, id } = await fileManaged(tools);
      await desk.action(id, 'ASK_AGAIN');
      const photo = await base64(picture().jpeg());
      const { applicationNumber } = await applicationOf(server, id);
      return {
        act: () => call(server, replaceApplicationPhoto, { token: account.token, params: { id }, body: { photo } }),
        told: () => bothEvents(server, account, manager, 'APPLICATION_CORRECTED', { applicationNumber }),
        again: true,
      };
    },
  },
  {
    name: 'withdrawing an application',
    kinds: ['APPLICATION_WITHDRAWN'],
    async prepare({ server, desk }) {
      const account = await desk.tools.applicant();
      const { id } = await desk.tools.file(account);
      const { applicationNumber } = await applicationOf(server, id);
      const own = await ownOf(server, account);
      return {
        act: () => call(server, rejectCardApplication, { token: account.token, params: { id }, body: { note: 'x' } }),
        told: () => [told(account, 'APPLICATION_WITHDRAWN', { ...own, applicationNumber })],
        again: true,
      };
    },
  },
  {
    name: 'withdrawing an unpaid application by housekeeping',
    kinds: ['APPLICATION_WITHDRAWN'],
    async prepare({ server, desk }) {
      const account = await desk.tools.applicant();
      const { id } = await desk.tools.file(account);
      const { applicationNumber } = await applicationOf(server, id);
      const own = await ownOf(server, account);
      return {
        async act() {
          await server.services.database.delete(cartItems).where(eq(cartItems.accountId, account.accountId));
          server.clock.advance(20 * 24 * 3600 * 1000);
          await deleteOldRows(server.services);
          server.clock.set(testBegin);
        },
        told: () => [told(account, 'APPLICATION_WITHDRAWN', { ...own, applicationNumber, by: 'OPERATOR' })],
      };
    },
  },
  {
    name: 'ending the management of a card for which an unpaid application is in the cart',
    kinds: ['APPLICATION_WITHDRAWN', 'MANAGEMENT_ENDED'],
    async prepare({ server, desk }) {
      const holder = await desk.tools.applicant();
      const manager = await freshAccount(server, 'newcomer');
      await link(server, manager, holder.customerId, 'MANAGED');
      const body = { customerId: holder.customerId, marketingConsent: false };
      const { id } = await desk.tools.file(manager, body);
      const { applicationNumber } = await applicationOf(server, id);
      const [made] = await server.services.database
        .select()
        .from(accountLinks)
        .where(eq(accountLinks.accountId, manager.accountId));
      const own = await ownOf(server, holder);
      const { personName } = own;
      return {
        act: () => call(server, cancelAccountLink, { token: manager.token, params: { id: made?.id ?? 0 } }),
        told: () => [
          told(holder, 'APPLICATION_WITHDRAWN', { ...own, by: 'OTHER', applicationNumber }),
          told(manager, 'APPLICATION_WITHDRAWN', { personName, applicationNumber }),
          told(holder, 'MANAGEMENT_ENDED', { ...own, by: 'OTHER', otherName: manager.username }),
          told(manager, 'MANAGEMENT_ENDED', { personName }),
        ],
      };
    },
  },
];

/** An action with a card of a demo account. The cards of this account's customer are managed by another account. */
const withCard = (
  kind: EventKind,
  name: string,
  demo: 'bank-cards' | 'two-cards',
  isMeant: (card: typeof customerCards.$inferSelect) => boolean,
  { act, again }: { act: (server: TestServer, token: string, id: number) => Promise<unknown>; again?: true },
): Action => ({
  name,
  kinds: [kind],
  async prepare({ server }) {
    const account = await freshAccount(server, demo);
    const manager = await freshAccount(server, 'newcomer');
    await link(server, manager, account.customerId, 'MANAGED');
    const cards = await server.services.database
      .select()
      .from(customerCards)
      .where(eq(customerCards.customerId, account.customerId));
    const card = cards.find(isMeant);
    if (card === undefined) throw new Error('expected a card, got none');
    const { id, cardNumber } = card;
    return {
      act: () => act(server, account.token, id),
      told: () => bothEvents(server, account, manager, kind, { cardNumber }),
      ...(again === undefined ? {} : { again }),
    };
  },
});

const holdersActions: readonly Action[] = [
  withCard('CARD_BLOCKED', 'blocking a bank card', 'bank-cards', ({ state }) => state === 'ACTIVE', {
    act: (server, token, id) => call(server, blockBankCard, { token, params: { id } }),
    again: true,
  }),
  withCard('CARD_DELETED', 'deleting a bank card', 'bank-cards', ({ state }) => state === 'TOKENIZED', {
    act: (server, token, id) => call(server, deleteBankCard, { token, params: { id } }),
  }),
  withCard('MAIN_CARD_SET', 'choosing the main card', 'two-cards', ({ state }) => state === 'ACTIVE', {
    async act(server, token, id) {
      const { database, settings } = server.services;
      await settings.change(database, { isAssignCardWithoutAgeRestrictionAllowed: false });
      await call(server, setMainCard, { token, body: { id } });
    },
    again: true,
  }),
  {
    name: 'activating a bank card',
    kinds: ['CARD_ACTIVATED'],
    async prepare({ server }) {
      const account = await freshAccount(server, 'bank-cards');
      const cards = await server.services.database
        .select()
        .from(customerCards)
        .where(eq(customerCards.customerId, account.customerId));
      const card = cards.find(({ state }) => state === 'ACTIVE');
      const options = { token: account.token, params: { id: card?.id ?? 0 } };
      await call(server, blockBankCard, options);
      const own = await ownOf(server, account);
      return {
        act: () => call(server, activateBankCard, options),
        told: () => [told(account, 'CARD_ACTIVATED', { ...own, cardNumber: card?.cardNumber ?? null })],
        again: true,
      };
    },
  },
  {
    name: 'registering a bank card at the gateway',
    kinds: ['BANK_CARD_REGISTERED'],
    async prepare({ server, bank }) {
      const applied = await bank.applied();
      const fields = await bank.choose(await bank.begin(applied), 'register', { number: '4111111111111111' });
      const own = await ownOf(server, applied);
      return {
        act: () => bank.finish(applied, fields),
        told: () => [told(applied, 'BANK_CARD_REGISTERED', { ...own, cardNumber: '**** **** **** 1111' })],
        again: true,
      };
    },
  },
];

export const cardActions: readonly Action[] = [...deskActions, ...holdersActions];
