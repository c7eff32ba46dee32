import type { CustomerChanges } from '#contract/entities/customer.ts';
import type { AccountLinkType } from '#contract/enumerations.ts';
import type { ErrorName } from '#contract/error-names.ts';
import { isChild, type BirthDayLimits } from './age.ts';

/** A person's link to an account, or the one that they are to get. */
export interface CustomerFacts {
  readonly type: AccountLinkType;
  /** ISO day. */
  readonly birthDay: string;
  /** The birth date of the custodian; null = nobody, undefined = not known. */
  readonly custodianBirthDay: string | null | undefined;
  /** How old a custodian is at least. */
  readonly custodianBirthDays: BirthDayLimits;
  /** The operator lets people of any age be assigned. */
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

/** Why a person of this age cannot be linked in this way; null = they can. A child needs an adult as custodian. */
export function customerAgeObstacle(facts: CustomerFacts): CustomerAgeError | null {
  const { type, birthDay, custodianBirthDay, custodianBirthDays, anyAge, today } = facts;
  if (!isChild(birthDay, today)) return type === 'ASSIGNED' && !anyAge ? 'TOO_OLD_FOR_ASSIGNED_ACCOUNT' : null;
  if (!isCustodian(custodianBirthDay, custodianBirthDays)) return 'CUSTODIAN_IS_REQUIRED';
  return type === 'REGISTERED' ? 'TOO_YOUNG_FOR_REGISTERED_ACCOUNT' : null;
}

/** What the operator's staff verifies of a person. */
export interface VerifiedData {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDay: string | null;
  readonly photo: string | null;
}

/** What differs from the data as verified, to be checked by the operator's staff; null = nothing. */
export function pendingChanges(
  verified: VerifiedData,
  wanted: VerifiedData,
  earlier: CustomerChanges | null,
): CustomerChanges | null {
  const { firstName: _firstName, lastName: _lastName, birthDay: _birthDay, photo: _photo, ...others } = earlier ?? {};
  const changes: CustomerChanges = {
    ...others,
    ...(wanted.firstName === verified.firstName ? {} : { firstName: wanted.firstName }),
    ...(wanted.lastName === verified.lastName ? {} : { lastName: wanted.lastName }),
    ...(wanted.birthDay === verified.birthDay || wanted.birthDay === null ? {} : { birthDay: wanted.birthDay }),
    ...(wanted.photo === verified.photo ? {} : { photo: wanted.photo }),
  };
  return Object.keys(changes).length === 0 ? null : changes;
}

/** The changes that are not among those that were adopted; null = none is left. */
export function changesBesides(changes: CustomerChanges | null, adopted: CustomerChanges): CustomerChanges | null {
  const known = new Map(Object.entries(adopted).map(([name, value]) => [name, JSON.stringify(value)]));
  const left = Object.entries(changes ?? {}).filter(([name, value]) => known.get(name) !== JSON.stringify(value));
  return left.length === 0 ? null : Object.fromEntries(left);
}
