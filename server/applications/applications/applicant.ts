import type { AccountLinkType } from '#contract/enumerations.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, eq } from '../../platform/db/orm.ts';
import { accountLinks, customers } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { FilingCall } from './application-request.ts';

/** The person whom a card is for, with the submitted data that the staff has not checked yet. */
export interface Applicant {
  readonly id: number;
  readonly link: AccountLinkType;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDay: string | null;
  readonly hasPhoto: boolean;
  /** Whether the staff has verified the photo. */
  readonly keepsPhoto: boolean;
  readonly isicNumber: string | null;
  readonly changes: (typeof customers.$inferSelect)['changes'];
}

/** Throws ApiError NOT_FOUND for a customer whom the account does not have. */
export async function readApplicant(
  database: Database,
  { accountId }: FilingCall['caller'],
  customerId: number,
): Promise<Applicant> {
  const [found] = await database
    .select({ link: accountLinks.type, row: customers })
    .from(accountLinks)
    .innerJoin(customers, eq(customers.id, accountLinks.customerId))
    .where(and(eq(accountLinks.accountId, accountId), eq(accountLinks.customerId, customerId)));
  if (found === undefined) throw new ApiError('NOT_FOUND');
  const { link, row } = found;
  const { changes } = row;
  // A `null` in the unchecked changes means that the photo is to be removed.
  const photo = changes?.photo === undefined ? row.photo : changes.photo;
  return {
    id: row.id,
    link,
    firstName: changes?.firstName ?? row.firstName,
    lastName: changes?.lastName ?? row.lastName,
    birthDay: changes?.birthDay ?? row.birthDay,
    hasPhoto: photo !== null,
    keepsPhoto: row.personalDataVerifiedDate !== null && row.photo !== null && changes?.photo === undefined,
    isicNumber: row.isicNumber,
    changes,
  };
}
