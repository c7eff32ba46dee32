/** An adult of the account who can be a child's custodian. */
export interface CustodianCandidate {
  readonly id: number;
  readonly fullName: string;
  /** The account's own customer. */
  readonly isOwn: boolean;
}

/** Who is proposed: who was chosen before, if they still can be chosen; else the first one. Null = a new person. */
export function proposedCustodian(
  candidates: readonly CustodianCandidate[],
  earlier: { readonly custodianId: number | null } | null,
): number | null {
  if (earlier === null) return candidates[0]?.id ?? null;
  return candidates.some(({ id }) => id === earlier.custodianId) ? earlier.custodianId : null;
}
