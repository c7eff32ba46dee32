import { isSound } from '#machines/card-application/delivery/delivery.problems.ts';
import { deliveryModel } from '#machines/card-application/delivery/model/delivery.model.ts';
import { createApplicant } from '../../common/support/applicant.ts';
import { runFlowInBrowser } from '../../common/support/run-flow.ts';
import { cardApplicationPage } from '../pages/card-application.page.ts';

runFlowInBrowser<typeof deliveryModel>({
  model: deliveryModel,
  // The seeded operator has several branch offices and sends cards.
  inputs: ['usual'],
  isFeasible: ({ name }, { context }) => {
    // The summary opens if no field is missing.
    if (name === 'demand') return !isSound(context);
    // The address of residence is changed in another step.
    return name !== 'residenceChanged/away';
  },
  drive: async ({ page, sandbox, server, backEnd }) => {
    const applicant = await createApplicant(server.url, sandbox, { backEnd });
    const wizard = cardApplicationPage(page);
    return {
      open: async () => {
        await applicant.begin('HAULIER_CARD', {});
        await applicant.openWizard(page, 'HAULIER_CARD');
        await wizard.agree();
      },
      verbs: {
        toggleFree: () => wizard.toggleFree(),
        chooseType: ({ deliveryType }) => (deliveryType === 'BRANCH' ? wizard.collect() : wizard.post()),
        chooseBranch: () => wizard.collectAt(/./),
        changeAddress: ({ field, value }) => wizard.enter({ [field]: value }),
        leaveAddress: ({ field }) => wizard.leave(field),
      },
      arrange: () => Promise.reject(new Error('expected no call of the delivery, but the path has one')),
      release: () => Promise.reject(new Error('expected no call of the delivery, but the path has one')),
      runOut: () => Promise.reject(new Error('expected no delay in the delivery, but the path has one')),
      bringAbout: () => wizard.next(),
    };
  },
});
