import { asLine } from '#contract/line.ts';
import { draftContent } from '#machines/card-application/card-application/card-application.draft.ts';
import { planOf } from '#machines/card-application/card-application/card-application.plan.ts';
import { isAllSound, needsCustodian } from '#machines/card-application/card-application/card-application.steps.ts';
import type { CardApplicationContext } from '#machines/card-application/card-application/card-application.types.ts';
import { isIdentityFixed, uniquenessRequest } from '#machines/card-application/personal-data/personal-data.problems.ts';
import { isicRequest } from '#machines/card-application/profile-choice/profile-choice.problems.ts';
import { isSameData } from '#machines/common/is-same-data.ts';
import { birthDayOf, isFilledIn } from '#rules/person-fields.ts';
import type { Parts, View } from './view.ts';

type Check = (view: View) => boolean;
type PartCheck = (parts: Parts, view: View) => boolean;

/** A property of a wizard that is being filled in. */
const filling =
  (check: PartCheck): Check =>
  (view) =>
    view.parts === null || check(view.parts, view);

const at = ({ wizard }: View, step: 'personalData' | 'custodian' | 'cardData' | 'summary'): boolean =>
  wizard.matches({ filling: { entering: step } });

const isChildhoodKnown = ({ personalData }: Parts): boolean => birthDayOf(personalData.context.person) !== null;

const isSettled = ({ applicationDraft }: Parts): boolean => applicationDraft.matches('idle');

const screenOf = (parts: Parts, { context }: View) => {
  const { personalData, custodian, profileOne, profileTwo, delivery, bankCardChoice } = parts;
  return draftContent(context, {
    personalData: personalData.context,
    custodian: custodian.context,
    profileOne: profileOne.context,
    profileTwo: profileTwo.context,
    delivery: delivery.context,
    bankCardChoice: bankCardChoice.context,
  });
};

const proofsFit = (
  { context }: Parts['attachmentsOne'],
  { profile }: CardApplicationContext['profileOne'],
  isAllowed: boolean,
): boolean =>
  context.profileId === (profile?.id ?? null) &&
  isSameData(context.types, isAllowed ? (profile?.cardApplicationAttachmentTypes ?? []) : []) &&
  context.files.every(({ typeId }) => context.types.some(({ id }) => id === typeId));

const knowsFacts = (one: Parts['profileOne'], parts: Parts, view: View): boolean => {
  const { facts } = one.context;
  const { person } = parts.personalData.context;
  const isIsic = one.context.profiles.find(({ id }) => id === one.context.profileId)?.isic === true;
  return (
    facts.today === view.context.today &&
    facts.birthDay === birthDayOf(person) &&
    facts.excludedCustomerId === (view.context.savedCustomerId ?? view.context.customerId) &&
    (!one.matches('present') || !isIsic || facts.firstName === asLine(person.firstName))
  );
};

const isWithoutTrace = ({ profileTwo, attachmentsTwo }: Parts, { context, ledger }: View): boolean =>
  profileTwo.context.profileId === null &&
  attachmentsTwo.context.files.length === 0 &&
  context.profileTwo.profile === null &&
  planOf(context)?.profileTwo == null &&
  planOf(context)?.attachments.every(({ isProfileOne }) => isProfileOne) !== false &&
  ledger.draft?.entered.profileTwo == null &&
  ledger.draft?.entered.files.every(({ isProfileOne }) => isProfileOne) !== false;

/** A call of a check is made for the present data, so that its answer cannot land on other data. */
const asksAboutPresent: PartCheck = ({ personalData, profileOne, profileTwo, attachmentsOne, attachmentsTwo }, view) =>
  view.pending.every(({ name, input }) => {
    if (name === 'personalData.checkUnique') return isSameData(input, uniquenessRequest(personalData.context));
    if (name === 'profileOne.checkIsic') return isSameData(input, isicRequest(profileOne.context));
    if (name === 'profileTwo.checkIsic') return isSameData(input, isicRequest(profileTwo.context));
    if (name === 'attachmentsOne.readContent') return isSameData(input, { fileId: attachmentsOne.context.looked?.id });
    if (name === 'attachmentsTwo.readContent') return isSameData(input, { fileId: attachmentsTwo.context.looked?.id });
    return true;
  });

const identityOf = (request: ReturnType<typeof uniquenessRequest>): string =>
  [request.firstName, request.lastName, request.birthDay].join(' ');

