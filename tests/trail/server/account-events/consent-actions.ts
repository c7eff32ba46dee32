import { eq } from 'drizzle-orm';
import {
  createCalendarAddress,
  removeCalendarAddress,
  replaceCalendarAddress,
} from '#contract/endpoints/calendar-address.ts';
import {
  customerAccountNotifications,
  unsubscribeNotifications,
  updateCustomerAccountNotification,
} from '#contract/endpoints/customer-account-notifications.ts';
import { updateMarketingConsent } from '#contract/endpoints/customer-cards.ts';
import { customerCards } from '#server/platform/db/schema.ts';
import { call, freshAccount } from '#tests/common/server/support/call.ts';
import type { TestServer } from '#tests/common/server/support/start-server.ts';
import { ownOf, told } from './action.ts';
import type { Account, Action } from './action.ts';

async function settingOf(server: TestServer, { token, accountId }: Account) {
  const settings = await call(server, customerAccountNotifications, { token, query: { customerAccountId: accountId } });
  const setting = settings.find(({ type }) => type === 'CARD_EXPIRATION');
  if (setting === undefined) throw new Error('expected a setting, got none');
  return setting;
}

const saveSetting = (server: TestServer, { token }: Account, { id }: { readonly id: number }, email: boolean) =>
  call(server, updateCustomerAccountNotification, {
    token,
    params: { id },
    body: { daysInAdvance: 45, email, sms: false },
  });

const notificationType = 'CARD_EXPIRATION';

const marketingAction = (value: boolean): Action => {
  const kind = value ? 'MARKETING_CONSENT_GIVEN' : 'MARKETING_CONSENT_WITHDRAWN';
  return {
    name: `${value ? 'giving' : 'withdrawing'} the consent to marketing`,
    kinds: [kind],
    async prepare({ server }) {
      const account = await freshAccount(server, 'virtual-card');
      const ofCustomer = eq(customerCards.customerId, account.customerId);
      const [card] = await server.services.database
        .update(customerCards)
        .set({ marketingConsent: !value })
        .where(ofCustomer)
        .returning();
      const own = await ownOf(server, account);
      const options = { token: account.token, params: { id: card?.id ?? 0 }, body: { value } };
      return {
        act: () => call(server, updateMarketingConsent, options),
        told: () => [told(account, kind, { ...own, cardNumber: card?.cardNumber ?? null })],
        again: true,
      };
    },
  };
};

/** Switches reminders off by a mailed link, without logging in. */
const unsubscribeAction = (name: string, act: (server: TestServer, token: string) => Promise<unknown>): Action => ({
  name,
  kinds: ['REMINDERS_SWITCHED_OFF'],
  async prepare({ server }) {
    const account = await freshAccount(server, 'newcomer');
    const token = server.services.unsubscribeTokens.sign({ ...account, type: notificationType });
    return {
      act: () => act(server, token),
      told: () => [told(account, 'REMINDERS_SWITCHED_OFF', { notificationType })],
      again: true,
    };
  },
});

export const consentActions: readonly Action[] = [
  marketingAction(true),
  marketingAction(false),
  {
    name: 'switching reminders off',
    kinds: ['REMINDERS_SWITCHED_OFF'],
    async prepare({ server }) {
      const account = await freshAccount(server, 'newcomer');
      const setting = await settingOf(server, account);
      return {
        act: () => saveSetting(server, account, setting, false),
        told: () => [told(account, 'REMINDERS_SWITCHED_OFF', { notificationType })],
        again: true,
      };
    },
  },
  {
    name: 'switching reminders on',
    kinds: ['REMINDERS_SWITCHED_ON'],
    async prepare({ server }) {
      const account = await freshAccount(server, 'newcomer');
      const setting = await settingOf(server, account);
      await saveSetting(server, account, setting, false);
      return {
        act: () => saveSetting(server, account, setting, true),
        told: () => [told(account, 'REMINDERS_SWITCHED_ON', { notificationType })],
        again: true,
      };
    },
  },
  unsubscribeAction('switching reminders off on the page that a mail links to', (server, token) =>
    call(server, unsubscribeNotifications, { body: { token } }),
  ),
  unsubscribeAction('switching reminders off by one click in a mail program', (server, token) =>
    fetch(`${server.url}/unsubscribe-notifications?token=${encodeURIComponent(token)}`, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    }),
  ),
  {
    name: 'creating the address of the calendar',
    kinds: ['CALENDAR_ADDRESS_CREATED'],
    async prepare({ server }) {
      const account = await freshAccount(server, 'newcomer');
      return {
        act: () => call(server, createCalendarAddress, account),
        told: () => [told(account, 'CALENDAR_ADDRESS_CREATED')],
        again: true,
      };
    },
  },
  {
    name: 'replacing the address of the calendar',
    kinds: ['CALENDAR_ADDRESS_REPLACED'],
    async prepare({ server }) {
      const account = await freshAccount(server, 'newcomer');
      const { address } = await call(server, createCalendarAddress, account);
      return {
        act: () => call(server, replaceCalendarAddress, { token: account.token, body: { address } }),
        told: () => [told(account, 'CALENDAR_ADDRESS_REPLACED')],
        again: true,
      };
    },
  },
  {
    name: 'removing the address of the calendar',
    kinds: ['CALENDAR_ADDRESS_REMOVED'],
    async prepare({ server }) {
      const account = await freshAccount(server, 'newcomer');
      await call(server, createCalendarAddress, account);
      return {
        act: () => call(server, removeCalendarAddress, account),
        told: () => [told(account, 'CALENDAR_ADDRESS_REMOVED')],
        again: true,
      };
    },
  },
];
