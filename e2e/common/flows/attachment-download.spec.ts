import { readFile } from 'node:fs/promises';
import { downloadAttachment } from '#contract/endpoints/card-application-attachments.ts';
import { attachmentDownloadModel } from '#machines/common/attachment-download/model/attachment-download.model.ts';
import { attachmentDownloadPage } from '../../card-application/pages/attachments.page.ts';
import { createApplicant } from '../support/applicant.ts';
import { faultOf, holdCalls } from '../support/held-calls.ts';
import { confirmationFile } from '../support/pictures.ts';
import { runFlowInBrowser } from '../support/run-flow.ts';
import { expect } from '../support/test.ts';

const faults: Readonly<Record<string, string | null>> = { saved: null, noAnswer: 'no-answer-before', garbage: 'html' };

runFlowInBrowser<typeof attachmentDownloadModel>({
  model: attachmentDownloadModel,
  needsExtension: true,
  drive: async ({ page, sandbox, server }) => {
    const applicant = await createApplicant(server.url, sandbox);
    const id = await applicant.fileWithProof(confirmationFile);
    const calls = holdCalls(page);
    const files = attachmentDownloadPage(page);
    return {
      open: () => applicant.openPage(page, `/app/card-application/${String(id)}`),
      verbs: { download: () => files.press(confirmationFile.name) },
      arrange: async () => {
        await calls.hold(downloadAttachment);
        return 'held';
      },
      release: async ({ outcomeName }) => {
        if (outcomeName !== 'saved') {
          await calls.release(downloadAttachment, faultOf(faults, outcomeName));
          return files.seeFailure();
        }
        const saving = page.waitForEvent('download');
        await calls.release(downloadAttachment, null);
        const saved = await saving;
        expect(saved.suggestedFilename()).toBe(confirmationFile.name);
        expect(await readFile(await saved.path())).toEqual(confirmationFile.buffer);
        return undefined;
      },
      runOut: () => Promise.reject(new Error('expected no delay in a download, but the path has one')),
      bringAbout: () => Promise.reject(new Error('expected no event from outside in a download, but the path has one')),
    };
  },
});
