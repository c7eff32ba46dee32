/** An adult of the account who can be a child's custodian. */
export interface CustodianCandidate {
  readonly id: number;
  readonly fullName: string;
  /** Whether this adult is the account's own customer. */
  readonly isOwn: boolean;
}

/**
 * The custodian that the form proposes. This is the custodian who was chosen before, if they can still be chosen,
 * otherwise the first candidate. Null = a new person.
 */
export function proposedCustodian(
  candidates: readonly CustodianCandidate[],
  earlier: { readonly custodianId: number | null } | null,
): number | null {
  if (earlier === null) return candidates[0]?.id ?? null;
  return candidates.some(({ id }) => id === earlier.custodianId) ? earlier.custodianId : null;
}
