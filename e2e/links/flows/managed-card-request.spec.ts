import { requestCardManagement } from '#contract/endpoints/customer-account-links.ts';
import { managedCardRequestModel } from '#machines/links/managed-card-request/model/managed-card-request.model.ts';
import { createCustomer, openAs } from '../../common/support/customer.ts';
import { faultOf, holdCalls } from '../../common/support/held-calls.ts';
import { runFlowInBrowser } from '../../common/support/run-flow.ts';
import { managedCardRequestPage } from '../pages/managed-card-request.page.ts';

const faults: Readonly<Record<string, string | null>> = { sent: null, noAnswer: 'no-answer-before', garbage: 'html' };

runFlowInBrowser<typeof managedCardRequestModel>({
  model: managedCardRequestModel,
  drive: async ({ page, sandbox, server, input }) => {
    const account = await sandbox.account('adult');
    const customer = await createCustomer(server.url, account);
    const asked = await sandbox.account('newcomer');
    const calls = holdCalls(page);
    const request = managedCardRequestPage(page);
    return {
      open: async () => {
        // A stored draft opens the dialog by itself.
        const isDrafted = managedCardRequestModel.inputs[input]?.draft !== null;
        const entered = { eMail: asked.username };
        const draft = { username: account.username, form: 'managedCardRequest', subject: 'managing accounts', entered };
        await openAs(page, customer, '/app/card-managing-account-list', isDrafted ? { 'form-draft': draft } : {});
        if (!isDrafted) await request.open();
      },
      verbs: {
        // The model's known address is replaced by the address of an existing account.
        changeEMail: ({ value }) => request.changeEMail(value.includes('example') ? ` ${asked.username} ` : value),
        submit: () => request.submit(),
        close: () => request.close(),
      },
      withoutRoot: { '': () => request.seeClosed() },
      arrange: async () => {
        await calls.hold(requestCardManagement);
        return 'held';
      },
      release: ({ outcomeName }) => calls.release(requestCardManagement, faultOf(faults, outcomeName)),
      runOut: () => Promise.reject(new Error('expected no delay in a request to manage a card, but the path has one')),
      bringAbout: () =>
        Promise.reject(new Error('expected no event from outside in a request to manage a card, but the path has one')),
    };
  },
});
