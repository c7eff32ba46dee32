import type { EndpointDefinition } from '#contract/endpoint.ts';
import { createCardApplicationDraft, deleteCardApplicationDraft } from '#contract/endpoints/card-application-drafts.ts';
import { createCardApplication, createVirtualCardApplication } from '#contract/endpoints/card-application-writes.ts';
import { lastCardApplication } from '#contract/endpoints/card-applications.ts';
import { checkCustomer, createCustomer } from '#contract/endpoints/customer-writes.ts';
import { cardApplicationModel } from '#machines/card-application/card-application/model/card-application.model.ts';
import { personAsTyped } from '#rules/person-fields.ts';
import { birthDayOf, createApplicant } from '../../common/support/applicant.ts';
import { asTyped } from '../../common/support/as-typed.ts';
import { holdCalls } from '../../common/support/held-calls.ts';
import { runFlowInBrowser, type IsFeasibleIn } from '../../common/support/run-flow.ts';
import { cardApplicationPage } from '../pages/card-application.page.ts';

type IsFeasible = IsFeasibleIn<typeof cardApplicationModel>;
type Snapshot = Parameters<IsFeasible>[1];

const isAt = (snapshot: Snapshot, step: 'personalData' | 'custodian' | 'cardData'): boolean =>
  snapshot.matches({ filling: { entering: step } });

const leftOut = new Set([
  'readFacts=unknown',
  'readFacts=garbage',
  'readFacts=resumed, wrong',
  'readFacts=resumed, lost',
  // The profile of an adult or of a child is proposed, and a chosen profile cannot be removed.
  'profileOne=wrong',
  'profileOne=waiting',
  'delivery=wrong',
  'delivery=free',
  'custodian=reading',
  // The wizard handles every failed call as a refusal.
  'applicationSave=broken',
  // These outcomes need another person who gets the same name after the check of the name. flows/personal-data.spec.ts
  // tests this check.
  'personalData=taken',
  'custodian=refused',
  'applicationSave=person not unique',
  'applicationSave=custodian not unique',
  // Only an application for a bank card contains a bank card: flows/bank-card-choice.spec.ts.
  'applicationSave=bank card refused',
]);

/** The wizard saves the draft automatically, so that each state of the draft can follow only certain other states. */
function isDraftStep(name: string, snapshot: Snapshot): boolean {
  const { draft, furthest } = snapshot.context;
  if (snapshot.matches({ filling: { entering: 'summary' } }) || snapshot.matches({ filling: 'saving' })) return false;
  if (name === 'applicationDraft=gone') return snapshot.matches({ filling: 'discarding' });
  if (name === 'applicationDraft=saving') return draft === 'NONE' && furthest !== 'personalData';
  if (name === 'applicationDraft=failed') return draft === 'SAVING' && snapshot.matches({ filling: 'keeping' });
  return draft === (snapshot.matches({ filling: 'keeping' }) ? 'FAILED' : 'SAVING');
}

/**
 * Each of these steps ends a path, so that each is taken in few states only;
 * e2e/card-application/journeys/card-application.spec.ts tests other ways to close the wizard.
 */
function isLastStep(name: string, snapshot: Snapshot): boolean {
  const { flowId, draft, touched, furthest } = snapshot.context;
  if (name === 'close') return snapshot.matches('filling') && (touched || furthest !== 'personalData');
  if (name === 'keep') return flowId === 'resumed' || draft === 'SAVING' || draft === 'FAILED';
  if (name === 'discard') return draft === 'SAVED';
  return flowId === 'child';
}

const isFeasible: IsFeasible = ({ name }, snapshot) => {
  const { context } = snapshot;
  const { flowId, custodian, profileOne, personalData, leaving } = context;
  if (leftOut.has(name)) return false;
  if (name.startsWith('applicationDraft=')) return isDraftStep(name, snapshot);
  // For an assigned adult, the wizard has the same steps as for the account's own customer.
  if (name === 'personalData=right' && flowId === 'child') return false;
  if (name.startsWith('personalData=')) return isAt(snapshot, 'personalData');
  if (name.startsWith('custodian=')) return isAt(snapshot, 'custodian');
  if (name.startsWith('profileOne=') || name.startsWith('delivery=')) return isAt(snapshot, 'cardData');
  if (name === 'next') {
    // The button is busy while the step waits for an answer. A custodian and a profile are proposed as soon as the step
    // needs them.
    if (leaving !== null) return false;
    if (isAt(snapshot, 'custodian')) return custodian.custodian !== null;
    return !isAt(snapshot, 'cardData') || !personalData.sound || profileOne.sound;
  }
  if (['close', 'keep', 'discard', 'confirm'].includes(name)) return isLastStep(name, snapshot);
  if (name === 'applicationSave=custodian refused') return flowId === 'child';
  if (name === 'applicationSave=saved') return flowId === 'own';
  return true;
};

const sectionNames = { personalData: 'Držitel karty', custodian: 'Zákonný zástupce', cardData: 'Sleva' };

/** For each outcome of saving: the refused call and the name of its error. */
const refusals: Readonly<Record<string, readonly [EndpointDefinition, string]>> = {
  'person refused': [createCustomer, 'INVALID_PHOTO'],
  'custodian refused': [createCustomer, 'CUSTODIAN_IS_REQUIRED'],
};
const faults: Readonly<Record<string, string>> = {
  'profile refused': 'INVALID_CUSTOMER_PROFILE',
  'application refused': 'CART_FULL',
};

