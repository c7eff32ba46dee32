import { createReclamation } from '#contract/endpoints/reclamations.ts';
import { reclamationModel } from '#machines/account/reclamation/model/reclamation.model.ts';
import { openAs } from '../../common/support/customer.ts';
import { faultOf, holdCalls } from '../../common/support/held-calls.ts';
import { createComplainant } from '../../common/support/reclamations.ts';
import { runFlowInBrowser } from '../../common/support/run-flow.ts';
import { expect } from '../../common/support/test.ts';
import { reclamationPage } from '../pages/reclamation.page.ts';

const faults: Readonly<Record<string, string | null>> = { filed: null, noAnswer: 'no-answer-before', garbage: 'html' };

runFlowInBrowser<typeof reclamationModel>({
  model: reclamationModel,
  drive: async ({ page, sandbox, server }) => {
    const calls = holdCalls(page);
    const reclamation = reclamationPage(page);
    return {
      open: async (input) => {
        const start = reclamationModel.inputs[input];
        if (start === undefined) throw new Error(`the model has no input ${input}`);
        const { account, customer, customerId } = await createComplainant(server.url, sandbox, start.known);
        const subject = `customer ${String(customerId)}`;
        const draft = { username: account.username, form: 'reclamation', subject, entered: start.draft };
        // A stored draft opens the dialog by itself.
        await openAs(page, customer, '/app/user-account', start.draft === null ? {} : { 'form-draft': draft });
        if (start.draft === null) await reclamation.open();
      },
      verbs: {
        changeField: ({ field, value }) => reclamation.changeField(field, value),
        leaveField: ({ field }) => reclamation.leaveField(field),
        toggleConsent: () => reclamation.toggleConsent(),
        submit: () => reclamation.submit(),
        close: () => reclamation.close(),
      },
      withoutRoot: { filed: () => expect(page).toHaveURL(/reclamation-list$/), '': () => reclamation.seeClosed() },
      arrange: async () => {
        await calls.hold(createReclamation);
        return 'held';
      },
      release: ({ outcomeName }) => calls.release(createReclamation, faultOf(faults, outcomeName)),
      runOut: () => Promise.reject(new Error('expected no delay in a reclamation, but the path has one')),
      bringAbout: () =>
        Promise.reject(new Error('expected no event from outside in a reclamation, but the path has one')),
    };
  },
});
