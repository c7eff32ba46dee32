import { checkCustomer } from '#contract/endpoints/customer-writes.ts';
import { personalDataModel } from '#machines/card-application/personal-data/model/personal-data.model.ts';
import { createApplicant } from '../../common/support/applicant.ts';
import { asTyped } from '../../common/support/as-typed.ts';
import { faultOf, holdCalls } from '../../common/support/held-calls.ts';
import { portrait } from '../../common/support/pictures.ts';
import { runFlowInBrowser } from '../../common/support/run-flow.ts';
import { cardApplicationPage } from '../pages/card-application.page.ts';

const faults: Readonly<Record<string, string | null>> = { unique: null, noAnswer: 'no-answer-before', garbage: 'html' };
const day = /^\d{4}-/;

runFlowInBrowser<typeof personalDataModel>({
  model: personalDataModel,
  // Left out: a person unknown to the shop (e2e/card-application/journeys/card-application.spec.ts), because the page
  // has no button for a second application while an application is open.
  inputs: ['known'],
  length: 30,
  isFeasible: ({ name, kind }, snapshot) => {
    const { agreed, photo } = snapshot.context;
    // This state ends by itself, after a delay.
    if (snapshot.matches('settling')) return kind === 'timer';
    // With both consents, the button would open the next step.
    if (name === 'demand') return !agreed.terms || !agreed.gdpr;
    if (name.startsWith('changePhoto')) return name.endsWith('removed') && photo !== null;
    return name !== 'personSaved' && name !== 'notUnique';
  },
  drive: async ({ page, sandbox, server }) => {
    const applicant = await createApplicant(server.url, sandbox);
    const { firstName, lastName, birthDay } = applicant.person;
    const calls = holdCalls(page);
    const wizard = cardApplicationPage(page);
    /** The texts of the model are replaced by the data of the person. */
    const typed: Readonly<Record<string, string>> = {
      Jana: firstName,
      Nováková: lastName,
      '1990-05-06': asTyped(birthDay ?? ''),
    };
    return {
      unchecked: ['settling'],
      open: async () => {
        await calls.hold(checkCustomer);
        await applicant.openWizard(page, 'HAULIER_CARD');
      },
      verbs: {
        changeField: ({ field, value }) =>
          wizard.enter({ [field]: typed[value] ?? (day.test(value) ? asTyped(value) : value) }),
        leaveField: ({ field }) => wizard.leave(field),
        changePhoto: async ({ open }) => {
          if (open) await wizard.photo.choose(await portrait());
          else await wizard.photo.remove();
        },
        toggleConsent: ({ consent }) => wizard.toggleConsent(consent),
        retry: () => wizard.retry(),
      },
      arrange: () => Promise.resolve('held'),
      release: async ({ outcomeName }) => {
        if (outcomeName === 'taken') await calls.releaseChanged(checkCustomer, { unique: false });
        else await calls.release(checkCustomer, faultOf(faults, outcomeName));
        // The next call is made as soon as the person has stopped typing.
        await calls.hold(checkCustomer);
      },
      runOut: () => Promise.resolve(),
      bringAbout: () => wizard.next(),
    };
  },
});
