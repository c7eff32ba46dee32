import type { ActorRefFrom, AnyActorRef } from 'xstate';
import type { FilledParts } from './card-application.draft.ts';
import type { cardApplicationParts } from './card-application.parts.ts';

type Filled = { readonly [Part in keyof FilledParts]?: ActorRefFrom<(typeof cardApplicationParts)[Part]> };

/** What the parts of the wizard contain now; null while they do not run. */
export function filledParts(children: Filled): FilledParts | null {
  const personalData = children.personalData?.getSnapshot().context;
  const custodian = children.custodian?.getSnapshot().context;
  const profileOne = children.profileOne?.getSnapshot().context;
  const profileTwo = children.profileTwo?.getSnapshot().context;
  const bankCardChoice = children.bankCardChoice?.getSnapshot().context;
  const delivery = children.delivery?.getSnapshot().context;
  if (
    personalData === undefined ||
    custodian === undefined ||
    profileOne === undefined ||
    profileTwo === undefined ||
    delivery === undefined ||
    bankCardChoice === undefined
  ) {
    return null;
  }
  return { personalData, custodian, profileOne, profileTwo, delivery, bankCardChoice };
}

/** The same of a wizard by its reference, which does not know the types of its children. */
export const filledPartsOf = (wizard: AnyActorRef): FilledParts | null =>
  filledParts(wizard.getSnapshot().children as Filled);
