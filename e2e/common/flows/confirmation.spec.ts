import { cancelAccountLink } from '#contract/endpoints/account-link-cancelling.ts';
import { confirmationModel } from '#machines/common/confirmation/model/confirmation.model.ts';
import { confirmationPage } from '../pages/confirmation.page.ts';
import { listPage } from '../pages/list.page.ts';
import { createCustomer, openAs } from '../support/customer.ts';
import { holdCalls } from '../support/held-calls.ts';
import { runFlowInBrowser } from '../support/run-flow.ts';

const faults: Readonly<Record<string, string>> = { noAnswer: 'no-answer-before', refused: 'LINK_NOT_CANCELABLE' };

/** This test uses one question for all questions: whether to end the management of a card. */
runFlowInBrowser<typeof confirmationModel>({
  model: confirmationModel,
  drive: async ({ page, sandbox, server }) => {
    const customer = await createCustomer(server.url, await sandbox.account('parent'));
    const calls = holdCalls(page);
    const question = confirmationPage(page, { confirm: 'Ukončit správu', decline: 'Ponechat' });
    return {
      open: async () => {
        await openAs(page, customer, '/app/managed-card-list');
        const list = listPage(page, 'Spravované karty');
        await list.openMore(/Karel Svoboda/);
        await list.pressInRow(/Karel Svoboda/, 'Ukončit správu');
        await question.seeQuestion('Karel Svoboda');
      },
      verbs: { confirm: () => question.confirm(), decline: () => question.decline() },
      arrange: async () => {
        await calls.hold(cancelAccountLink);
        return 'held';
      },
      release: ({ outcomeName }) => calls.release(cancelAccountLink, faults[outcomeName] ?? null),
      runOut: () => Promise.reject(new Error('expected no delay in a confirmation, but the path has one')),
      bringAbout: () =>
        Promise.reject(new Error('expected no event from outside in a confirmation, but the path has one')),
    };
  },
});
