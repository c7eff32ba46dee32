import { provideAccountDeletion } from '#features/settings/account-deletion/account-deletion.actors.ts';
import { provideAccountFacts } from '#features/settings/account-setting/account-facts.actors.ts';
import { provideCalendarAddress } from '#features/settings/calendar-address/calendar-address.actors.ts';
import { provideDataExport } from '#features/settings/data-export/data-export.actors.ts';
import { provideMailLanguage } from '#features/settings/mail-language/mail-language.actors.ts';
import { provideNotificationRow } from '#features/settings/notification-setting/notification-row.actors.ts';
import { provideNotificationSetting } from '#features/settings/notification-setting/notification-setting.actors.ts';
import { provideNotificationUnsubscribe } from '#features/settings/notification-unsubscribe/notification-unsubscribe.actors.ts';
import { providePasswordUpdate } from '#features/settings/password-update/password-update.actors.ts';
import { staticActor } from '#tests/common/views/support/static-actor.ts';
import { does, reads, shows, type ActorCalls, type FlowCalls } from '../../support/actor-calls.ts';

const nothing = () => {};
const address = 'https://linka.example/calendar/1.ics';
const accounts = (session: object | null) => () => staticActor({ session }) as never;
const settingsOf = (customerAccountId: number): ActorCalls => ({
  sends: [['globalSettings'], ['customerAccountNotifications', { query: { customerAccountId } }]],
  answers: { globalSettings: [], customerAccountNotifications: [{ id: 7, type: 'UPCOMING_CHANGE' }] },
  gets: [{ setting: { id: 7, type: 'UPCOMING_CHANGE' }, range: { min: 14, max: 92 } }],
});

export const settingCalls: Readonly<Record<string, FlowCalls>> = {
  provideAccountDeletion: {
    provide: (shop) => provideAccountDeletion(shop, nothing),
    actors: {
      deleteAccount: does(
        'deleteCustomerAccount',
        { body: { password: 'Linka-2026' } },
        { input: { password: 'Linka-2026' } },
      ),
    },
  },
  provideAccountFacts: shows(provideAccountFacts, {
    sends: [['activeTickets'], ['relatedCustomers'], ['globalSettings']],
    answers: { activeTickets: { items: ['ticket'] }, relatedCustomers: { items: ['person'] }, globalSettings: [] },
    gets: { tickets: ['ticket'], people: ['person'], yearsKept: 10 },
  }),
  provideCalendarAddress: {
    provide: provideCalendarAddress,
    actors: {
      readAddress: {
        sends: [['calendarAddress']],
        answers: { calendarAddress: { calendarAddress: { address } } },
        gets: { address },
      },
      createAddress: reads('createCalendarAddress'),
      copyAddress: null,
      replaceAddress: reads('replaceCalendarAddress', { body: { address } }, { input: { address } }),
      removeAddress: does('removeCalendarAddress'),
    },
  },
  provideDataExport: { provide: provideDataExport, actors: { saveExport: null } },
  provideMailLanguage: {
    provide: provideMailLanguage,
    actors: {
      saveLanguage: does(
        'updateAccountSettings',
        { body: { locale: 'pl' }, outlivesPage: true },
        { input: { locale: 'pl' }, goesOn: true },
      ),
      resumes: null,
    },
  },
  provideNotificationRow: {
    provide: provideNotificationRow,
    actors: {
      saveSetting: does(
        'updateCustomerAccountNotification',
        { params: { id: 7 }, body: { daysInAdvance: 30, email: true, sms: false }, outlivesPage: true },
        { input: { id: 7, choice: { daysInAdvance: 30, email: true } }, goesOn: true },
      ),
    },
  },
  provideNotificationSetting: {
    provide: (shop) => provideNotificationSetting({ ...shop, actor: accounts({ customerAccountId: 12 }) }),
    actors: { readSettings: settingsOf(12) },
  },
  provideNotificationUnsubscribe: {
    provide: provideNotificationUnsubscribe,
    actors: {
      // The customer has confirmed the change already, so leaving the page does not abort the call.
      sendUnsubscribe: {
        input: { token: 'token' },
        sends: [['unsubscribeNotifications', { body: { token: 'token' } }]],
        answers: { unsubscribeNotifications: { type: 'CARD_EXPIRATION' } },
        gets: 'CARD_EXPIRATION',
        goesOn: true,
      },
    },
  },
  providePasswordUpdate: {
    provide: providePasswordUpdate,
    actors: {
      sendPassword: does('updatePassword', { body: { password: 'Linka-2026' } }, { input: { password: 'Linka-2026' } }),
    },
  },
};
