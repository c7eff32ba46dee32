import type { Database } from '../../platform/db/database.ts';
import { recordForAccount } from '../events/record-event.ts';

/** The management of a card, or a request to manage it. */
export interface Management {
  readonly customerId: number;
  /** The account whose own customer has the card; undefined if there is none. */
  readonly holderId: number | undefined;
  /** The account that manages the card, or that was asked to manage it. */
  readonly managerId: number;
}

type ManagementKind =
  | 'MANAGEMENT_REQUESTED'
  | 'MANAGEMENT_REQUEST_WITHDRAWN'
  | 'MANAGEMENT_APPROVED'
  | 'MANAGEMENT_DECLINED'
  | 'MANAGEMENT_ENDED';

interface ManagementAction {
  readonly kind: ManagementKind;
  readonly at: Date;
  readonly by: 'HOLDER' | 'MANAGER';
}

/** Records an event for the holder of the card, with the name of the other account. */
export async function recordForHolder(
  transaction: Database,
  { kind, at, by }: ManagementAction,
  { customerId, holderId, managerId }: Management,
): Promise<void> {
  if (holderId === undefined) return;
  const actor = by === 'HOLDER' ? 'ACCOUNT' : 'OTHER';
  await recordForAccount(transaction, holderId, actor, { kind, at, customerId, otherAccountId: managerId });
}

/**
 * Records for the holder and the manager of a card what one of the two has done. The events contain no more than the
 * mails: the manager sees only whose card it is.
 */
export async function recordForBothSides(
  transaction: Database,
  action: ManagementAction,
  management: Management,
): Promise<void> {
  const { kind, at, by } = action;
  const { customerId, managerId } = management;
  await recordForHolder(transaction, action, management);
  const actor = by === 'MANAGER' ? 'ACCOUNT' : 'OTHER';
  await recordForAccount(transaction, managerId, actor, { kind, at, customerId });
}
