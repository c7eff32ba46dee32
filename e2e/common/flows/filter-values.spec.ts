import { eshopOrderStatesList } from '#contract/endpoints/enumerations.ts';
import { filterValuesModel } from '#machines/common/filter-values/model/filter-values.model.ts';
import { listPage } from '../pages/list.page.ts';
import { createCustomer, openAs } from '../support/customer.ts';
import { holdCalls } from '../support/held-calls.ts';
import { runFlowInBrowser } from '../support/run-flow.ts';

const faults: Readonly<Record<string, string>> = {
  noAnswer: 'no-answer-before',
  serverFault: 'error500',
  refused: 'TOO_MANY_ATTEMPTS',
};

runFlowInBrowser<typeof filterValuesModel>({
  model: filterValuesModel,
  drive: async ({ page, sandbox, server }) => {
    const customer = await createCustomer(server.url, await sandbox.account('parent'));
    const calls = holdCalls(page);
    const list = listPage(page, 'Vaše objednávky');
    return {
      // The list shows its rows although the values of its filter are missing.
      open: async () => {
        await customer.order();
        await customer.order();
        await openAs(page, customer, '/app/order-list');
        await list.seeRowCount(2);
      },
      verbs: { retry: () => list.retryFilter('Stav') },
      arrange: async () => {
        await calls.hold(eshopOrderStatesList);
        return 'held';
      },
      release: async ({ outcomeName }) => calls.release(eshopOrderStatesList, faults[outcomeName] ?? null),
      runOut: () => Promise.reject(new Error('expected no delay in the filter, but the path has one')),
      bringAbout: () => Promise.reject(new Error('expected no event from outside, but the path has one')),
    };
  },
});
