import type { Scenario } from '#machines/common/flow-model.ts';
import type { cardApplicationMachine } from '../card-application.machine.ts';
import { planOf } from '../card-application.plan.ts';
import { preselectedProfile, preselectionOutcome } from '../card-application.preselection.ts';
import { priceOf, profileFacts, stepsOf } from '../card-application.steps.ts';
import { bankCardEnd } from './card-application.samples.ts';

type Scenarios = Readonly<Record<string, Scenario<typeof cardApplicationMachine>>>;

const opened = ['readFacts=known'];
const person = [...opened, 'personalData=right'];
const cardData = [...person, 'next'];
const chosen = [...cardData, 'profileOne=right', 'delivery=right'];
const summary = [...chosen, 'next'];
const child = ['readFacts=unknown', 'personalData=child', 'next'];
const childSummary = [...child, 'custodian=chosen', 'next', 'profileOne=right', 'delivery=right', 'next'];
const bankCardRefused = [
  ...cardData,
  'profileOne=right',
  'bankCardChoice=right',
  'next',
  'confirm',
  'applicationSave=bank card refused',
];

/** The wizard's requirements, as sequences of steps. */
export const cardApplicationScenarios: Scenarios = {
  'WIZ-02: the next step opens only when the open step is complete': {
    input: 'own',
    steps: [...opened, 'personalData=wrong', 'next'],
    ends: 'filling.entering.personalData',
    effects: ['personalData ← demand'],
  },
  'WIZ-02: a step that waits for a check opens the next step as soon as the check succeeds': {
    input: 'own',
    steps: [...opened, 'personalData=waiting', 'next', 'personalData=right'],
    ends: 'filling.entering.cardData',
  },
  'WIZ-02: after a failed check the step stays open, even if a later check succeeds': {
    input: 'own',
    steps: [...opened, 'personalData=waiting', 'next', 'personalData=wrong', 'personalData=right'],
    ends: 'filling.entering.personalData',
  },
  'PDT-02: a person who is found to be another customer cannot continue before the name or the birth date is changed': {
    input: 'own',
    steps: [...opened, 'personalData=taken'],
    ends: 'filling.entering.personalData',
    refuses: ['next'],
  },
  'CUS-01: a custodian whom the server has refused blocks the step': {
    input: 'child',
    steps: [...child, 'custodian=refused'],
    ends: 'filling.entering.custodian',
    refuses: ['next'],
  },
  'WIZ-03: at midnight the summary leads back to the card data, and the days of the profiles are computed again': {
    input: 'bank card',
    steps: [...cardData, 'profileOne=right', 'bankCardChoice=right', 'next', 'newDay/tomorrow'],
    ends: 'filling.entering.cardData',
    effects: ['profileOne ← factsChanged', 'profileTwo ← factsChanged', 'announceNewDay'],
    with: ({ today }) => today === '2026-11-22',
  },
  'PRF-01: the profiles end on the last day of the registered bank card that is chosen': {
    input: 'bank card',
    steps: [...cardData, 'profileOne=right', 'bankCardChoice=registered'],
    ends: 'filling.entering.cardData',
    effects: ['profileOne ← factsChanged', 'profileTwo ← factsChanged'],
    with: (context) => profileFacts(context, 1).cardValidTo === bankCardEnd,
  },
  'PRF-01: with a bank card that is not registered yet, the end of the profiles is not known': {
    input: 'bank card',
    steps: [...cardData, 'profileOne=right', 'bankCardChoice=registered', 'bankCardChoice=right'],
    ends: 'filling.entering.cardData',
    effects: ['profileOne ← factsChanged', 'profileTwo ← factsChanged'],
    with: (context) => profileFacts(context, 1).cardValidTo === null,
  },
  'WIZ-02: an adult has three steps': {
    input: 'own',
    steps: cardData,
    ends: 'filling.entering.cardData',
    with: (context) => stepsOf(context).join(' ') === 'personalData cardData summary',
  },
  'WIZ-02: for a child there are four steps, and the second is the custodian': {
    input: 'child',
    steps: child,
    ends: 'filling.entering.custodian',
    with: (context) => stepsOf(context).join(' ') === 'personalData custodian cardData summary',
  },
  'WIZ-02: the custodian’s step disappears when the birth date becomes an adult’s': {
    input: 'child',
    steps: [...child, 'back', 'personalData=right', 'next'],
    ends: 'filling.entering.cardData',
    with: (context) => stepsOf(context).length === 3,
  },
  'WIZ-02: going back keeps all input': {
    input: 'own',
    steps: [...chosen, 'back', 'next'],
    ends: 'filling.entering.cardData',
    with: ({ profileOne, delivery }) => profileOne.sound && delivery.sound,
  },
  'WIZ-02: for a child, "back" in the card data leads to the custodian': {
    input: 'child',
    steps: [...child, 'custodian=chosen', 'next', 'back'],
    ends: 'filling.entering.custodian',
  },
  'WIZ-02: a step that was opened from the summary leads back to the summary': {
    input: 'own',
    steps: [...summary, 'change/personalData', 'personalData=right', 'next'],
    ends: 'filling.entering.summary',
  },
  'WIZ-02: if a change from the summary makes a custodian necessary, the custodian’s step opens before the summary': {
    input: 'child',
    steps: [
      ...person,
      'next',
      'profileOne=right',
      'delivery=right',
      'next',
      'change/personalData',
      'personalData=child',
      'next',
    ],
    ends: 'filling.entering.custodian',
  },
  'WIZ-03: nothing can be confirmed before the summary': {
    input: 'own',
    steps: chosen,
    ends: 'filling.entering.cardData',
    refuses: ['confirm', 'confirmAndGoToCart'],
  },
  'WIZ-03: a free card has the price 0': {
    input: 'own',
    steps: [...cardData, 'profileOne=right', 'delivery=free', 'next'],
    ends: 'filling.entering.summary',
    with: (context) => priceOf(context) === 0,
  },
  'WIZ-03: a card in a mobile phone is free and has no delivery': {
    input: 'virtual',
    steps: [...cardData, 'profileOne=right', 'next'],
    ends: 'filling.entering.summary',
    with: (context) => priceOf(context) === 0 && planOf(context)?.delivery === null,
  },
  'WIZ-10: leaving the first step for a virtual card confirms the personal data': {
    input: 'virtual',
    steps: [...cardData, 'profileOne=right', 'next'],
    ends: 'filling.entering.summary',
    with: (context) => planOf(context)?.personConfirmed === true,
  },
  'WIZ-10: after the first step is opened again, the personal data are not confirmed': {
    input: 'virtual',
    steps: [...cardData, 'back'],
    ends: 'filling.entering.personalData',
    with: ({ personConfirmed }) => !personConfirmed,
  },
  'WIZ-10: for a chip card, the personal data are not confirmed by leaving the first step': {
    input: 'own',
    steps: summary,
    ends: 'filling.entering.summary',
    with: (context) => planOf(context)?.personConfirmed === false,
  },
  'WIZ-05: a confirmed application is saved, and a message is shown': {
    input: 'own',
    steps: [...summary, 'confirm', 'applicationSave=saved'],
    ends: 'saved',
    effects: ['announceSaved'],
  },
  'WIZ-05: the person can choose to open the cart after saving': {
    input: 'own',
    steps: [...summary, 'confirmAndGoToCart', 'applicationSave=saved'],
    ends: 'saved',
    effects: ['announceSaved', 'goToCart'],
  },
  'WIZ-05: no other action is possible while the application is being saved': {
    input: 'own',
    steps: [...summary, 'confirm'],
    ends: 'filling.saving',
    refuses: ['confirm', 'confirmAndGoToCart', 'back', 'close'],
  },
  'WIZ-05: if the application is refused, the input is kept, and the saved person is remembered': {
    input: 'own',
    steps: [...summary, 'confirm', 'applicationSave=application refused'],
    ends: 'filling.entering.summary',
    with: (context) =>
      context.savedCustomerId === 1 && context.failure?.name === 'CART_FULL' && planOf(context) !== null,
  },
  'WIZ-05: a new person who was saved is not created a second time': {
    input: 'child',
    steps: [...childSummary, 'confirm', 'applicationSave=application refused'],
    ends: 'filling.entering.summary',
    with: (context) => planOf(context)?.customer.originId === 1,
  },
  'WIZ-05: if the server refuses the person, the wizard goes back to the personal data': {
    input: 'own',
    steps: [...summary, 'confirm', 'applicationSave=person refused'],
    ends: 'filling.entering.personalData',
    with: ({ failure }) => failure?.name === 'INVALID_PHOTO',
  },
  'PDT-02: if the server finds that the person is another customer, the first step shows it': {
    input: 'own',
    steps: [...summary, 'confirm', 'applicationSave=person not unique'],
    ends: 'filling.entering.personalData',
    effects: ['personalData ← notUnique'],
  },
  'CUS-01: if the server finds that the custodian is another customer, the custodian’s step shows it': {
    input: 'child',
    steps: [...childSummary, 'confirm', 'applicationSave=custodian not unique'],
    ends: 'filling.entering.custodian',
    effects: ['custodian ← notUnique', 'announceNotUnique'],
  },
  'WIZ-05: if the bank card is not registered any more, the wizard goes back to the choice, and the cards are read again':
    {
      input: 'bank card',
      steps: bankCardRefused,
      ends: 'filling.entering.cardData',
      effects: ['personalData ← personSaved', 'bankCardChoice ← readAgain'],
      with: ({ failure }) => failure?.name === 'INVALID_CUSTOMER_CARD',
    },
  'WIZ-05: after a refused bank card, another card must be chosen to continue': {
    input: 'bank card',
    steps: [...bankCardRefused, 'bankCardChoice=reading', 'next', 'bankCardChoice=wrong'],
    ends: 'filling.entering.cardData',
    with: ({ bankCard }) => !bankCard.sound,
  },
  'WIZ-07: a wizard in which nothing was entered closes at once': {
    input: 'own',
    steps: [...opened, 'close'],
    ends: 'closed',
  },
  'WIZ-07: a wizard whose second step was open asks before it closes, even if the first step was not changed': {
    input: 'own',
    steps: [...cardData, 'back', 'close'],
    ends: 'filling.asking',
  },
  'WIZ-07: if something was entered, a dialog asks before the wizard closes, and the wizard can stay open': {
    input: 'own',
    steps: [...chosen, 'close', 'stay'],
    ends: 'filling.entering.cardData',
  },
  'WIZ-07: a person who stays can use an answer that came while the dialog was open': {
    input: 'own',
    steps: [...cardData, 'delivery=right', 'profileOne=waiting', 'close', 'profileOne=right', 'stay', 'next'],
    ends: 'filling.entering.summary',
  },
  'WIZ-07: the input can be discarded': {
    input: 'own',
    steps: [...chosen, 'close', 'discard'],
    ends: 'closed',
  },
  'PDT-01: a PIN of more than 50 characters is not sent': {
    input: 'virtual',
    steps: [...cardData, 'profileOne=right', 'changePin/too long', 'next'],
    ends: 'filling.entering.cardData',
    effects: [
      'profileOne ← demand',
      'profileTwo ← demand',
      'attachmentsOne ← demand',
      'attachmentsTwo ← demand',
      'delivery ← demand',
      'bankCardChoice ← demand',
    ],
  },
  'PDT-01: a PIN is sent with the personal data': {
    input: 'virtual',
    steps: [...cardData, 'profileOne=right', 'changePin/right', 'next'],
    ends: 'filling.entering.summary',
    with: (context) => planOf(context)?.customer.pin === '2580',
  },
  'PDT-01: the wizard for a payment card does not ask for a PIN': {
    input: 'bank card',
    steps: cardData,
    ends: 'filling.entering.cardData',
    refuses: ['changePin/right'],
  },
  'WIZ-06: a draft is restored at the step that was open': {
    input: 'resumed',
    steps: ['readFacts=resumed'],
    ends: 'filling.entering.cardData',
    effects: ['announceDraftLost', 'announcePreselection'],
    with: ({ personalData, flowId, marketingConsent, pin }) =>
      personalData.person.firstName === 'Jana Marie' && flowId === 'resumed' && !marketingConsent && pin === '2580',
  },
  'GRO-04: if the present profile is kept until the preselected profile starts, the wizard opens with both profiles': {
    input: 'preselected',
    steps: ['readFacts=known'],
    ends: 'filling.entering.personalData',
    effects: ['announceDraftLost', 'announcePreselection'],
    with: (context) =>
      context.hasProfileTwo &&
      !context.touched &&
      preselectionOutcome(context) === 'GRANTED' &&
      preselectedProfile(context, 1)?.profileId === 1 &&
      preselectedProfile(context, 2)?.profileId === 3,
  },
  'GRO-04: a preselected second profile can be removed': {
    input: 'preselected',
    steps: [...cardData, 'removeProfileTwo'],
    ends: 'filling.entering.cardData',
    with: ({ hasProfileTwo }) => !hasProfileTwo,
  },
  'WIZ-06: a draft that is not valid any more is restored at the step with the error': {
    input: 'resumed',
    steps: ['readFacts=resumed, wrong'],
    ends: 'filling.entering.personalData',
  },
  'WIZ-06: the custodian of a child is restored': {
    input: 'resumed',
    steps: ['readFacts=resumed, child'],
    ends: 'filling.entering.custodian',
  },
  'WIZ-06: a message says that a draft could not be restored': {
    input: 'resumed',
    steps: ['readFacts=resumed, lost'],
    ends: 'filling.entering.personalData',
    effects: ['announceDraftLost', 'announcePreselection'],
  },
  'WIZ-06: after a draft is restored, the person must agree to the terms and data protection again': {
    input: 'resumed',
    steps: ['readFacts=resumed', 'next'],
    ends: 'filling.entering.personalData',
    effects: ['personalData ← demand'],
  },
  'WIZ-06: a person who closes the wizard can keep the input': {
    input: 'virtual',
    steps: [...cardData, 'applicationDraft=saving', 'close', 'keep', 'applicationDraft=kept'],
    ends: 'kept',
  },
  'WIZ-06: the wizard does not close if the input could not be saved': {
    input: 'virtual',
    steps: [...cardData, 'applicationDraft=saving', 'close', 'keep', 'applicationDraft=failed'],
    ends: 'filling.asking',
  },
  'WIZ-06: a saved draft can be discarded': {
    input: 'virtual',
    steps: [...cardData, 'applicationDraft=kept', 'close', 'discard', 'applicationDraft=gone'],
    ends: 'closed',
  },
  'PRF-01: profile two can be added and removed': {
    input: 'two profiles',
    steps: [...chosen, 'addProfileTwo', 'removeProfileTwo'],
    ends: 'filling.entering.cardData',
    effects: ['profileTwo ← drop'],
    with: ({ hasProfileTwo }) => !hasProfileTwo,
  },
  'ATT-01: a profile that needs proofs requires a file for each proof': {
    input: 'proofs',
    steps: [...cardData, 'delivery=right', 'profileOne=proved', 'next'],
    ends: 'filling.entering.cardData',
    effects: [
      'profileOne ← demand',
      'profileTwo ← demand',
      'attachmentsOne ← demand',
      'attachmentsTwo ← demand',
      'delivery ← demand',
      'bankCardChoice ← demand',
    ],
  },
  'ATT-01: when all files are chosen, the next step opens, and the files belong to profile one': {
    input: 'proofs',
    steps: [...cardData, 'delivery=right', 'profileOne=proved', 'attachmentsOne=one', 'next'],
    ends: 'filling.entering.summary',
    with: (context) => planOf(context)?.attachments[0]?.isProfileOne === true,
  },
  'ATT-01: the files of a profile that was chosen before are not sent': {
    input: 'proofs',
    steps: [...cardData, 'delivery=right', 'profileOne=proved', 'attachmentsOne=one', 'profileOne=right', 'next'],
    ends: 'filling.entering.summary',
    with: (context) => planOf(context)?.attachments.length === 0,
  },
  'ISI-01: the step waits for the answer of the ISIC register': {
    input: 'own',
    steps: [...cardData, 'delivery=right', 'profileOne=waiting', 'next', 'profileOne=right'],
    ends: 'filling.entering.summary',
  },
  'WIZ-01: the marketing consent of the last application is proposed': {
    input: 'own',
    steps: opened,
    ends: 'filling.entering.personalData',
    with: ({ marketingConsent }) => marketingConsent,
  },
  'API-02: reading the facts can be repeated after a failure': {
    input: 'own',
    steps: ['readFacts=noAnswer', 'retry', 'readFacts=known'],
    ends: 'filling.entering.personalData',
    with: ({ failure }) => failure === null,
  },
};
