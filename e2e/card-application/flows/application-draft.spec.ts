import type { EndpointDefinition } from '#contract/endpoint.ts';
import {
  createCardApplicationDraft,
  deleteCardApplicationDraft,
  saveCardApplicationDraft,
  saveDraftPhoto,
} from '#contract/endpoints/card-application-drafts.ts';
import { applicationDraftModel } from '#machines/card-application/application-draft/model/application-draft.model.ts';
import { createCustomer, openAs } from '../../common/support/customer.ts';
import { holdCalls } from '../../common/support/held-calls.ts';
import { keepTicking } from '../../common/support/keep-ticking.ts';
import { portrait } from '../../common/support/pictures.ts';
import { runFlowInBrowser, type IsFeasibleIn } from '../../common/support/run-flow.ts';
import { stopTime } from '../../common/support/stop-time.ts';
import { cardApplicationPage } from '../pages/card-application.page.ts';

/**
 * For each kind of saved content: the outcomes that this test causes. The machine treats all other outcomes like these.
 */
const outcomes = {
  entered: ['saveJob=saved', 'saveJob=DRAFT_CHANGED', 'saveJob=noAnswer'],
  photo: ['saveJob=saved', 'saveJob=NOT_FOUND', 'saveJob=noAnswer'],
  file: [],
} as const;
const faults: Readonly<Record<string, string | null>> = { saved: null, dropped: null, noAnswer: 'no-answer-before' };

const isFeasible: IsFeasibleIn<typeof applicationDraftModel> = ({ name }, { context, value }) => {
  const { content, job, drops } = context;
  if (name.startsWith('saveJob=')) return job !== null && (outcomes[job.kind] as readonly string[]).includes(name);
  // The wizard asks whether to delete the draft only after something was entered.
  if (name === 'drop') return content !== null;
  // e2e/card-application/journeys/card-application-draft.spec.ts saves a draft with a file, which is chosen in another
  // step.
  if (name === 'changed/file') return false;
  if (!name.startsWith('changed')) return true;
  // Nothing can be entered while the wizard waits for the draft to be deleted.
  if (drops || value === 'dropping') return false;
  return name === 'changed/photo' ? content !== null : content?.photo == null;
};

runFlowInBrowser<typeof applicationDraftModel>({
  model: applicationDraftModel,
  needsExtension: true,
  // A restored draft behaves like a draft that was just saved.
  inputs: ['begun'],
  isFeasible,
  length: 60,
  drive: async ({ page, sandbox, server }) => {
    const customer = await createCustomer(server.url, await sandbox.account('newcomer'));
    const calls = holdCalls(page);
    const wizard = cardApplicationPage(page);
    const saveCalls = [createCardApplicationDraft, saveCardApplicationDraft, saveDraftPhoto];
    let hasPhoto = false;
    let isAsking = false;
    let isStored = false;

    /** Waits for the call that the draft makes, and returns the endpoint of this call. */
    const seeCall = (): Promise<EndpointDefinition> =>
      Promise.race(saveCalls.map(async (call) => calls.seeHeld(call).then(() => call)));
    const see = (act: () => Promise<unknown>) => keepTicking(page, act());
    const answerBy = async (call: EndpointDefinition, outcome: string) => {
      const fault = faults[outcome];
      await calls.release(call, fault === undefined ? outcome : fault);
      await calls.hold(call);
    };
    const goOn = async () => {
      if (isAsking) await wizard.stay();
      isAsking = false;
    };
    const ask = async () => {
      if (!isAsking) await wizard.close();
      isAsking = true;
    };
    const isNoticed = (text: RegExp) => () => see(() => wizard.seeText(text));

    await page.clock.install();
    return {
      isClockStopped: true,
      open: async () => {
        for (const call of [...saveCalls, deleteCardApplicationDraft]) await calls.hold(call);
        await openAs(page, customer, '/app/user-account?apply=HAULIER_CARD');
        await wizard.seeStep('Osobní údaje');
        await stopTime(page, 'cardApplication');
      },
      verbs: {
        takeOver: async () => {
          await see(goOn);
          await see(() => wizard.takeOver());
        },
      },
      withoutRoot: {
        idle: () => (isStored ? see(() => wizard.seeSaved()) : wizard.seeStep('Osobní údaje')),
        settling: () => see(() => wizard.seeUnsaved()),
        saving: () => see(() => seeCall()),
        unsaved: isNoticed(/^Žádost se\steď nedaří ukládat/),
        superseded: isNoticed(/^Tuto žádost jste mezitím změnili jinde/),
        dropping: () => see(() => calls.seeHeld(deleteCardApplicationDraft)),
        undropped: () => see(() => wizard.seeNotDiscarded()),
        gone: () => see(() => wizard.seeClosed()),
        '': () => see(() => wizard.seeClosed()),
      },
      arrange: () => Promise.resolve('held'),
      // The check of the state `saving` has already waited for the call. The endpoint of the call may be any of several.
      seeCallsHeld: () => Promise.resolve(),
      release: async ({ actor, outcomeName }) => {
        if (actor === 'dropDraft') return see(() => answerBy(deleteCardApplicationDraft, outcomeName));
        const call = await seeCall();
        if (outcomeName === 'saved' && call !== saveDraftPhoto) isStored = true;
        return see(() => answerBy(call, outcomeName));
      },
      runOut: ({ name }) => page.clock.runFor(name.includes('retry') ? 10_000 : 1000),
      bringAbout: async ({ name }) => {
        if (name.startsWith('drop')) {
          await see(ask);
          await see(() => wizard.discard());
        } else if (name.startsWith('flush')) {
          await see(ask);
          await see(() => wizard.keep());
          // The person continues in the wizard without waiting for the answer.
          await see(goOn);
        } else {
          await see(goOn);
          await see(() => wizard.enter({ firstName: 'Jana' }));
          if (name === 'changed/photo' && !hasPhoto) {
            const photo = await portrait();
            await see(() => wizard.photo.choose(photo));
            await see(() => wizard.photo.takeOver());
            await see(() => wizard.photo.seePhoto());
            hasPhoto = true;
          }
        }
      },
    };
  },
});
