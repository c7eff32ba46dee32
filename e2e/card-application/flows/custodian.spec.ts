import { loggedCustomer } from '#contract/endpoints/customers.ts';
import { isSound } from '#machines/card-application/custodian/custodian.problems.ts';
import { custodianModel } from '#machines/card-application/custodian/model/custodian.model.ts';
import { birthDayOf, createApplicant } from '../../common/support/applicant.ts';
import { asTyped } from '../../common/support/as-typed.ts';
import { faultOf, holdCalls } from '../../common/support/held-calls.ts';
import { runFlowInBrowser } from '../../common/support/run-flow.ts';
import { cardApplicationPage } from '../pages/card-application.page.ts';

const faults: Readonly<Record<string, string | null>> = { adult: null, noAnswer: 'no-answer-before', garbage: 'html' };
const day = /^\d{4}-/;

runFlowInBrowser<typeof custodianModel>({
  model: custodianModel,
  inputs: ['fresh'],
  length: 30,
  isFeasible: ({ name }, { context }) => {
    if (name === 'readRegistered=youth' || name === 'readRegistered=nobody' || name === 'notUnique') return false;
    // The next step opens if no field is missing.
    return name !== 'demand' || !isSound(context);
  },
  drive: async ({ page, sandbox, server }) => {
    const applicant = await createApplicant(server.url, sandbox, { isAssigned: true });
    const today = await sandbox.today();
    const calls = holdCalls(page);
    const wizard = cardApplicationPage(page);
    const enterBirthDay = (who: 'child' | 'adult') => wizard.enter({ birthDay: asTyped(birthDayOf(who, today)) });
    return {
      withoutRoot: { absent: () => wizard.seeStep('Osobní údaje') },
      open: async () => {
        await applicant.openWizard(page, 'HAULIER_CARD');
        await wizard.agree();
        await calls.hold(loggedCustomer);
      },
      verbs: {
        choose: ({ choice }) => wizard.chooseCustodian(choice),
        changeField: ({ field, value }) => wizard.enter({ [field]: day.test(value) ? asTyped(value) : value }),
        leaveField: ({ field }) => wizard.leave(field),
        retry: () => wizard.retry(),
        restore: () => page.getByRole('button', { name: 'Vrátit zadané údaje' }).click(),
      },
      arrange: () => Promise.resolve('held'),
      release: async ({ outcomeName }) => {
        await calls.release(loggedCustomer, faultOf(faults, outcomeName));
        await calls.hold(loggedCustomer);
      },
      runOut: () => Promise.reject(new Error('expected no delay in the custodian’s step, but the path has one')),
      bringAbout: async ({ name }) => {
        if (name === 'demand') return wizard.next();
        if (name === 'drop') {
          await wizard.back();
          return enterBirthDay('adult');
        }
        await enterBirthDay('child');
        return wizard.next();
      },
    };
  },
});
