import { uploadAttachment } from '../../contract/endpoints/card-application-attachments.ts';
import { attachmentUploadModel } from '../../machines/attachment-upload/attachment-upload.model.ts';
import { attachmentUploadPage } from '../pages/attachments.page.ts';
import { cardApplicationPage } from '../pages/card-application.page.ts';
import { createApplicant } from '../support/applicant.ts';
import { faultOf, holdCalls } from '../support/held-calls.ts';
import { confirmationFile } from '../support/pictures.ts';
import { runFlowInBrowser } from '../support/run-flow.ts';
import { tellProgress } from '../support/upload-progress.ts';

const faults: Readonly<Record<string, string | null>> = {
  uploaded: null,
  noAnswer: 'no-answer-before',
  garbage: 'html',
};

runFlowInBrowser<typeof attachmentUploadModel>({
  model: attachmentUploadModel,
  // Without files the wizard begins no upload.
  inputs: ['two'],
  drive: async ({ page, sandbox, server }) => {
    const applicant = await createApplicant(server.url, sandbox);
    const calls = holdCalls(page);
    const wizard = cardApplicationPage(page);
    const upload = attachmentUploadPage(page);
    const device = await tellProgress(page);
    const chooseFile = async (title: 'profileOne' | 'profileTwo', name: string, type: string) => {
      await wizard.profile(title).choose(name);
      await wizard.profile(title).toggleConfirmed();
      await wizard.attachments.choose(type, { ...confirmationFile, name: `${title}.pdf` });
      await wizard.attachments.seeFile(type, `${title}.pdf`);
    };
    return {
      open: async () => {
        await applicant.begin('VIRTUAL_CARD', {});
        await applicant.openWizard(page, 'VIRTUAL_CARD');
        await wizard.agree();
        await chooseFile('profileOne', 'Držitel průkazu ZTP', 'Kopie průkazu ZTP');
        await wizard.addProfileTwo();
        await chooseFile('profileTwo', 'Žák do 19 let', 'Potvrzení o studiu');
        await wizard.next();
        await wizard.confirm();
        await upload.seeUploading('profileOne.pdf');
      },
      verbs: {
        retry: () => upload.retry(),
        cancel: async () => {
          await upload.cancel();
          await upload.seeMissing();
        },
      },
      withoutRoot: { '': () => wizard.seeClosed() },
      arrange: async ({ actor }) => {
        if (actor === 'upload') await calls.hold(uploadAttachment);
        return 'held';
      },
      release: ({ outcomeName }) => calls.release(uploadAttachment, faultOf(faults, outcomeName)),
      runOut: () => Promise.reject(new Error('expected no delay in an upload, but the path has one')),
      bringAbout: async () => {
        await device.send(50);
        // Both files have the same size.
        await upload.seePercent(25);
      },
    };
  },
});
