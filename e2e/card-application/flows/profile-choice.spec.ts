import { checkIsicNumber } from '#contract/endpoints/customer-writes.ts';
import { profileChoiceModel } from '#machines/card-application/profile-choice/model/profile-choice.model.ts';
import { sampleProfiles } from '#machines/card-application/profile-choice/model/profile-choice.samples.ts';
import { addDays } from '#rules/dates.ts';
import { createApplicant } from '../../common/support/applicant.ts';
import { asTyped } from '../../common/support/as-typed.ts';
import { faultOf, holdCalls } from '../../common/support/held-calls.ts';
import { runFlowInBrowser } from '../../common/support/run-flow.ts';
import { cardApplicationPage } from '../pages/card-application.page.ts';

const faults: Readonly<Record<string, string | null>> = { noAnswer: 'no-answer-before', garbage: 'html' };
const first = 'profileOne';
const second = 'profileTwo';

runFlowInBrowser<typeof profileChoiceModel>({
  model: profileChoiceModel,
  // journeys/growing-up.spec.ts opens the flow with a preselection.
  inputs: ['one', 'two'],
  length: 30,
  isFeasible: ({ name, kind }, snapshot) => {
    const { position } = snapshot.context;
    // This state ends by itself, after a delay.
    if (snapshot.matches({ present: 'settling' })) return kind === 'timer';
    // The personal data are entered in another step, and the days of the first profile in another part.
    if (name.startsWith('factsChanged')) return false;
    // Profile one cannot be added or removed.
    if (name === 'need' || name === 'drop') return position === 2;
    return true;
  },
  drive: async ({ page, sandbox, server, backEnd, input }) => {
    const applicant = await createApplicant(server.url, sandbox, { backEnd });
    const today = await sandbox.today();
    const calls = holdCalls(page);
    const wizard = cardApplicationPage(page);
    const profile = wizard.profile(input === 'two' ? second : first);
    const days: Readonly<Record<string, string>> = {
      '2027-02-01': asTyped(addDays(today, 40)),
      '2026-11-20': asTyped(addDays(today, -1)),
      '2028-01-01': asTyped(addDays(today, 400)),
    };
    return {
      root: profile.root,
      withoutRoot: { absent: () => profile.seeAbsent() },
      unchecked: ['present.settling'],
      open: async () => {
        await applicant.begin('HAULIER_CARD', {});
        await calls.hold(checkIsicNumber);
        await applicant.openWizard(page, 'HAULIER_CARD');
        await wizard.agree();
      },
      verbs: {
        chooseProfile: ({ profileId }) =>
          profile.choose(sampleProfiles.find(({ id }) => id === profileId)?.displayName ?? ''),
        changeValidFrom: ({ day }) => profile.changeValidFrom(days[day] ?? day),
        toggleConfirmed: () => profile.toggleConfirmed(),
        changeIsicNumber: ({ value }) => profile.changeIsicNumber(value),
        leaveField: ({ field }) => profile.leave(field),
        retry: () => profile.retry(),
      },
      arrange: () => Promise.resolve('held'),
      release: async ({ outcomeName }) => {
        const valid = { valid: outcomeName === 'valid' };
        if (outcomeName === 'valid' || outcomeName === 'unknown') await calls.releaseChanged(checkIsicNumber, valid);
        else await calls.release(checkIsicNumber, faultOf(faults, outcomeName));
        // The next call is made as soon as the person has stopped typing.
        await calls.hold(checkIsicNumber);
      },
      runOut: () => Promise.resolve(),
      bringAbout: ({ name }) => {
        if (name === 'need') return wizard.addProfileTwo();
        return name === 'drop' ? wizard.removeProfileTwo() : wizard.next();
      },
    };
  },
});
