import { longestEntry } from '#contract/entities/card-application-draft.ts';
import type { EnteredApplication, EnteredProfile } from '#contract/entities/card-application-draft.ts';
import { carriers } from '#rules/carriers.ts';
import { personProblems, type PersonConditions, type TypedPerson } from '#rules/person-fields.ts';
import type { DraftContent } from '../application-draft/application-draft.types.ts';
import type { ChosenFile } from '../attachments/attachments.types.ts';
import type { BankCardChoiceContext } from '../bank-card-choice/bank-card-choice.types.ts';
import type { CustodianContext } from '../custodian/custodian.types.ts';
import type { DeliveryContext } from '../delivery/delivery.types.ts';
import type { PersonalDataContext } from '../personal-data/personal-data.types.ts';
import type { ProfileChoiceContext } from '../profile-choice/profile-choice.types.ts';
import { preselectedProfile } from './card-application.preselection.ts';
import { custodianInput, submittedPhoto, needsCustodian, personalDataInput } from './card-application.steps.ts';
import type { ApplicationFacts, CardApplicationContext, EnteredStep } from './card-application.types.ts';

/** The contexts of the wizard's child machines. */
export interface FilledParts {
  readonly personalData: PersonalDataContext;
  readonly custodian: CustodianContext;
  readonly profileOne: ProfileChoiceContext;
  readonly profileTwo: ProfileChoiceContext;
  readonly delivery: DeliveryContext;
  readonly bankCardChoice: BankCardChoiceContext;
}

/** Control characters and unpaired surrogates: the server cannot store them. */
const unstorable = /[\p{Cc}\p{Cs}]/gu;

/**
 * The same object with each text cut to the length that the server keeps. Without this, one text that is too long would
 * prevent saving the other data.
 */
const keepable = <Entered extends object>(entered: Entered): Entered =>
  Object.fromEntries(
    Object.entries(entered).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? value.slice(0, longestEntry).replaceAll(unstorable, '') : value,
    ]),
  ) as Entered;

const enteredProfile = ({
  profileId,
  profileChosen,
  validFrom,
  validFromChosen,
  isicNumber,
}: ProfileChoiceContext): EnteredProfile =>
  keepable({ profileId, profileChosen, validFrom, validFromChosen, isicNumber });

const enteredFiles = (files: readonly ChosenFile[], isProfileOne: boolean): EnteredApplication['files'] =>
  files.map(({ id, name, size, typeId }) => ({ id, name, size, typeId, isProfileOne }));

/** The content of a draft: the data that are entered now (WIZ-06). */
export function draftContent(context: CardApplicationContext, parts: FilledParts): DraftContent {
  const { person, photo } = parts.personalData;
  const { type, cardForFree, branchId, address } = parts.delivery;
  const { flowId, furthest: step, marketingConsent, pin, attachmentsOne, attachmentsTwo } = context;
  return {
    entered: {
      flowId,
      step,
      person: keepable(person),
      custodian: { choice: parts.custodian.choice, person: keepable(parts.custodian.person) },
      profileOne: enteredProfile(parts.profileOne),
      profileTwo: context.hasProfileTwo ? enteredProfile(parts.profileTwo) : null,
      delivery: { type, cardForFree, branchId, address: keepable(address) },
      bankCard: parts.bankCardChoice.choice,
      marketingConsent,
      ...keepable({ pin }),
      files: [...enteredFiles(attachmentsOne, true), ...enteredFiles(attachmentsTwo, false)],
    },
    photo: photo === submittedPhoto(context.facts?.customer) ? null : photo,
  };
}

const isRight = (person: TypedPerson, conditions: PersonConditions): boolean =>
  Object.values(personProblems(person, conditions)).every((problem) => problem === null);

function isPersonRight(context: CardApplicationContext): boolean {
  const { person, photo, conditions } = personalDataInput(context);
  return photo !== null && isRight(person, conditions);
}

function isCustodianRight(context: CardApplicationContext, { custodian }: EnteredApplication): boolean {
  return custodian.choice === 'registered' || isRight(custodian.person, custodianInput(context).conditions);
}

/**
 * The step at which a restored draft opens: the furthest step that was reached, or an earlier step if its data are not
 * valid any more.
 */
export function resumedStep(before: CardApplicationContext, facts: ApplicationFacts): EnteredStep {
  const context = { ...before, ...resumedContext({ ...before, facts }) };
  const entered = facts.draft?.entered;
  if (entered === undefined || entered.step === 'personalData' || !isPersonRight(context)) return 'personalData';
  if (!needsCustodian(context)) return 'cardData';
  return entered.step === 'cardData' && isCustodianRight(context, entered) ? 'cardData' : 'custodian';
}

/** The context of the wizard after the facts are read, with the data of the draft if there is one. */
export function resumedContext(context: CardApplicationContext) {
  const { facts, configuration } = context;
  const entered = facts?.draft?.entered;
  const { person, photo } = personalDataInput(context);
  const consent = entered?.marketingConsent ?? facts?.marketingConsent === true;
  return {
    facts,
    personalData: { person, photo, sound: false, waiting: false, notUnique: false },
    marketingConsent: configuration.marketingConsentCardEnabled && consent,
    pin: entered?.pin ?? context.pin,
    furthest: entered?.step ?? context.furthest,
    flowId: entered?.flowId ?? context.flowId,
    savedCustomerId: facts?.draft?.savedCustomerId ?? context.savedCustomerId,
    hasProfileTwo: entered?.profileTwo != null || preselectedProfile(context, 2) !== null,
    personConfirmed:
      carriers[context.carrierType].isIssuedAtOnce && (entered?.step ?? 'personalData') !== 'personalData',
    touched: entered !== undefined,
  };
}