runFlowInBrowser<typeof cardApplicationModel>({
  model: cardApplicationModel,
  // A plain back end keeps no drafts: no call to the server saves or deletes them.
  stepsWithOurs: new Set(['saving', 'kept', 'failed', 'gone'].map((outcome) => `applicationDraft=${outcome}`)),
  // Other flows test proofs, bank cards and second profiles.
  inputs: ['own', 'child', 'virtual', 'resumed'],
  isFeasible,
  length: 30,
  drive: async ({ page, sandbox, server, backEnd, input, willTake }) => {
    const isAssigned = input === 'child' || input === 'resumed';
    const carrier = input === 'virtual' ? 'VIRTUAL_CARD' : 'HAULIER_CARD';
    const applicant = await createApplicant(server.url, sandbox, { isAssigned, backEnd });
    const today = await sandbox.today();
    const calls = holdCalls(page);
    const wizard = cardApplicationPage(page);
    const isChecked = willTake('personalData=waiting');
    const isDraftHeld = willTake('applicationDraft=saving');
    let isDraftKept = false;

    if (input === 'resumed') {
      const isChild = willTake('readFacts=resumed, child');
      const person = { ...personAsTyped(applicant.person), birthDay: birthDayOf(isChild ? 'child' : 'adult', today) };
      await applicant.begin(carrier, { step: isChild ? 'custodian' : 'cardData', person });
    }

    const savingCall = (outcome: string): readonly [EndpointDefinition, string | null] =>
      refusals[outcome] ?? [
        carrier === 'VIRTUAL_CARD' ? createVirtualCardApplication : createCardApplication,
        faults[outcome] ?? null,
      ];

    const personalData = {
      right: async () => {
        if (isAssigned) await wizard.enter({ birthDay: asTyped(birthDayOf('adult', today)) });
        await wizard.enter({ firstName: 'Alžběta' });
        await wizard.agree();
        if (isChecked) await calls.release(checkCustomer, null);
      },
      waiting: () => wizard.agree(),
      wrong: () => wizard.enter({ firstName: '' }),
      child: async () => {
        await wizard.enter({ birthDay: asTyped(birthDayOf('child', today)) });
        await wizard.agree();
      },
    };
    /**
     * For each event of a part of the wizard: what the test does in the page so that the part gets the state of the
     * model.
     */
    const parts: Readonly<Record<string, () => Promise<void>>> = {
      'personalData=right': personalData.right,
      'personalData=waiting': personalData.waiting,
      'personalData=wrong': personalData.wrong,
      'personalData=child': personalData.child,
      'custodian=chosen': () => wizard.seeText('Lenka Dvořáková'),
      'profileOne=right': () => wizard.seeProfile(input === 'child' ? /^Dítě/ : 'Dospělý'),
      'delivery=right': () => wizard.collectAt(/./),
      'applicationDraft=saving': () => calls.seeHeld(createCardApplicationDraft),
      'applicationDraft=kept': async () => {
        await calls.release(createCardApplicationDraft, null);
        isDraftKept = true;
      },
      'applicationDraft=failed': async () => {
        await calls.release(createCardApplicationDraft, 'no-answer-before');
        await calls.hold(createCardApplicationDraft);
      },
      'applicationDraft=gone': () => calls.release(deleteCardApplicationDraft, null),
    };
    return {
      open: async () => {
        if (isChecked) await calls.hold(checkCustomer);
        if (isDraftHeld) await calls.hold(createCardApplicationDraft);
        await applicant.openWizard(page, carrier);
      },
      verbs: {
        next: () => wizard.next(),
        back: () => wizard.back(),
        change: ({ step }) => wizard.change(sectionNames[step]),
        addProfileTwo: () => wizard.addProfileTwo(),
        removeProfileTwo: () => wizard.removeProfileTwo(),
        toggleMarketingConsent: () => wizard.toggleMarketingConsent(),
        changePin: ({ value }) => wizard.enterPin(value),
        confirm: () => wizard.confirm(),
        confirmAndGoToCart: () => wizard.confirmAndGoToCart(),
        close: () => wizard.close(),
        stay: () => wizard.stay(),
        keep: () => wizard.keep(),
        discard: async () => {
          if (isDraftKept) await calls.hold(deleteCardApplicationDraft);
          await wizard.discard();
        },
        retry: () => wizard.retry(),
      },
      withoutRoot: { '': () => wizard.seeClosed() },
      arrange: async ({ actor, outcome }) => {
        if (actor === 'readFacts') await calls.hold(lastCardApplication);
        if (actor === 'applicationSave' && outcome !== null) await calls.hold(savingCall(outcome)[0]);
        return 'held';
      },
      release: async ({ name, actor, outcomeName }) => {
        if (actor === 'readFacts')
          return calls.release(lastCardApplication, outcomeName === 'noAnswer' ? 'no-answer-before' : null);
        if (actor === 'applicationSave') {
          const [call, fault] = savingCall(outcomeName);
          await calls.release(call, fault);
          // The next attempt is not refused.
          return calls.release(call, null);
        }
        const act = parts[name];
        if (act === undefined) throw new Error(`expected a gesture for ${name}`);
        return act();
      },
      runOut: () => Promise.reject(new Error('expected no delay in the wizard, but the path has one')),
      bringAbout: () => Promise.reject(new Error('expected no event from outside in the wizard, but the path has one')),
    };
  },
});
