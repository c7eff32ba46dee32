import { updateCustomer } from '#contract/endpoints/customer-writes.ts';
import { customer as customerById } from '#contract/endpoints/customers.ts';
import { personalInfoModel } from '#machines/account/personal-info/model/personal-info.model.ts';
import { asTyped } from '../../common/support/as-typed.ts';
import { createCustomer, openAs } from '../../common/support/customer.ts';
import { faultOf, holdCalls } from '../../common/support/held-calls.ts';
import { portrait } from '../../common/support/pictures.ts';
import { runFlowInBrowser } from '../../common/support/run-flow.ts';
import { personalInfoPage } from '../pages/personal-info.page.ts';

const faults: Readonly<Record<string, string | null>> = {
  nameless: null,
  saved: null,
  noAnswer: 'no-answer-before',
  garbage: 'html',
};
const day = /^\d{4}-/;

runFlowInBrowser<typeof personalInfoModel>({
  model: personalInfoModel,
  inputs: ['fresh'],
  isFeasible: ({ name }, { context }) => {
    // The sandbox's other system sends no photos.
    if (name === 'readKnown=alone') return false;
    if (name === 'changePhoto/made') return context.photo === null;
    return name !== 'changePhoto/open' || !context.photoOpen;
  },
  drive: async ({ page, sandbox, server }) => {
    await sandbox.settings({
      addressStreetRequired: false,
      addressStreetNumberRequired: false,
      addressCityRequired: false,
      addressZipCodeRequired: false,
    });
    const account = await createCustomer(server.url, await sandbox.account('only-managed'));
    const { id } = await account.linkToNameless();
    const calls = holdCalls(page);
    const dialog = personalInfoPage(page);
    const endpointOf = (actor: string) => (actor === 'save' ? updateCustomer : customerById);
    let isCropping = false;
    let isPageOpen = false;
    return {
      open: async () => {
        await openAs(page, account, `/app/user-linked-account/${id}`);
        await dialog.seeOffered();
        isPageOpen = true;
        // On a plain back end, the page itself made this call as well.
        await calls.hold(customerById);
        await dialog.open();
      },
      verbs: {
        changeField: ({ field, value }) => dialog.enter(field, day.test(value) ? asTyped(value) : value),
        leaveField: ({ field }) => dialog.leave(field),
        changePhoto: async ({ open }) => {
          if (!isCropping) await dialog.photo.choose(await portrait());
          await dialog.photo.seeCropper();
          isCropping = open;
          if (open) return;
          await dialog.photo.takeOver();
          await dialog.photo.seePhoto();
        },
        choose: ({ custodianId }) => dialog.choose(custodianId === null ? 'Někdo jiný' : 'Dana Malá'),
        submit: () => dialog.submit(),
        back: () => dialog.back(),
        retry: () => dialog.retry(),
        close: () => dialog.close(),
      },
      withoutRoot: { '': () => dialog.seeClosed() },
      arrange: async ({ actor }) => {
        if (isPageOpen) await calls.hold(endpointOf(actor));
        return 'held';
      },
      release: ({ actor, outcomeName }) => calls.release(endpointOf(actor), faultOf(faults, outcomeName)),
      runOut: () => Promise.reject(new Error('expected no delay in the personal data, but the path has one')),
      bringAbout: () =>
        Promise.reject(new Error('expected no event from outside in the personal data, but the path has one')),
    };
  },
});
