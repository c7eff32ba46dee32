import { resetPassword } from '../../contract/endpoints/auth.ts';
import { passwordRequestModel } from '../../machines/password-request/password-request.model.ts';
import { passwordRequestPage } from '../pages/password-request.page.ts';
import { holdCalls } from '../support/held-calls.ts';
import { runFlowInBrowser } from '../support/run-flow.ts';

const faults: Readonly<Record<string, string | null>> = {
  mailed: null,
  invalid: 'VALIDATION_ERROR',
  noAnswer: 'no-answer-before',
  garbage: 'html',
};

runFlowInBrowser<typeof passwordRequestModel>({
  model: passwordRequestModel,
  drive: async ({ page }) => {
    const calls = holdCalls(page);
    const form = passwordRequestPage(page);
    return {
      open: async (input) => {
        if (input === 'carried') {
          await page.goto('/');
          await form.typeEMail('jana@linka.example');
        }
        await form.open();
      },
      verbs: {
        changeEMail: ({ value }) => form.typeEMail(value),
        submit: () => form.submit(),
        correct: () => form.correct(),
      },
      arrange: async () => {
        await calls.hold(resetPassword);
        return 'held';
      },
      // A refusal goes by its own name on the fault board.
      release: ({ outcomeName }) => {
        const fault = faults[outcomeName];
        return calls.release(resetPassword, fault === undefined ? outcomeName : fault);
      },
      runOut: () => Promise.reject(new Error('the request has no delays')),
      bringAbout: () => Promise.reject(new Error('nothing but gestures moves the request')),
    };
  },
});
