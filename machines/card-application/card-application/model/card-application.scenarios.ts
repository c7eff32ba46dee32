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

/** The wizard's requirements, as walks through it. */
export const cardApplicationScenarios: Scenarios = {
  'WIZ-02: the next step opens only when this one is right': {
    input: 'own',
    steps: [...opened, 'personalData=wrong', 'next'],
    ends: 'filling.entering.personalData',
    effects: ['personalData ← demand'],
  },
  'WIZ-02: a step that waits for an answer opens the next one as soon as the answer is right': {
    input: 'own',
    steps: [...opened, 'personalData=waiting', 'next', 'personalData=right'],
    ends: 'filling.entering.cardData',
  },
  'WIZ-02: an answer that is wrong keeps the step open, also later': {
    input: 'own',
    steps: [...opened, 'personalData=waiting', 'next', 'personalData=wrong', 'personalData=right'],
    ends: 'filling.entering.personalData',
  },
  'PDT-02: whoever is somebody else cannot go on before the name or the birth date is another one': {
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
  'WIZ-03: at midnight the summary leads back to the card data, which are computed anew': {
    input: 'bank card',
    steps: [...cardData, 'profileOne=right', 'bankCardChoice=right', 'next', 'newDay/tomorrow'],
    ends: 'filling.entering.cardData',
    effects: ['profileOne ← factsChanged', 'profileTwo ← factsChanged', 'announceNewDay'],
    with: ({ today }) => today === '2026-11-22',
  },
  'PRF-01: the profiles end with the registered bank card that is chosen': {
    input: 'bank card',
    steps: [...cardData, 'profileOne=right', 'bankCardChoice=registered'],
    ends: 'filling.entering.cardData',
    effects: ['profileOne ← factsChanged', 'profileTwo ← factsChanged'],
    with: (context) => profileFacts(context, 1).cardValidTo === bankCardEnd,
  },
  'PRF-01: a bank card that is still to be registered has no end yet': {
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
  'WIZ-02: a child’s custodian is the second of four steps': {
    input: 'child',
    steps: child,
    ends: 'filling.entering.custodian',
    with: (context) => stepsOf(context).join(' ') === 'personalData custodian cardData summary',
  },
  'WIZ-02: the custodian’s step goes when the birth date becomes an adult’s': {
    input: 'child',
    steps: [...child, 'back', 'personalData=right', 'next'],
    ends: 'filling.entering.cardData',
    with: (context) => stepsOf(context).length === 3,
  },
  'WIZ-02: back keeps everything': {
    input: 'own',
    steps: [...chosen, 'back', 'next'],
    ends: 'filling.entering.cardData',
    with: ({ profileOne, delivery }) => profileOne.sound && delivery.sound,
  },
  'WIZ-02: back from the card data of a child leads to the custodian': {
    input: 'child',
    steps: [...child, 'custodian=chosen', 'next', 'back'],
    ends: 'filling.entering.custodian',
  },
  'WIZ-02: a step that was changed from the summary leads back to it': {
    input: 'own',
    steps: [...summary, 'change/personalData', 'personalData=right', 'next'],
    ends: 'filling.entering.summary',
  },
  'WIZ-02: after a change that adds a custodian the way goes past them': {
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
  'WIZ-03: a card for free costs nothing': {
    input: 'own',
    steps: [...cardData, 'profileOne=right', 'delivery=free', 'next'],
    ends: 'filling.entering.summary',
    with: (context) => priceOf(context) === 0,
  },
  'WIZ-03: a card in a mobile phone costs nothing and is not handed over': {
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
  'WIZ-10: opened again, the personal data are not confirmed': {
    input: 'virtual',
    steps: [...cardData, 'back'],
    ends: 'filling.entering.personalData',
    with: ({ personConfirmed }) => !personConfirmed,
  },
  'WIZ-10: for a chip card the staff verifies them': {
    input: 'own',
    steps: summary,
    ends: 'filling.entering.summary',
    with: (context) => planOf(context)?.personConfirmed === false,
  },
  'WIZ-05: a confirmed application is saved, and a message says so': {
    input: 'own',
    steps: [...summary, 'confirm', 'applicationSave=saved'],
    ends: 'saved',
    effects: ['announceSaved'],
  },
  'WIZ-05: the cart can be opened at once': {
    input: 'own',
    steps: [...summary, 'confirmAndGoToCart', 'applicationSave=saved'],
    ends: 'saved',
    effects: ['announceSaved', 'goToCart'],
  },
  'WIZ-05: nothing can be done twice while it is saved': {
    input: 'own',
    steps: [...summary, 'confirm'],
    ends: 'filling.saving',
    refuses: ['confirm', 'confirmAndGoToCart', 'back', 'close'],
  },
  'WIZ-05: a refused application keeps what was entered and says what is saved': {
    input: 'own',
    steps: [...summary, 'confirm', 'applicationSave=application refused'],
    ends: 'filling.entering.summary',
    with: (context) =>
      context.savedCustomerId === 1 && context.failure?.name === 'CART_FULL' && planOf(context) !== null,
  },
  'WIZ-05: a new person who was saved is not saved as another one': {
    input: 'child',
    steps: [...childSummary, 'confirm', 'applicationSave=application refused'],
    ends: 'filling.entering.summary',
    with: (context) => planOf(context)?.customer.originId === 1,
  },
  'WIZ-05: a refused person leads to the personal data': {
    input: 'own',
    steps: [...summary, 'confirm', 'applicationSave=person refused'],
    ends: 'filling.entering.personalData',
    with: ({ failure }) => failure?.name === 'INVALID_PHOTO',
  },
  'PDT-02: a person whom the server finds to be somebody else is shown in the first step': {
    input: 'own',
    steps: [...summary, 'confirm', 'applicationSave=person not unique'],
    ends: 'filling.entering.personalData',
    effects: ['personalData ← notUnique'],
  },
  'CUS-01: a custodian whom the server finds to be somebody else is shown in their step': {
    input: 'child',
    steps: [...childSummary, 'confirm', 'applicationSave=custodian not unique'],
    ends: 'filling.entering.custodian',
    effects: ['custodian ← notUnique', 'announceNotUnique'],
  },
  'WIZ-05: a bank card that is not registered any more leads to the choice of a card, with the cards read again': {
    input: 'bank card',
    steps: bankCardRefused,
    ends: 'filling.entering.cardData',
    effects: ['personalData ← personSaved', 'bankCardChoice ← readAgain'],
    with: ({ failure }) => failure?.name === 'INVALID_CUSTOMER_CARD',
  },
  'WIZ-05: after a refused bank card the way is free only when another one is chosen': {
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
  'WIZ-07: closing asks when something was entered, and the wizard can stay open': {
    input: 'own',
    steps: [...chosen, 'close', 'stay'],
    ends: 'filling.entering.cardData',
  },
  'WIZ-07: what was entered can be thrown away': {
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
  'PDT-01: nobody is asked for a PIN beside a payment card': {
    input: 'bank card',
    steps: cardData,
    ends: 'filling.entering.cardData',
    refuses: ['changePin/right'],
  },
  'WIZ-06: what was entered earlier is gone on with at the step that was open': {
    input: 'resumed',
    steps: ['readFacts=resumed'],
    ends: 'filling.entering.cardData',
    effects: ['announceDraftLost', 'announcePreselection'],
    with: ({ personalData, flowId, marketingConsent, pin }) =>
      personalData.person.firstName === 'Jana Marie' && flowId === 'resumed' && !marketingConsent && pin === '2580',
  },
  'GRO-04: the wizard opens with the profile that the person came for, and with the one kept until then': {
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
  'GRO-04: the second profile that came with a preselection can be removed': {
    input: 'preselected',
    steps: [...cardData, 'removeProfileTwo'],
    ends: 'filling.entering.cardData',
    with: ({ hasProfileTwo }) => !hasProfileTwo,
  },
  'WIZ-06: a draft that is not right any more is gone on with where it is wrong': {
    input: 'resumed',
    steps: ['readFacts=resumed, wrong'],
    ends: 'filling.entering.personalData',
  },
  'WIZ-06: the custodian of a child is gone on with': {
    input: 'resumed',
    steps: ['readFacts=resumed, child'],
    ends: 'filling.entering.custodian',
  },
  'WIZ-06: a draft that cannot be read any more is shown': {
    input: 'resumed',
    steps: ['readFacts=resumed, lost'],
    ends: 'filling.entering.personalData',
    effects: ['announceDraftLost', 'announcePreselection'],
  },
  'WIZ-06: terms and data protection are agreed to again': {
    input: 'resumed',
    steps: ['readFacts=resumed', 'next'],
    ends: 'filling.entering.personalData',
    effects: ['personalData ← demand'],
  },
  'WIZ-06: whoever closes the wizard can keep what was entered': {
    input: 'virtual',
    steps: [...cardData, 'applicationDraft=saving', 'close', 'keep', 'applicationDraft=kept'],
    ends: 'kept',
  },
  'WIZ-06: what could not be kept does not close the wizard': {
    input: 'virtual',
    steps: [...cardData, 'applicationDraft=saving', 'close', 'keep', 'applicationDraft=failed'],
    ends: 'filling.asking',
  },
  'WIZ-06: what is kept can be thrown away': {
    input: 'virtual',
    steps: [...cardData, 'applicationDraft=kept', 'close', 'discard', 'applicationDraft=gone'],
    ends: 'closed',
  },
  'PRF-01: profile two is added and removed': {
    input: 'two profiles',
    steps: [...chosen, 'addProfileTwo', 'removeProfileTwo'],
    ends: 'filling.entering.cardData',
    effects: ['profileTwo ← drop'],
    with: ({ hasProfileTwo }) => !hasProfileTwo,
  },
  'ATT-01: a profile that must be proved needs its files': {
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
  'ATT-01: with all files the way is free, and they belong to profile one': {
    input: 'proofs',
    steps: [...cardData, 'delivery=right', 'profileOne=proved', 'attachmentsOne=one', 'next'],
    ends: 'filling.entering.summary',
    with: (context) => planOf(context)?.attachments[0]?.isProfileOne === true,
  },
  'ATT-01: files of another profile are not sent': {
    input: 'proofs',
    steps: [...cardData, 'delivery=right', 'profileOne=proved', 'attachmentsOne=one', 'profileOne=right', 'next'],
    ends: 'filling.entering.summary',
    with: (context) => planOf(context)?.attachments.length === 0,
  },
  'ISI-01: the step waits for the register': {
    input: 'own',
    steps: [...cardData, 'delivery=right', 'profileOne=waiting', 'next', 'profileOne=right'],
    ends: 'filling.entering.summary',
  },
  'WIZ-06: whoever goes on with a draft waits at the card data while the person is compared': {
    input: 'own',
    steps: [...chosen, 'personalData=waiting', 'next', 'personalData=right'],
    ends: 'filling.entering.summary',
  },
  'PDT-02: whoever turns out to be somebody else is led back from the card data': {
    input: 'own',
    steps: [...chosen, 'personalData=waiting', 'next', 'personalData=taken'],
    ends: 'filling.entering.personalData',
    effects: ['personalData ← demand'],
  },
  'WIZ-01: the marketing consent of the last application is proposed': {
    input: 'own',
    steps: opened,
    ends: 'filling.entering.personalData',
    with: ({ marketingConsent }) => marketingConsent,
  },
  'API-02: what could not be read can be read again': {
    input: 'own',
    steps: ['readFacts=noAnswer', 'retry', 'readFacts=known'],
    ends: 'filling.entering.personalData',
    with: ({ failure }) => failure === null,
  },
};
