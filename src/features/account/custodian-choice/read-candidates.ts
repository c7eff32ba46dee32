import { relatedCustomers } from '#contract/endpoints/account-deletion.ts';
import type { RelatedCustomer } from '#contract/entities/account-deletion.ts';
import type { CustodianCandidate } from '#machines/common/custodian-candidate.ts';
import { isWithin, type BirthDayLimits } from '#rules/age.ts';
import { isNamedById } from '#rules/card-actions/action-facts.ts';
import type { Shop } from '#runtime/shop.ts';

const mayAnswerForChild = ({ customerAccountLinkType: type, onlyHere }: RelatedCustomer): boolean =>
  type !== 'MANAGED' || onlyHere;

interface CandidateQuery {
  readonly childId: number;
  /** The birth dates with which a person may be a custodian. */
  readonly birthDays: BirthDayLimits;
}

/**
 * Reads the people of the account who can be a child's custodian: the account's own customer, its assigned people, and
 * managed people who are linked to no other account.
 */
export async function readCandidates(
  shop: Shop,
  { childId, birthDays }: CandidateQuery,
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