const isComparedAsShown: PartCheck = ({ personalData }, { ledger }) => {
  if (!personalData.matches('unique') || isIdentityFixed(personalData.context)) return true;
  const compared = ledger.checked['personalData.checkUnique'];
  return (
    compared !== undefined &&
    identityOf(JSON.parse(compared) as ReturnType<typeof uniquenessRequest>) ===
      identityOf(uniquenessRequest(personalData.context))
  );
};

const isIsicAsShown = (one: Parts['profileOne'], checked: string | undefined): boolean => {
  if (!one.matches({ present: 'isicValid' })) return true;
  if (checked === undefined) return false;
  const { isicNumber, firstName, lastName } = JSON.parse(checked) as ReturnType<typeof isicRequest>;
  const now = isicRequest(one.context);
  return isSameData([isicNumber, firstName, lastName], [now.isicNumber, now.firstName, now.lastName]);
};

const restsOnPerson = /^applicationSave\.(attachmentUpload "failed"|tokenization "stopped")/;

const wasAt = ({ before }: View, step: 'personalData' | 'custodian' | 'cardData'): boolean =>
  before.matches({ filling: { entering: step } });

/** Not the machine's own list, so that a part that is missing there is noticed. */
const cardDataParts = [
  'profileOne',
  'profileTwo',
  'attachmentsOne',
  'attachmentsTwo',
  'delivery',
  'bankCardChoice',
] as const;

/** After a press of "next" that does not lead on, the step shows its errors. */
const showsErrors: PartCheck = (parts, view) => {
  const { step, context, reported } = view;
  if (step?.kind !== 'action' || step.name !== 'next' || context.leaving !== null) return true;
  if (at(view, 'personalData')) return reported.personalData.sound || parts.personalData.context.demanded;
  if (at(view, 'custodian') && wasAt(view, 'custodian'))
    return !parts.custodian.matches('choosing') || parts.custodian.context.demanded;
  if (!at(view, 'cardData') || !wasAt(view, 'cardData')) return true;
  return cardDataParts.every((part) => parts[part].value === 'absent' || parts[part].context.demanded);
};

const isShownWhereRefused: PartCheck = ({ personalData, custodian, bankCardChoice }, view) => {
  const { step, context } = view;
  if (step?.kind !== 'answer' || context.failure?.name !== step.answer) return true;
  if (step.answer === 'CUSTOMER_NOT_UNIQUE_CUSTOMER')
    return at(view, 'personalData') && (personalData.matches('notUnique') || isIdentityFixed(personalData.context));
  if (step.answer === 'CUSTOMER_NOT_UNIQUE_CUSTODIAN')
    return at(view, 'custodian') && (custodian.context.refused || custodian.context.choice === 'registered');
  return step.answer !== 'INVALID_CUSTOMER_CARD' || (at(view, 'cardData') && bankCardChoice.matches('reading'));
};

