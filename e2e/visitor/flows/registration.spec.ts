import { register } from '#contract/endpoints/auth.ts';
import { registrationModel } from '#machines/visitor/registration/model/registration.model.ts';
import { faultOf, holdCalls } from '../../common/support/held-calls.ts';
import { runFlowInBrowser } from '../../common/support/run-flow.ts';
import { freshAddress } from '../../common/support/visitor.ts';
import { registrationPage } from '../pages/registration.page.ts';

const faults: Readonly<Record<string, string | null>> = {
  made: null,
  noAnswer: 'no-answer-before',
  garbage: 'html',
};

runFlowInBrowser<typeof registrationModel>({
  model: registrationModel,
  // The server names a field only if it is invalid, and the form does not send invalid fields.
  isFeasible: ({ name }) => !name.startsWith('register=invalid'),
  drive: async ({ page }) => {
    const calls = holdCalls(page);
    const form = registrationPage(page);
    const address = freshAddress();
    return {
      open: async (input) => {
        if (input !== 'carried') return void (await form.open());
        await page.goto('/');
        await page.getByLabel('E-mail').fill(address);
        await form.open();
      },
      verbs: {
        changeUsername: ({ value }) => form.typeUsername(value.replace('jana@linka.example', address)),
        changePassword: ({ value }) => form.typePassword(value),
        changeRepeatedPassword: ({ value }) => form.repeatPassword(value),
        toggleConsent: ({ consent }) => form.toggleConsent(consent),
        submit: () => form.submit(),
        correct: () => form.correct(),
      },
      arrange: async () => {
        await calls.hold(register);
        return 'held';
      },
      release: ({ outcomeName }) => calls.release(register, faultOf(faults, outcomeName)),
      runOut: () => Promise.reject(new Error('expected no delay in the registration, but the path has one')),
      bringAbout: () =>
        Promise.reject(new Error('expected no event from outside in the registration, but the path has one')),
    };
  },
});
