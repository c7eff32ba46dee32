import type { CustomerChanges } from '#contract/entities/customer.ts';
import type { AccountLinkType } from '#contract/enumerations.ts';
import type { ErrorName } from '#contract/error-names.ts';
import { isChild, type BirthDayLimits } from './age.ts';

/** A person, with their present or future link to an account. */
export interface CustomerFacts {
  readonly type: AccountLinkType;
  /** ISO day. */
  readonly birthDay: string;
  /** The birth date of the custodian; null = no custodian, undefined = not known. */
  readonly custodianBirthDay: string | null | undefined;
  /** The limits for the birth date of a custodian. */
  readonly custodianBirthDays: BirthDayLimits;
  /** The operator allows people of any age to be assigned. */
  readonly anyAge: boolean;
  /** ISO day. */
  readonly today: string;
}

export type CustomerAgeError = Extract<
  ErrorName,
  'CUSTODIAN_IS_REQUIRED' | 'TOO_YOUNG_FOR_REGISTERED_ACCOUNT' | 'TOO_OLD_FOR_ASSIGNED_ACCOUNT'
>;

const isCustodian = (birthDay: string | null | undefined, { latest }: BirthDayLimits): boolean =>
  birthDay === undefined || (birthDay !== null && birthDay <= latest);

/**
 * Why a person of this age cannot be linked in this way; null = they can be linked. A child needs an adult as custodian.
 */
export function customerAgeObstacle(facts: CustomerFacts): CustomerAgeError | null {
  const { type, birthDay, custodianBirthDay, custodianBirthDays, anyAge, today } = facts;
  if (!isChild(birthDay, today)) return type === 'ASSIGNED' && !anyAge ? 'TOO_OLD_FOR_ASSIGNED_ACCOUNT' : null;
  if (!isCustodian(custodianBirthDay, custodianBirthDays)) return 'CUSTODIAN_IS_REQUIRED';
  return type === 'REGISTERED' ? 'TOO_YOUNG_FOR_REGISTERED_ACCOUNT' : null;
}

/** The personal data that the operator's staff verifies. */
export interface VerifiedData {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDay: string | null;
  readonly photo: string | null;
}

/** The differences from the verified data, which the operator's staff has to check; null = no difference. */
export function pendingChanges(
  verified: VerifiedData,
  entered: VerifiedData,
  earlier: CustomerChanges | null,
): CustomerChanges | null {
  const { firstName: _firstName, lastName: _lastName, birthDay: _birthDay, photo: _photo, ...others } = earlier ?? {};
  const changes: CustomerChanges = {
    ...others,
    ...(entered.firstName === verified.firstName ? {} : { firstName: entered.firstName }),
    ...(entered.lastName === verified.lastName ? {} : { lastName: entered.lastName }),
    ...(entered.birthDay === verified.birthDay || entered.birthDay === null ? {} : { birthDay: entered.birthDay }),
    ...(entered.photo === verified.photo ? {} : { photo: entered.photo }),
  };
  return Object.keys(changes).length === 0 ? null : changes;
}

/** The changes that were not adopted; null = all were adopted. */
export function changesBesides(changes: CustomerChanges | null, adopted: CustomerChanges): CustomerChanges | null {
  const known = new Map(Object.entries(adopted).map(([name, value]) => [name, JSON.stringify(value)]));
  const left = Object.entries(changes ?? {}).filter(([name, value]) => known.get(name) !== JSON.stringify(value));
  return left.length === 0 ? null : Object.fromEntries(left);
}
