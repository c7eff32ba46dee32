import { submitSampleFlow } from '#contract/endpoints/sample-flow.ts';
import { createCustomer, openAs } from '#e2e/common/support/customer.ts';
import { faultOf, holdCalls } from '#e2e/common/support/held-calls.ts';
import { runFlowInBrowser } from '#e2e/common/support/run-flow.ts';
import { sampleFlowModel } from '#machines/sample-area/sample-flow/model/sample-flow.model.ts';
import { sampleFlowPage } from '../pages/sample-flow.page.ts';

const faults: Readonly<Record<string, string | null>> = {
  done: null,
  noAnswer: 'no-answer-before',
  garbage: 'html',
};

runFlowInBrowser<typeof sampleFlowModel>({
  model: sampleFlowModel,
  drive: async ({ page, sandbox, server }) => {
    const customer = await createCustomer(server.url, await sandbox.account('newcomer'));
    const calls = holdCalls(page);
    const flow = sampleFlowPage(page);
    return {
      open: async () => {
        await openAs(page, customer, '/app/sample-flow');
        throw new Error('FILL IN: the path above and the methods of sample-flow.page.ts; then delete this line');
      },
      verbs: {
        changeValue: ({ value }) => flow.changeValue(value),
        submit: () => flow.submit(),
      },
      withoutRoot: { '': () => flow.seeDone() },
      arrange: async () => {
        await calls.hold(submitSampleFlow);
        return 'held';
      },
      // An outcome that is a refusal has the name of the error that the fault returns.
      release: ({ outcomeName }) => calls.release(submitSampleFlow, faultOf(faults, outcomeName)),
      runOut: () => Promise.reject(new Error('this flow has no delays')),
      bringAbout: () => Promise.reject(new Error('only gestures change the state of this flow')),
    };
  },
});
