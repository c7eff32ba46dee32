import { lockFlow } from '../../accounts/customers/customer-of-flow.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, eq } from '../../platform/db/orm.ts';
import { cardApplications } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Caller } from '../../platform/http/route.ts';

/**
 * Locks the flow of a wizard before its draft is saved. Throws ApiError NOT_FOUND if the wizard has filed its
 * application: a save request can arrive later than the request that files the application.
 * @param database a transaction
 */
export async function lockUnfiled(database: Database, { accountId }: Caller, flowId: string): Promise<void> {
  await lockFlow(database, flowId);
  const filed = and(eq(cardApplications.accountId, accountId), eq(cardApplications.flowId, flowId));
  if ((await database.$count(cardApplications, filed)) > 0) throw new ApiError('NOT_FOUND');
}
