import { provideFailureReport } from '#common/failure-report/failure-report.actors.ts';
import { provideFilterValues } from '#common/list-table/filter-values.actors.ts';
import { eshopOrderStatesList } from '#contract/endpoints/enumerations.ts';
import { provideAccess, removeAddress } from '#features/trail/access/access.actors.ts';
import { provideLogIns } from '#features/trail/log-ins/log-ins.actors.ts';
import { provideKeptTimes } from '#features/trail/my-trail/kept-times.actors.ts';
import { provideEMailRequest } from '#features/visitor/e-mail-request/e-mail-request.actors.ts';
import { providePasswordChange } from '#features/visitor/password-change/password-change.actors.ts';
import { provideRegistration } from '#features/visitor/registration/registration.actors.ts';
import { provideReturnedPayment } from '#features/visitor/returned/returned-payment.actors.ts';
import { provideSession } from '#features/visitor/session/session.actors.ts';
import { provideVerification } from '#features/visitor/verification/verification.actors.ts';
import { does, performs, reads, shows, type FlowCalls } from '../../support/actor-calls.ts';

const nothing = () => {};
const username = 'jana@linka.example';
const password = 'Linka-2026';
const expiry = Date.UTC(2026, 10, 21, 9);
const token = `e30.${btoa(JSON.stringify({ exp: expiry / 1000 }))}.signature`;
const setting = (name: string, value: string) => ({ id: 1, displayName: name, name, value });

/** The flows of visitors, of an account's trail, and the flows that every page has. */
export const visitorCalls: Readonly<Record<string, FlowCalls>> = {
  provideFailureReport: {
    provide: (shop) => provideFailureReport(shop, '1.2.3'),
    actors: {
      prepareTicket: null,
      sendTicket: reads(
        'reportFailure',
        { body: { ticket: { machines: [] } } },
        { input: { ticket: '{"machines":[]}' } },
      ),
    },
  },
  provideFilterValues: {
    provide: (shop) => provideFilterValues(shop, eshopOrderStatesList, 'cs', 'orders.statesFailed'),
    actors: {
      fetchValues: reads('eshopOrderStates', {}, { answers: { eshopOrderStates: [] }, gets: [], goesOn: true }),
    },
  },
  provideReturnedPayment: shows(
    (shop) => provideReturnedPayment(shop, { gateway: 'CSOB', paymentId: '1', fields: { payId: '1', signature: 's' } }),
    reads('returnedPayment', { body: { gateway: 'CSOB', fields: { payId: '1', signature: 's' } } }),
  ),
  provideAccess: shows(provideAccess, reads('accountAccess')),
  removeAddress: performs(removeAddress, 'removeCalendarAddress', {}),
  provideLogIns: {
    provide: (shop) => provideLogIns(shop, nothing),
    actors: {
      readLogIns: { sends: [['openLogIns']], answers: { openLogIns: { logIns: ['log-in'] } }, gets: ['log-in'] },
      endLogIn: does('endLogIn', { params: { id: 5 } }, { input: { id: 5 } }),
      endOtherLogIns: does('endOtherLogIns'),
    },
  },
  provideKeptTimes: shows(provideKeptTimes, {
    sends: [['globalSettings']],
    answers: {
      globalSettings: [
        setting('ACCOUNT_EVENTS_KEPT_IN_MONTHS', '24'),
        setting('LOG_IN_RECORDS_KEPT_IN_MONTHS', '6'),
        setting('SENT_MAIL_RECORDS_KEPT_IN_MONTHS', '12'),
      ],
    },
    gets: { events: 24, logIns: 6, mails: 12 },
  }),
  provideEMailRequest: {
    provide: provideEMailRequest,
    actors: {
      requestMail: [
        does('resetPassword', { body: { value: username } }, { input: { mail: 'passwordReset', eMail: username } }),
        does('resendVerification', { body: { value: username } }, { input: { mail: 'verification', eMail: username } }),
      ],
    },
  },
  providePasswordChange: {
    provide: providePasswordChange,
    actors: {
      sendPassword: does('changePassword', { body: { password, token } }, { input: { password, token } }),
    },
  },
  provideRegistration: {
    provide: provideRegistration,
    actors: {
      register: does('register', { body: { username, password } }, { input: { username, password } }),
    },
  },
  provideSession: {
    provide: provideSession,
    actors: {
      restoreSession: null,
      logIn: [
        {
          input: { username, password },
          sends: [['login', { body: { username, password } }]],
          answers: {
            login: {
              token,
              username,
              customerAccountId: 7,
              customer: { id: 3, firstName: 'Jana', lastName: 'N', cartLifeTime: 90 },
            },
          },
          gets: {
            session: {
              token,
              username,
              customerAccountId: 7,
              customer: { id: 3, firstName: 'Jana', lastName: 'N' },
              expiresAt: expiry,
            },
            cartEndsAt: Date.UTC(2026, 10, 21, 8) + 90_000,
          },
        },
        {
          input: { username, password },
          sends: [['login', { body: { username, password } }]],
          answers: { login: { token, username, customerAccountId: 7, customer: null } },
          gets: {
            session: { token, username, customerAccountId: 7, customer: null, expiresAt: expiry },
            cartEndsAt: null,
          },
        },
      ],
      ticks: null,
      otherTabs: null,
    },
  },
  provideVerification: {
    provide: provideVerification,
    actors: {
      // A token is valid only one time, so leaving the page does not abort the call.
      confirmToken: does('confirmation', { body: { value: 'token' } }, { input: { token: 'token' }, goesOn: true }),
    },
  },
};
