import { relatedCustomers } from '#contract/endpoints/account-deletion.ts';
import type { RelatedCustomer } from '#contract/entities/account-deletion.ts';
import type { CustodianCandidate } from '#machines/common/custodian-candidate.ts';
import { isWithin, type BirthDayLimits } from '#rules/age.ts';
import { isNamedById } from '#rules/card-actions/action-facts.ts';
import type { Shop } from '#runtime/shop.ts';

const mayAnswerForChild = ({ customerAccountLinkType: type, onlyHere }: RelatedCustomer): boolean =>
  type !== 'MANAGED' || onlyHere;

interface Wanted {
  readonly childId: number;
  /** The birth dates of those who may be a custodian there. */
  readonly birthDays: BirthDayLimits;
}

/** Who of the account can be a child's custodian: its own customer, and people whom no other account has. */
export async function readCandidates(
  shop: Shop,
  { childId, birthDays }: Wanted,
  signal: AbortSignal,
): Promise<readonly CustodianCandidate[]> {
  const { items } = await shop.call(relatedCustomers, { query: { adultOnly: true }, signal });
  return items
    .filter((person) => person.id !== childId && !isNamedById(person) && mayAnswerForChild(person))
    .filter(({ birthDay }) => isWithin(birthDay, birthDays))
    .map(({ id, firstName, lastName, customerAccountLinkType: type }) => ({
      id,
      fullName: `${firstName} ${lastName}`,
      isOwn: type === 'REGISTERED',
    }));
}
