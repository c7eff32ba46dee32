import type { Customer } from '#contract/entities/customer.ts';
import { asLine } from '#contract/line.ts';
import { assignedCardBirthDays, custodianBirthDays, isChild, wizardBirthDays } from '#rules/age.ts';
import { missingTypes } from '#rules/attachment.ts';
import { isDelivered, mayBeFree } from '#rules/card-delivery.ts';
import { carriers } from '#rules/carriers.ts';
import {
  birthDayOf,
  emptyPerson,
  personAsTyped,
  type PersonConditions,
  type PersonField,
  requiredAddressOf,
} from '#rules/person-fields.ts';
import { mayHavePin, pinProblem } from '#rules/pin.ts';
import type { ApplicationDraftInput, DraftSubject } from '../application-draft/application-draft.types.ts';
import type { AttachmentsInput, AttachmentType, ChosenFile } from '../attachments/attachments.types.ts';
import type { BankCardChoiceInput } from '../bank-card-choice/bank-card-choice.types.ts';
import type { CustodianInput } from '../custodian/custodian.types.ts';
import type { DeliveryInput, TypedAddress } from '../delivery/delivery.types.ts';
import type { FixedData, PersonalDataInput, PersonalDataReport } from '../personal-data/personal-data.types.ts';
import type { ProfileChoiceInput, ProfileFacts, ProfileReport } from '../profile-choice/profile-choice.types.ts';
import { offeredProfiles, preselectedProfile } from './card-application.preselection.ts';
import { withProposals } from './card-application.proposals.ts';
import type {
  ApplicationFacts,
  ApplicationStep,
  CardApplicationContext,
  EnteredStep,
  FactsRequest,
} from './card-application.types.ts';

/**
 * Whether the person who gets the card needs a custodian (CUS-01); null while their birth date is not a valid date, for
 * example during typing.
 */
function custodianNeed({ kind, personalData, today, facts, link }: CardApplicationContext): boolean | null {
  const birthDay = birthDayOf(personalData.person);
  if (birthDay === null) return null;
  // The family of a managed child decides who is the custodian.
  const isSettled = link === 'MANAGED' && facts?.customer?.parent != null;
  return kind === 'CREATE_ASSIGNED_CARD' && !isSettled && birthDay <= today && isChild(birthDay, today);
}

export const needsCustodian = (context: CardApplicationContext): boolean => custodianNeed(context) === true;

/**
 * The event for the custodian's part after a change of the birth date. No event is sent while the date is not valid, so
 * that the custodian's data are kept.
 */
export function custodianEvent(context: CardApplicationContext): 'need' | 'drop' | null {
  const need = custodianNeed(context);
  return need === null ? null : need ? 'need' : 'drop';
}

/** The steps of the wizard; the custodian's step depends on the birth date. */
export const stepsOf = (context: CardApplicationContext): readonly ApplicationStep[] =>
  needsCustodian(context)
    ? ['personalData', 'custodian', 'cardData', 'summary']
    : ['personalData', 'cardData', 'summary'];

const enteredSteps: readonly EnteredStep[] = ['personalData', 'custodian', 'cardData'];

/** The change of the context when a step opens. What is proposed after the first step counts as entered. */
export const withStep = ({ furthest, touched }: CardApplicationContext, step: EnteredStep) => ({
  furthest: enteredSteps.indexOf(furthest) < enteredSteps.indexOf(step) ? step : furthest,
  touched: touched || step !== 'personalData',
});

export const isPersonalDataSound = ({ personalData }: CardApplicationContext): boolean => personalData.sound;

export const isCustodianSound = (context: CardApplicationContext): boolean =>
  !needsCustodian(context) || (context.custodian.sound && context.custodian.custodian !== null);

/** The proofs that a chosen profile needs; none if the operator does not accept files. */
export const attachmentTypesOf = (
  { configuration }: Pick<CardApplicationContext, 'configuration'>,
  { profile }: ProfileReport,
): readonly AttachmentType[] =>
  configuration.cardApplicationAttachmentAllowed ? (profile?.cardApplicationAttachmentTypes ?? []) : [];

const hasAllAttachments = (
  context: CardApplicationContext,
  profile: ProfileReport,
  files: readonly ChosenFile[],
): boolean => missingTypes(attachmentTypesOf(context, profile), files).length === 0;

const areProfilesSound = ({ profileOne, profileTwo }: CardApplicationContext): boolean =>
  profileOne.sound && profileOne.chosen !== null && profileTwo.sound;