/** The properties that hold between any two steps. */
export const properties: Readonly<Record<string, Check>> = {
  'no failure is unhandled': ({ live, wizard }) => live.errors.length === 0 && wizard.status !== 'error',
  'the wizard knows what its parts report': filling((_, { reported, context }) => isSameData(reported, context)),
  'a custodian is asked for if the person is a child, and only then': filling(
    (parts, view) => !isChildhoodKnown(parts) || parts.custodian.matches('absent') !== needsCustodian(view.reported),
  ),
  'a removed custodian leaves nothing behind': filling(
    ({ custodian }, { context }) =>
      !custodian.matches('absent') ||
      (!isFilledIn(custodian.context.person) &&
        context.custodian.custodian === null &&
        planOf(context)?.customer.custodian == null),
  ),
  'the profiles know the person, the day and the customer': filling(
    (parts, view) => knowsFacts(parts.profileOne, parts, view) && knowsFacts(parts.profileTwo, parts, view),
  ),
  'the profiles know the end of the bank card': filling(
    ({ profileOne, profileTwo }, { context }) =>
      profileOne.context.facts.cardValidTo === context.bankCard.cardValidTo &&
      profileTwo.context.facts.cardValidTo === context.bankCard.cardValidTo,
  ),
  'profile two knows the days of profile one': filling(({ profileTwo }, { context }) => {
    const { chosen } = context.profileOne;
    const days = chosen && { validFrom: chosen.validFrom, validTo: chosen.validTo, isic: chosen.profile.isic };
    return isSameData(profileTwo.context.facts.profileOne, days);
  }),
  'profile two exists if it was added, and only then': filling(
    ({ profileTwo }, { context }) => profileTwo.matches('present') === context.hasProfileTwo,
  ),
  'a removed profile two leaves nothing behind': filling(
    (parts, view) => view.context.hasProfileTwo || !isSettled(parts) || isWithoutTrace(parts, view),
  ),
  'the proofs are those of the chosen profiles': filling(
    ({ attachmentsOne, attachmentsTwo }, { context: { profileOne, profileTwo, configuration } }) =>
      proofsFit(attachmentsOne, profileOne, configuration.cardApplicationAttachmentAllowed) &&
      proofsFit(attachmentsTwo, profileTwo, configuration.cardApplicationAttachmentAllowed),
  ),
  'the delivery knows the address of the person': filling(({ delivery, personalData }) => {
    const { street, streetNumber, city, zip } = personalData.context.person;
    return isSameData(delivery.context.residence, { street, streetNumber, city, zip });
  }),
  'a customer who is saved already is not compared with themself': filling(
    ({ personalData }, { context: { savedCustomerId } }) =>
      savedCustomerId === null || personalData.context.excludedCustomerIds.includes(savedCustomerId),
  ),
  'what was saved of a managed customer cannot be changed any more': filling(
    (
      {
        personalData: {
          context: { fixed },
        },
      },
      { context: { savedCustomerId } },
    ) => savedCustomerId === null || fixed?.reason !== 'HOLDER' || fixed.photo,
  ),
  'a check that runs is a check of the present data': filling(asksAboutPresent),
  'only a person who was compared under the present name is treated as unique': filling(isComparedAsShown),
  'only an ISIC number that was checked under the present name is treated as valid': filling(
    ({ profileOne, profileTwo }, { ledger: { checked } }) =>
      isIsicAsShown(profileOne, checked['profileOne.checkIsic']) &&
      isIsicAsShown(profileTwo, checked['profileTwo.checkIsic']),
  ),
  'only a complete application is shown in the summary': filling(
    (_, view) => !at(view, 'summary') || isAllSound(view.reported),
  ),
  'the comparison of the person does not run while the card data are open': (view) =>
    !at(view, 'cardData') || !view.context.personalData.waiting,
  'the kept draft is what is on the screen': filling((parts, view) => {
    const { draft, isFiled } = view.ledger;
    if (!isSettled(parts) || isFiled) return true;
    if (!view.context.touched) return draft === null;
    const { entered, photo } = screenOf(parts, view);
    return (
      draft !== null &&
      isSameData(draft.entered, entered) &&
      draft.photo === photo &&
      entered.files.every(({ id }) => draft.fileIds.includes(id))
    );
  }),
  'the input of a person who stays is kept again': filling(
    ({ applicationDraft }, { wizard }) =>
      !wizard.matches({ filling: 'entering' }) ||
      (!applicationDraft.context.drops &&
        !['dropping', 'undropped', 'gone'].some((state) => applicationDraft.matches(state as 'gone'))),
  ),
  'after the input was discarded or filed, no draft is left': ({ wizard, ledger }) =>
    !(wizard.matches('closed') || ledger.isFiled) || ledger.draft === null,
  'a wizard that closes for later has kept a draft': ({ wizard, ledger }) =>
    !wizard.matches('kept') || ledger.draft !== null,
  'a wizard that says "saved" has filed the application': ({ wizard, ledger }) =>
    !wizard.matches('saved') || ledger.isFiled,
  'whoever waits waits for an answer or a delay': ({ wizard, context, pending, timers, states }) =>
    !(wizard.hasTag('busy') || context.leaving !== null) ||
    pending.length > 0 ||
    timers.length > 0 ||
    states.some((state) => restsOnPerson.test(state)),
  'a press of "next" leads on, waits for a check or shows errors': filling(showsErrors),
  'a press of "keep" saves what was entered, unless it was saved elsewhere': filling(
    ({ applicationDraft }, { step, wizard }) =>
      step?.kind !== 'action' ||
      step.name !== 'keep' ||
      !wizard.matches({ filling: 'asking' }) ||
      applicationDraft.matches('superseded'),
  ),
  'a refusal is shown in the step with the refused data': filling(isShownWhereRefused),
};
