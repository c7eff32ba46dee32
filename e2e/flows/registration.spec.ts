import { register } from '../../contract/endpoints/auth.ts';
import { registrationModel } from '../../machines/registration/registration.model.ts';
import { registrationPage } from '../pages/registration.page.ts';
import { holdCalls } from '../support/held-calls.ts';
import { runFlowInBrowser } from '../support/run-flow.ts';
import { freshAddress } from '../support/visitor.ts';

const faults: Readonly<Record<string, string | null>> = {
  made: null,
  noAnswer: 'no-answer-before',
  garbage: 'html',
};

runFlowInBrowser<typeof registrationModel>({
  model: registrationModel,
  // The server names a field only where it is wrong, and the form lets nothing of the kind through.
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
      // A refusal goes by its own name on the fault board.
      release: ({ outcomeName }) => {
        const fault = faults[outcomeName];
        return calls.release(register, fault === undefined ? outcomeName : fault);
      },
      runOut: () => Promise.reject(new Error('the registration has no delays')),
      bringAbout: () => Promise.reject(new Error('nothing but gestures moves a registration')),
    };
  },
});
