import { resendVerification, resetPassword } from '#contract/endpoints/auth.ts';
import type { Mail } from '#machines/visitor/e-mail-request/e-mail-request.types.ts';
import { eMailRequestModel } from '#machines/visitor/e-mail-request/model/e-mail-request.model.ts';
import { faultOf, holdCalls } from '../../common/support/held-calls.ts';
import { runFlowInBrowser } from '../../common/support/run-flow.ts';
import { eMailRequestPage } from '../pages/e-mail-request.page.ts';

const endpoints = { passwordReset: resetPassword, verification: resendVerification };

const faults: Readonly<Record<string, string | null>> = {
  mailed: null,
  invalid: 'VALIDATION_ERROR',
  noAnswer: 'no-answer-before',
  garbage: 'html',
};

runFlowInBrowser<typeof eMailRequestModel>({
  model: eMailRequestModel,
  drive: async ({ page }) => {
    const calls = holdCalls(page);
    const form = eMailRequestPage(page);
    let opened: Mail = 'passwordReset';
    return {
      open: async (input) => {
        const start = eMailRequestModel.inputs[input];
        if (start === undefined) throw new Error(`the model has no input ${input}`);
        if (start.eMail !== '') {
          await page.goto('/');
          await form.typeEMail(start.eMail);
        }
        opened = start.mail;
        await form.open(opened);
      },
      verbs: {
        changeEMail: ({ value }) => form.typeEMail(value),
        submit: () => form.submit(),
        correct: () => form.correct(),
      },
      arrange: async () => {
        await calls.hold(endpoints[opened]);
        return 'held';
      },
      release: ({ outcomeName }) => calls.release(endpoints[opened], faultOf(faults, outcomeName)),
      runOut: () => Promise.reject(new Error('expected no delay in the request for a mail, but the path has one')),
      bringAbout: () =>
        Promise.reject(new Error('expected no event from outside in the request for a mail, but the path has one')),
    };
  },
});
