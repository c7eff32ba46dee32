import { cardManagementRequests } from '#contract/endpoints/card-management-requests.ts';
import { and, desc, eq, isNull } from '../../platform/db/orm.ts';
import { customerAccounts, mailedTokens } from '../../platform/db/schema.ts';
import { route } from '../../platform/http/route.ts';
import { registeredCustomer } from './check-managing.ts';

/**
 * The unanswered requests. Expired requests are shown until housekeeping deletes them. The e-mail shown is the address
 * to which the request was sent: a request is voided when the account changes its e-mail.
 */
export const cardManagementRequestsRoute = route(cardManagementRequests, 'read', async ({ database, caller, now }) => {
  const customerId = await registeredCustomer(database, caller.accountId);
  if (customerId === undefined) return { items: [] };
  const requests = await database
    .select({
      id: mailedTokens.id,
      username: customerAccounts.username,
      created: mailedTokens.created,
      expires: mailedTokens.expires,
    })
    .from(mailedTokens)
    .innerJoin(customerAccounts, eq(customerAccounts.id, mailedTokens.accountId))
    .where(
      and(eq(mailedTokens.kind, 'MANAGE_CARD'), eq(mailedTokens.customerId, customerId), isNull(mailedTokens.used)),
    )
    .orderBy(desc(mailedTokens.created), desc(mailedTokens.id));
  return {
    items: requests.map(({ id, username, created, expires }) => ({
      id,
      username,
      requested: created.toISOString(),
      answerableUntil: expires.toISOString(),
      state: expires <= now ? ('EXPIRED' as const) : ('OPEN' as const),
    })),
  };
});
