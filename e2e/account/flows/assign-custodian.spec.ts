import { relatedCustomers } from '#contract/endpoints/account-deletion.ts';
import { assignCustodian } from '#contract/endpoints/custodian-assignment.ts';
import { assignCustodianModel } from '#machines/account/assign-custodian/model/assign-custodian.model.ts';
import { asTyped } from '../../common/support/as-typed.ts';
import { createCustomer, openAs } from '../../common/support/customer.ts';
import { faultOf, holdCalls } from '../../common/support/held-calls.ts';
import { runFlowInBrowser } from '../../common/support/run-flow.ts';
import { assignCustodianPage } from '../pages/assign-custodian.page.ts';

const faults: Readonly<Record<string, string | null>> = {
  some: null,
  assigned: null,
  noAnswer: 'no-answer-before',
  garbage: 'html',
};
const day = /^\d{4}-/;

runFlowInBrowser<typeof assignCustodianModel>({
  model: assignCustodianModel,
  inputs: ['fresh'],
  // Dana has become the account's own customer, so the dialog offers no other adult.
  isFeasible: ({ name }) => name !== 'choose/dana',
  drive: async ({ page, sandbox, server }) => {
    await sandbox.settings({
      addressStreetRequired: false,
      addressStreetNumberRequired: false,
      addressCityRequired: false,
      addressZipCodeRequired: false,
    });
    const customer = await createCustomer(server.url, await sandbox.account('only-managed'));
    await customer.becomeMain(await customer.linkTo('Dana'));
    const child = (await customer.linkTo('Gita')).customer.id;
    const calls = holdCalls(page);
    const dialog = assignCustodianPage(page);
    const endpointOf = (actor: string) => (actor === 'assign' ? assignCustodian : relatedCustomers);
    return {
      open: async () => {
        await openAs(page, customer, `/app/user-linked-account/${child}`);
        await dialog.open();
      },
      verbs: {
        choose: ({ custodianId }) => dialog.choose(custodianId === null ? 'other' : 'own'),
        changeField: ({ field, value }) => dialog.enter(field, day.test(value) ? asTyped(value) : value),
        leaveField: ({ field }) => dialog.leave(field),
        submit: () => dialog.submit(),
        retry: () => dialog.retry(),
        close: () => dialog.close(),
      },
      withoutRoot: { '': () => dialog.seeClosed() },
      arrange: async ({ actor }) => {
        await calls.hold(endpointOf(actor));
        return 'held';
      },
      release: ({ actor, outcomeName }) =>
        outcomeName === 'none'
          ? calls.releaseChanged(relatedCustomers, { items: [] })
          : calls.release(endpointOf(actor), faultOf(faults, outcomeName)),
      runOut: () => Promise.reject(new Error('expected no delay in assigning a custodian, but the path has one')),
      bringAbout: () =>
        Promise.reject(new Error('expected no event from outside in assigning a custodian, but the path has one')),
    };
  },
});