const isPinSound = (context: CardApplicationContext): boolean =>
  !mayHavePin(context) || pinProblem(context.pin) === null;

export const isCardDataSound = (context: CardApplicationContext): boolean =>
  areProfilesSound(context) &&
  hasAllAttachments(context, context.profileOne, context.attachmentsOne) &&
  hasAllAttachments(context, context.profileTwo, context.attachmentsTwo) &&
  (!isDelivered(context) || context.delivery.sound) &&
  isPinSound(context) &&
  (!carriers[context.carrierType].needsBankCard || context.bankCard.sound);

export const isAllSound = (context: CardApplicationContext): boolean =>
  isPersonalDataSound(context) && isCustodianSound(context) && isCardDataSound(context);

/** Whether no error is known in the step; a check that is running may still find an error. */
export function mayBeRight(context: CardApplicationContext, step: EnteredStep): boolean {
  const { personalData, profileOne, profileTwo } = context;
  if (step === 'personalData') return personalData.sound || personalData.waiting;
  if (step === 'custodian') return isCustodianSound(context);
  const checked = { ...context, profileOne: afterWaiting(profileOne), profileTwo: afterWaiting(profileTwo) };
  return isCardDataSound(checked);
}

const afterWaiting = (report: ProfileReport): ProfileReport => ({ ...report, sound: report.sound || report.waiting });

const factsOf = ({ facts }: CardApplicationContext): ApplicationFacts => {
  if (facts === null) throw new Error('the facts are read before the wizard is filled in');
  return facts;
};

function conditionsOf(context: CardApplicationContext): PersonConditions {
  const { kind, today, configuration } = context;
  const anyAge = configuration.isAssignCardWithoutAgeRestrictionAllowed;
  return {
    requiredAddress: requiredAddressOf(context.configuration),
    birthDays: kind === 'CREATE' ? wizardBirthDays(today) : assignedCardBirthDays(today, anyAge),
  };
}

/** The photo that the person submitted last, even if the staff has not checked it yet; null = no photo. */
export const submittedPhoto = (customer: Customer | null | undefined): string | null =>
  customer?.changes?.photo === undefined ? (customer?.photo ?? null) : customer.changes.photo;

/** The personal data that cannot be changed in the first step. */
function fixedData({ link, facts }: CardApplicationContext): FixedData | null {
  const customer = facts?.customer ?? null;
  if (customer === null) return null;
  if (link === 'MANAGED') {
    const person = personAsTyped(customer);
    const fields = (Object.keys(person) as PersonField[]).filter((field) => person[field] !== '');
    return { reason: 'HOLDER', fields, photo: submittedPhoto(customer) !== null };
  }
  const keepsBirthDay = customer.birthDay !== null && facts?.hasOpenApplication === true;
  return keepsBirthDay ? { reason: 'OPEN_APPLICATION', fields: ['birthDay'], photo: false } : null;
}

/** The input of the first step with the data that the shop has about the customer, and with its proposals. */
function knownPersonalData(context: CardApplicationContext): PersonalDataInput {
  const facts = factsOf(context);
  const { customer } = facts;
  const known = [context.customerId, context.savedCustomerId].filter((id) => id !== null);
  return {
    person: withProposals(context, facts, customer === null ? emptyPerson : personAsTyped(customer)),
    photo: submittedPhoto(customer),
    conditions: conditionsOf(context),
    fixed: fixedData(context),
    excludedCustomerIds: [...new Set(known)],
  };
}

/** The input of the first step: the data of the draft if there is one, otherwise the customer's data. */
export function personalDataInput(context: CardApplicationContext): PersonalDataInput {
  const known = knownPersonalData(context);
  const { draft } = factsOf(context);
  if (draft === null) return known;
  const fixed = (known.fixed?.fields ?? []).map((field) => [field, known.person[field]]);
  const person = { ...draft.entered.person, ...Object.fromEntries(fixed) };
  return { ...known, person, photo: known.fixed?.photo === true ? known.photo : (draft.photo ?? known.photo) };
}

/** The entered data differ from the data that the shop has. */
export function isOtherThanKnown(context: CardApplicationContext, { person, photo }: PersonalDataReport): boolean {
  const known = knownPersonalData(context);
  const fields = Object.keys(person) as (keyof typeof person)[];
  return photo !== known.photo || fields.some((field) => person[field] !== known.person[field]);
}

export const custodianInput = (context: CardApplicationContext): CustodianInput => ({
  entered: factsOf(context).draft?.entered.custodian ?? null,
  conditions: {
    requiredAddress: requiredAddressOf(context.configuration),
    birthDays: custodianBirthDays(context.today),
  },
});

