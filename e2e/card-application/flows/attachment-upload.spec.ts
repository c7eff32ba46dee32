import { uploadAttachment } from '#contract/endpoints/card-application-attachments.ts';
import { attachmentUploadModel } from '#machines/card-application/attachment-upload/model/attachment-upload.model.ts';
import { addYears } from '#rules/dates.ts';
import { createApplicant } from '../../common/support/applicant.ts';
import { asTyped } from '../../common/support/as-typed.ts';
import { faultOf, holdCalls } from '../../common/support/held-calls.ts';
import { confirmationFile } from '../../common/support/pictures.ts';
import { runFlowInBrowser } from '../../common/support/run-flow.ts';
import { tellProgress } from '../../common/support/upload-progress.ts';
import { attachmentUploadPage } from '../pages/attachments.page.ts';
import { cardApplicationPage } from '../pages/card-application.page.ts';

/** The names of the real files that replace the files of the model. */
const fileNames: Readonly<Record<string, string>> = { study: 'profileOne.pdf', card: 'profileTwo.pdf' };

const faults: Readonly<Record<string, string | null>> = {
  uploaded: null,
  noAnswer: 'no-answer-before',
  garbage: 'html',
};

runFlowInBrowser<typeof attachmentUploadModel>({
  model: attachmentUploadModel,
  // Without files the wizard does not start an upload.
  inputs: ['two'],
  drive: async ({ page, sandbox, server, backEnd }) => {
    const applicant = await createApplicant(server.url, sandbox, { backEnd });
    const calls = holdCalls(page);
    const wizard = cardApplicationPage(page);
    const upload = attachmentUploadPage(page);
    const device = await tellProgress(page);
    const today = await sandbox.today();
    const type = 'Kopie průkazu ZTP';
    const choose = async (title: 'profileOne' | 'profileTwo', validFrom: string) => {
      const profile = wizard.profile(title);
      await profile.choose('Držitel průkazu ZTP');
      await profile.changeValidFrom(asTyped(validFrom));
      await profile.toggleConfirmed();
      await wizard.filesOf(title).choose(type, { ...confirmationFile, name: `${title}.pdf` });
      await wizard.filesOf(title).seeFile(type, `${title}.pdf`);
    };
    return {
      open: async () => {
        await calls.hold(uploadAttachment);
        await applicant.begin('VIRTUAL_CARD', {});
        await applicant.openWizard(page, 'VIRTUAL_CARD');
        await wizard.agree();
        await choose('profileOne', today);
        await wizard.addProfileTwo();
        // The same profile for the next year, which requires a file of its own.
        await choose('profileTwo', addYears(today, 1));
        await wizard.next();
        await wizard.confirm();
        await upload.seeUploading('profileOne.pdf');
      },
      verbs: {
        retry: () => upload.retry(),
        retryOne: ({ id }) => upload.retryOne(fileNames[id] ?? id),
        leaveOut: ({ id }) => upload.leaveOut(fileNames[id] ?? id),
        cancel: async () => {
          await upload.cancel();
          await upload.seeMissing();
        },
      },
      withoutRoot: { '': () => wizard.seeClosed() },
      arrange: () => Promise.resolve('held'),
      release: async ({ outcomeName }) => {
        await calls.release(uploadAttachment, faultOf(faults, outcomeName));
        // The upload of the next file starts at once.
        await calls.hold(uploadAttachment);
      },
      runOut: () => Promise.reject(new Error('expected no delay in an upload, but the path has one')),
      bringAbout: async () => {
        await device.send(50);
        // Both files have the same size, so half of one file is a quarter of the whole.
        await upload.seePercent(25);
      },
    };
  },
});
