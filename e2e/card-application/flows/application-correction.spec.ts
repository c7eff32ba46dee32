import { replaceApplicationPhoto } from '#contract/endpoints/card-applications.ts';
import { applicationCorrectionModel } from '#machines/card-application/application-correction/model/application-correction.model.ts';
import { createApplicant } from '../../common/support/applicant.ts';
import { faultOf, holdCalls } from '../../common/support/held-calls.ts';
import { portrait } from '../../common/support/pictures.ts';
import { runFlowInBrowser } from '../../common/support/run-flow.ts';
import { applicationCorrectionPage } from '../pages/application-correction.page.ts';
import { cardApplicationsPage } from '../pages/card-applications.page.ts';

const faults: Readonly<Record<string, string | null>> = { sent: null, noAnswer: 'no-answer-before', garbage: 'html' };

runFlowInBrowser<typeof applicationCorrectionModel>({
  model: applicationCorrectionModel,
  needsExtension: true,
  // The profiles of the demo data require no file, so that no file can be requested again.
  inputs: ['photo'],
  isFeasible: ({ name }, { context }) => !name.startsWith('changePhoto') || (name.endsWith('made') && !context.photo),
  drive: async ({ page, sandbox, server }) => {
    const applicant = await createApplicant(server.url, sandbox, { purpose: 'photo-again' });
    const calls = holdCalls(page);
    const correction = applicationCorrectionPage(page);
    const applications = cardApplicationsPage(page);
    return {
      open: async () => {
        await calls.hold(replaceApplicationPhoto);
        await applicant.openPage(page, '/app/user-account?tab=card-applications');
        await applications.openPage('Čeká na vás');
      },
      verbs: {
        changePhoto: async () => {
          await correction.photo.choose(await portrait());
          await correction.photo.takeOver();
          await correction.photo.seePhoto();
        },
        send: () => correction.send(),
      },
      withoutRoot: { '': () => correction.seeNothingAsked() },
      arrange: () => Promise.resolve('held'),
      release: async ({ outcomeName }) => {
        if (outcomeName === 'NOTHING_ASKED_AGAIN') {
          // Another device submits a photo first.
          const id = applications.readId();
          await applicant.call(replaceApplicationPhoto, { id, body: { photo: applicant.photo } });
          await calls.release(replaceApplicationPhoto, null);
        } else await calls.release(replaceApplicationPhoto, faultOf(faults, outcomeName));
        await calls.hold(replaceApplicationPhoto);
      },
      runOut: () => Promise.reject(new Error('expected no delay in a correction, but the path has one')),
      bringAbout: () =>
        Promise.reject(new Error('expected no event from outside in a correction, but the path has one')),
    };
  },
});
