import type { ActorRefFrom, AnyActorRef } from 'xstate';
import type { FilledParts } from './card-application.draft.ts';
import type { cardApplicationParts } from './card-application.parts.ts';

type Filled = { readonly [Part in keyof FilledParts]?: ActorRefFrom<(typeof cardApplicationParts)[Part]> };

/** The contexts of the child machines; null if they are not running. */
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

/** Like {@link filledParts}, for an actor reference whose type does not contain the types of its children. */
export const filledPartsOf = (wizard: AnyActorRef): FilledParts | null =>
  filledParts(wizard.getSnapshot().children as Filled);
