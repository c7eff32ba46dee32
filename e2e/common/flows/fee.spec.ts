import { addFee, addReclamationFee, clearCart } from '#contract/endpoints/shopping-cart.ts';
import type { FeeSubject } from '#machines/common/fee/fee.types.ts';
import { feeModel } from '#machines/common/fee/model/fee.model.ts';
import { feePage } from '../pages/fee.page.ts';
import { listPage } from '../pages/list.page.ts';
import { createApplicant, type Applicant } from '../support/applicant.ts';
import { callOf, createCustomer, openAs } from '../support/customer.ts';
import { faultOf, holdCalls } from '../support/held-calls.ts';
import { runFlowInBrowser } from '../support/run-flow.ts';
import { expect } from '../support/test.ts';

const faults: Readonly<Record<string, string | null>> = { added: null, noAnswer: 'no-answer-before' };
const endpoints = { application: addFee, reclamation: addReclamationFee };

runFlowInBrowser<typeof feeModel>({
  model: feeModel,
  needsExtension: true,
  drive: async ({ page, sandbox, server }) => {
    const calls = holdCalls(page);
    const fee = feePage(page);
    let subject: FeeSubject = 'application';
    const ofApplication = async (applicant: Applicant) => {
      const id = await applicant.fileForChipCard();
      await applicant.call(clearCart);
      await applicant.openPage(page, `/app/card-application/${String(id)}`);
    };
    const ofReclamation = async () => {
      const account = await sandbox.account('adult');
      const customer = await createCustomer(server.url, account);
      await sandbox.putIntoCart(account.accountId, 'RECLAMATION');
      await callOf(server.url, customer.session.token)(clearCart);
      await openAs(page, customer, '/app/reclamation-list');
      await listPage(page, 'Vaše reklamace').expand(/^R-/);
    };
    return {
      open: async (input) => {
        subject = feeModel.inputs[input]?.subject ?? 'application';
        await (subject === 'application' ? ofApplication(await createApplicant(server.url, sandbox)) : ofReclamation());
      },
      verbs: { add: () => fee.add() },
      withoutRoot: { added: () => expect(page).toHaveURL(/shopping-cart$/) },
      arrange: async () => {
        await calls.hold(endpoints[subject]);
        return 'held';
      },
      release: ({ outcomeName }) => calls.release(endpoints[subject], faultOf(faults, outcomeName)),
      runOut: () => Promise.reject(new Error('expected no delay in the fee, but the path has one')),
      bringAbout: () => Promise.reject(new Error('expected no event from outside in the fee, but the path has one')),
    };
  },
});
