import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import { applicationCarriers } from '#contract/enumerations.ts';
import type { AccountLinkType, ApplicationCarrier, CustomerCardType, StepObstacle } from '#contract/enumerations.ts';
import { assignedCardBirthDays, isChild, isWithin, minimumCustomerAge, wizardBirthDays } from './age.ts';
import { refusalsOf } from './card-actions/action-decision.ts';
import { cardTypes } from './card-types.ts';
import { applications } from './carriers.ts';
import { addYears, later } from './dates.ts';

/** The facts that decide what an account can do for a person; days are ISO. */
export interface StepFacts {
  readonly today: string;
  readonly birthDay: string | null;
  readonly link: AccountLinkType;
  readonly manageable: boolean;
  /** The kind of the card that the person has. */
  readonly cardType: CustomerCardType;
  /** The application that is not finished yet; null = none. */
  readonly openApplicationId: number | null;
  /** There is a profile that the person can have. */
  readonly hasNext: boolean;
  /** The first day on which the shop offers the step. */
  readonly dueFrom: string;
  readonly configuration: SystemConfiguration;
}

export type NextStep =
  | { readonly name: 'APPLY'; readonly carrierType: ApplicationCarrier }
  | { readonly name: 'LATER'; readonly carrierType: ApplicationCarrier; readonly possibleFrom: string }
  | { readonly name: 'APPLICATION'; readonly applicationId: number }
  | { readonly name: 'NONE'; readonly obstacle: StepObstacle };

/**
 * The kind of the person's present card, if the shop issues this kind to the person; otherwise another kind (ACC-07).
 */
export function stepCarrier({
  cardType,
  link,
  manageable,
  configuration,
}: Pick<StepFacts, 'cardType' | 'link' | 'manageable' | 'configuration'>): ApplicationCarrier | undefined {
  const facts = {
    configuration,
    manageable,
    link: link === 'REGISTERED' ? null : link,
    customer: null,
    cartItems: [],
    hasApplication: false,
    canCreateApplication: true,
    canCreateVirtualApplication: true,
  };
  const kinds = [cardTypes[cardType].nextCarrier, ...applicationCarriers];
  return kinds.find((carrier) => refusalsOf(applications[carrier].action, facts).length === 0);
}

/** The first day on which the wizard accepts the person's birth date; null = the wizard never accepts the birth date. */
function acceptedFrom({ today, birthDay, link, configuration }: StepFacts): string | null {
  if (birthDay === null) return today;
  const isForChild = link === 'ASSIGNED' || (link === 'MANAGED' && isChild(birthDay, today));
  if (!isForChild) {
    const reached = addYears(birthDay, minimumCustomerAge);
    return isWithin(birthDay, wizardBirthDays(today)) ? today : later(reached, today);
  }
  const anyAge = configuration.isAssignCardWithoutAgeRestrictionAllowed;
  return isWithin(birthDay, assignedCardBirthDays(today, anyAge)) ? today : null;
}

/**
 * The step that the account can take for a change (GRO-03). It is never a step that the table of actions, the wizard or
 * the server would refuse, because all of them use the same rules.
 */
export function changeStep(facts: StepFacts): NextStep {
  const { today, manageable, openApplicationId, hasNext, dueFrom } = facts;
  if (openApplicationId !== null) return { name: 'APPLICATION', applicationId: openApplicationId };
  if (!manageable) return { name: 'NONE', obstacle: 'NOT_MANAGEABLE' };
  const carrierType = stepCarrier(facts);
  if (carrierType === undefined) return { name: 'NONE', obstacle: 'NO_CARD_OFFERED' };
  const accepted = acceptedFrom(facts);
  if (accepted === null) return { name: 'NONE', obstacle: 'TOO_OLD_FOR_LINK' };
  if (!hasNext) return { name: 'NONE', obstacle: 'NO_PROFILE' };
  const possibleFrom = later(accepted, dueFrom);
  return possibleFrom > today ? { name: 'LATER', carrierType, possibleFrom } : { name: 'APPLY', carrierType };
}
