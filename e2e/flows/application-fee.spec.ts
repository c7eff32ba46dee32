import { addFee, clearCart } from '../../contract/endpoints/shopping-cart.ts';
import { applicationFeeModel } from '../../machines/application-fee/application-fee.model.ts';
import { applicationFeePage } from '../pages/application-fee.page.ts';
import { createApplicant } from '../support/applicant.ts';
import { faultOf, holdCalls } from '../support/held-calls.ts';
import { runFlowInBrowser } from '../support/run-flow.ts';
import { expect } from '../support/test.ts';

const faults: Readonly<Record<string, string | null>> = { added: null, noAnswer: 'no-answer-before' };

runFlowInBrowser<typeof applicationFeeModel>({
  model: applicationFeeModel,
  drive: async ({ page, sandbox, server }) => {
    const applicant = await createApplicant(server.url, sandbox);
    const id = await applicant.fileForChipCard();
    await applicant.call(clearCart);
    const calls = holdCalls(page);
    const fee = applicationFeePage(page);
    return {
      open: () => applicant.openPage(page, `/app/card-application/${String(id)}`),
      verbs: { add: () => fee.add() },
      withoutRoot: { added: () => expect(page).toHaveURL(/shopping-cart$/) },
      arrange: async () => {
        await calls.hold(addFee);
        return 'held';
      },
      release: ({ outcomeName }) => calls.release(addFee, faultOf(faults, outcomeName)),
      runOut: () => Promise.reject(new Error('expected no delay in the fee, but the path has one')),
      bringAbout: () => Promise.reject(new Error('expected no event from outside in the fee, but the path has one')),
    };
  },
});
