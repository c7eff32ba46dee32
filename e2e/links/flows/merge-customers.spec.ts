import { customerAccountLinks } from '#contract/endpoints/account-link-list.ts';
import { assignOrigin } from '#contract/endpoints/customer-merging.ts';
import { mergeCustomersModel } from '#machines/links/merge-customers/model/merge-customers.model.ts';
import { listPage } from '../../common/pages/list.page.ts';
import { createCustomer, openAs } from '../../common/support/customer.ts';
import { faultOf, holdCalls } from '../../common/support/held-calls.ts';
import { runFlowInBrowser } from '../../common/support/run-flow.ts';
import { mergeCustomersPage } from '../pages/merge-customers.page.ts';

const faults: Readonly<Record<string, string | null>> = {
  some: null,
  merged: null,
  noAnswer: 'no-answer-before',
  garbage: 'html',
};

/** For each customer id of the model: the name of the real customer. */
const names: Readonly<Record<number, string>> = { 1: 'Dana Malá', 2: 'Emil Malý' };

runFlowInBrowser<typeof mergeCustomersModel>({
  model: mergeCustomersModel,
  // A draft contains the id of a customer on the server, which is unknown to the model.
  inputs: ['placeholder'],
  drive: async ({ page, sandbox, server }) => {
    const customer = await createCustomer(server.url, await sandbox.account('only-managed'));
    const calls = holdCalls(page);
    const merging = mergeCustomersPage(page);
    const endpointOf = (actor: string) => (actor === 'merge' ? assignOrigin : customerAccountLinks);
    return {
      open: async () => {
        // The dialog and the page make the same call. The call of the page is answered first.
        await openAs(page, customer, '/app/managed-card-list');
        await calls.release(customerAccountLinks, null);
        await listPage(page, 'Spravované karty').seeRange('1–7 z 7');
        await calls.hold(customerAccountLinks);
        await merging.open();
      },
      verbs: {
        choose: ({ customerId }) => merging.choose(names[customerId] ?? ''),
        submit: () => merging.submit(),
        retry: () => merging.retry(),
        close: () => merging.close(),
      },
      withoutRoot: { '': () => merging.seeClosed() },
      arrange: async ({ actor }) => {
        await calls.hold(endpointOf(actor));
        return 'held';
      },
      release: ({ actor, outcomeName }) =>
        outcomeName === 'none'
          ? calls.releaseChanged(customerAccountLinks, { items: [], totalCount: 0 })
          : calls.release(endpointOf(actor), faultOf(faults, outcomeName)),
      runOut: () => Promise.reject(new Error('expected no delay in merging people, but the path has one')),
      bringAbout: () =>
        Promise.reject(new Error('expected no event from outside in merging people, but the path has one')),
    };
  },
});
