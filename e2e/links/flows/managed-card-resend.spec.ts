import { cardManagementRequests, resendCardManagementRequest } from '#contract/endpoints/card-management-requests.ts';
import { requestCardManagement } from '#contract/endpoints/customer-account-links.ts';
import { managedCardResendModel } from '#machines/links/managed-card-resend/model/managed-card-resend.model.ts';
import { callOf, createCustomer, openAs } from '../../common/support/customer.ts';
import { faultOf, holdCalls } from '../../common/support/held-calls.ts';
import { runFlowInBrowser } from '../../common/support/run-flow.ts';
import { managedCardRequestsPage } from '../pages/managed-card-requests.page.ts';

const faults: Readonly<Record<string, string | null>> = {
  sent: null,
  read: null,
  unread: 'no-answer-before',
  noAnswer: 'no-answer-before',
  garbage: 'html',
};

const callOfActor = (actor: string) =>
  actor === 'rereadRequests' ? cardManagementRequests : resendCardManagementRequest;

runFlowInBrowser<typeof managedCardResendModel>({
  model: managedCardResendModel,
  needsExtension: true,
  drive: async ({ page, sandbox, server }) => {
    const customer = await createCustomer(server.url, await sandbox.account('adult'));
    const asked = [await sandbox.account('newcomer'), await sandbox.account('newcomer')];
    const call = callOf(server.url, customer.session.token);
    for (const { username } of asked) await call(requestCardManagement, { body: { username } });
    const calls = holdCalls(page);
    const requests = managedCardRequestsPage(page);
    /** The model's first request is replaced by the first of the two real requests. */
    const eMailOf = (id: number) => asked[id === 7 ? 0 : 1]?.username ?? '';
    return {
      open: async () => {
        await openAs(page, customer, '/app/card-managing-account-list');
        await requests.seeRequest(eMailOf(7));
      },
      verbs: {
        resend: ({ request }) => requests.resend(eMailOf(request.id)),
        dismiss: () => requests.dismiss(),
      },
      arrange: async ({ actor }) => {
        await calls.hold(callOfActor(actor));
        return 'held';
      },
      release: ({ actor, outcomeName }) => calls.release(callOfActor(actor), faultOf(faults, outcomeName)),
      runOut: () => Promise.reject(new Error('expected no delay in sending a request again, but the path has one')),
      bringAbout: () =>
        Promise.reject(new Error('expected no event from outside in sending a request again, but the path has one')),
    };
  },
});
