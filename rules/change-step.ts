import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import type { AccountLinkType, ApplicationCarrier, CustomerCardType, StepObstacle } from '#contract/enumerations.ts';
import { assignedCardBirthDays, isChild, isWithin, minimumCustomerAge, wizardBirthDays } from './age.ts';
import { refusalsOf } from './card-actions/action-decision.ts';
import { addYears, later } from './dates.ts';

/** What decides about what an account can do for a person; days are ISO. */
export interface StepFacts {
  readonly today: string;
  readonly birthDay: string | null;
  readonly link: AccountLinkType;
  readonly manageable: boolean;
  /** The kind of the card that the person has. */
  readonly cardType: CustomerCardType;
  /** The application that is still being dealt with; null = none. */
  readonly openApplicationId: number | null;
  /** There is a profile that the person can have. */
  readonly hasNext: boolean;
  /** From this day on the shop leads to the step. */
  readonly dueFrom: string;
  readonly configuration: SystemConfiguration;
}

export type NextStep =
  | { readonly name: 'APPLY'; readonly carrierType: ApplicationCarrier }
  | { readonly name: 'LATER'; readonly carrierType: ApplicationCarrier; readonly possibleFrom: string }
  | { readonly name: 'APPLICATION'; readonly applicationId: number }
  | { readonly name: 'NONE'; readonly obstacle: StepObstacle };

const actions = {
  HAULIER_CARD: 'personalCardApplication',
  VIRTUAL_CARD: 'virtualCardApplication',
  BANK_CARD: 'bankCardApplication',
} as const;

const sameKind: Readonly<Partial<Record<CustomerCardType, ApplicationCarrier>>> = {
  VIRTUAL: 'VIRTUAL_CARD',
  BANK: 'BANK_CARD',
};

/** A card of the kind that the person has, if the shop issues it to them; else another one (ACC-07). */
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
  const kinds: readonly ApplicationCarrier[] = [
    sameKind[cardType] ?? 'HAULIER_CARD',
    'HAULIER_CARD',
    'VIRTUAL_CARD',
    'BANK_CARD',
  ];
  return kinds.find((carrier) => refusalsOf(actions[carrier], facts).length === 0);
}

/** The day from which the wizard accepts the person's birth date; null = it never will. */
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
 * What the account can do about a change (GRO-03). It leads nowhere that the table of actions, the wizard or the server would
 * refuse: all ask the same rules.
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
