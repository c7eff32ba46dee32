import { and, eq } from 'drizzle-orm';
import { accountLinks } from '#server/platform/db/schema.ts';
import { freshAccount } from './call.ts';
import type { TestServer } from './start-server.ts';

type Account = Awaited<ReturnType<typeof freshAccount>>;

/** Links another account to a customer. */
export async function link(
  server: TestServer,
  { accountId }: Pick<Account, 'accountId'>,
  customerId: number,
  type: 'ASSIGNED' | 'MANAGED' | 'REGISTERED',
): Promise<void> {
  await server.services.database.insert(accountLinks).values({ accountId, customerId, type });
}

/** A parent whose children are also assigned to a second account, so that the first account can be deleted. */
export async function sharedParent(server: TestServer) {
  const parent = await freshAccount(server, 'parent');
  const second = await freshAccount(server, 'newcomer');
  const children = await server.services.database
    .select()
    .from(accountLinks)
    .where(and(eq(accountLinks.accountId, parent.accountId), eq(accountLinks.type, 'ASSIGNED')));
  for (const { customerId } of children) await link(server, second, customerId, 'ASSIGNED');
  return { parent, second, children: children.map(({ customerId }) => customerId) };
}
