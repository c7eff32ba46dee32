import { cancelLink, cancelManaging } from '#common/link-cancelling/link-cancelling.actors.ts';
import { changeLink } from '#features/links/link-change/link-change.actors.ts';
import { provideManagedCardDecision } from '#features/links/managed-card-decision/managed-card-decision.actors.ts';
import { provideManagedCardRequest } from '#features/links/managed-card-request/managed-card-request.actors.ts';
import {
  provideManagedCardRequests,
  withdrawRequest,
} from '#features/links/managed-card-requests/managed-card-requests.actors.ts';
import { provideManagedCardResend } from '#features/links/managed-card-requests/managed-card-resend.actors.ts';
import { provideMergeCustomers } from '#features/links/merge-customers/merge-customers.actors.ts';
import { does, performs, shows, type FlowCalls } from '../../support/actor-calls.ts';

const nothing = () => {};
const params = { id: 7 };
const links = (offset: number) =>
  ['customerAccountLinks', { query: { limit: 100, offset, sortBy: 'name', sortDesc: false } }] as const;
const link = (id: number) => ({ id: id + 100, customer: { id, fullName: `Osoba ${String(id)}`, birthDay: null } });

export const linkCalls: Readonly<Record<string, FlowCalls>> = {
  cancelLink: performs((shop) => cancelLink(shop, 7), 'cancelAccountLink', { params }),
  cancelManaging: performs((shop) => cancelManaging(shop, 7), 'cancelManagingAccount', { params }),
  'changeLink REGISTERED': performs((shop) => changeLink(shop, 'REGISTERED', 7), 'setMainAccount', { params }),
  'changeLink ASSIGNED': performs((shop) => changeLink(shop, 'ASSIGNED', 7), 'setAssignedAccount', { params }),
  withdrawRequest: performs((shop) => withdrawRequest(shop, 7), 'withdrawCardManagementRequest', { params }),
  provideManagedCardDecision: {
    provide: provideManagedCardDecision,
    actors: {
      // The answer can be given only one time, so leaving the page does not abort the call.
      sendDecision: [
        does(
          'approveCardManagement',
          { body: { token: 'secret' } },
          { input: { decision: 'approve', token: 'secret' }, goesOn: true },
        ),
        does(
          'rejectCardManagement',
          { params: { token: 'secret' } },
          { input: { decision: 'reject', token: 'secret' }, goesOn: true },
        ),
      ],
    },
  },
  provideManagedCardRequest: {
    provide: (shop) => provideManagedCardRequest(shop, nothing),
    actors: {
      sendRequest: does(
        'requestCardManagement',
        { body: { username: 'jana@linka.example' } },
        { input: { eMail: 'jana@linka.example' } },
      ),
    },
  },
  provideManagedCardRequests: shows(provideManagedCardRequests, {
    sends: [['cardManagementRequests']],
    answers: { cardManagementRequests: { items: ['request'] } },
    gets: ['request'],
  }),
  provideManagedCardResend: {
    provide: (shop) => provideManagedCardResend(shop, () => Promise.resolve()),
    actors: {
      resendRequest: does(
        'resendCardManagementRequest',
        { params },
        { input: { request: { id: 7, username: 'jana@linka.example' } } },
      ),
      rereadRequests: null,
    },
  },
  provideMergeCustomers: {
    provide: provideMergeCustomers,
    actors: {
      readCandidates: {
        input: { customerId: 1 },
        sends: [links(0), links(2)],
        answers: { customerAccountLinks: { items: [link(1), link(2)], totalCount: 4 } },
        gets: [
          { id: 2, fullName: 'Osoba 2', birthDay: null },
          { id: 2, fullName: 'Osoba 2', birthDay: null },
        ],
      },
      merge: does('assignOrigin', { params, body: { originId: 3 } }, { input: { customerId: 7, originId: 3 } }),
    },
  },
};