/** The data that the choice of a profile depends on; `position` 2 depends on profile one as well. */
export function profileFacts(context: CardApplicationContext, position: 1 | 2): ProfileFacts {
  const { person } = context.personalData;
  const { chosen } = context.profileOne;
  const { profile } = position === 1 ? context.profileOne : context.profileTwo;
  // Only the check of an ISIC card needs the name. Other profiles get no name, so that typing the name does not compute
  // them again.
  const name = profile?.isic === true ? person : emptyPerson;
  return {
    today: context.today,
    firstName: asLine(name.firstName),
    lastName: asLine(name.lastName),
    birthDay: birthDayOf(person),
    excludedCustomerId: context.savedCustomerId ?? context.customerId,
    cardValidTo: context.bankCard.cardValidTo,
    profileOne:
      position === 1 || chosen === null
        ? null
        : { validFrom: chosen.validFrom, validTo: chosen.validTo, isic: chosen.profile.isic },
  };
}

export function profileInput(context: CardApplicationContext, position: 1 | 2): ProfileChoiceInput {
  const { profileYears, cardYears, draft } = factsOf(context);
  return {
    position,
    profiles: offeredProfiles(context),
    profileYears,
    cardYears,
    facts: profileFacts(context, position),
    entered: (position === 1 ? draft?.entered.profileOne : draft?.entered.profileTwo) ?? null,
    preselected: preselectedProfile(context, position),
  };
}

/**
 * The proofs of the profile from the draft, with their files; without a draft, the proofs of the preselected profile.
 */
export function attachmentsInput(context: CardApplicationContext, position: 1 | 2): AttachmentsInput {
  const { draft } = factsOf(context);
  const { profiles, entered, preselected } = profileInput(context, position);
  const profileId = (draft === null ? preselected : entered)?.profileId;
  const profile = profiles.find(({ id }) => id === profileId);
  const allowed = context.configuration.cardApplicationAttachmentAllowed;
  const types = allowed ? (profile?.cardApplicationAttachmentTypes ?? []) : [];
  const proved = { profileId: profile?.id ?? null, types };
  if (draft === null) return { ...proved, files: [] };
  const { files } = draft.entered;
  return {
    ...proved,
    files: files
      .filter(({ id, isProfileOne }) => isProfileOne === (position === 1) && draft.fileIds.includes(id))
      .map(({ isProfileOne: _, ...file }) => file),
  };
}

/** The subject of the draft; the account's own customer need not exist yet. */
const subjectOf = ({ carrierType, link, customerId }: CardApplicationContext): DraftSubject => ({
  carrierType,
  isOwn: link === 'REGISTERED',
  customerId: link === 'REGISTERED' ? null : customerId,
});

export const factsRequest = (context: CardApplicationContext): FactsRequest => ({
  ...subjectOf(context),
  readCustomerId: context.customerId,
  attachmentsAllowed: context.configuration.cardApplicationAttachmentAllowed,
  needsOwnAddress: context.link === 'ASSIGNED',
});

export const draftInput = (context: CardApplicationContext): ApplicationDraftInput => ({
  subject: subjectOf(context),
  kept: factsOf(context).draft,
});

/** The address of the person who gets the card. */
export const residenceOf = ({ personalData }: CardApplicationContext): TypedAddress => {
  const { street, streetNumber, city, zip } = personalData.person;
  return { street, streetNumber, city, zip };
};

export const deliveryInput = (context: CardApplicationContext): DeliveryInput => ({
  branches: factsOf(context).branches,
  postAllowed: context.configuration.cardDeliveryByPostAllowed,
  mayBeFree: mayBeFree(context.carrierType, context.configuration.isAllowedFreeCardApplication),
  preselectsBranch: context.kind === 'CREATE',
  residence: residenceOf(context),
  entered: factsOf(context).draft?.entered.delivery ?? null,
});

export const bankCardInput = (context: CardApplicationContext): BankCardChoiceInput => ({
  needed: carriers[context.carrierType].needsBankCard,
  customerId: context.customerId,
  mayBeNew: context.configuration.tokenizationGatewayUrl !== null,
  today: context.today,
  entered: factsOf(context).draft?.entered.bankCard ?? null,
});

/** The price of the application, in minor units; null = it costs something, but the price is not known. */
export const priceOf = ({ facts, carrierType, delivery }: CardApplicationContext): number | null =>
  facts === null || !carriers[carrierType].hasFee || delivery.cardForFree ? 0 : facts.fee;
