import { eq } from 'drizzle-orm';
import type { Locale } from '#contract/enumerations.ts';
import { customerAccounts } from '#server/platform/db/schema.ts';
import type { TestServer } from './start-server.ts';

/** Sets the language of an account, which its mails and documents use. */
export async function speak(
  { services }: Pick<TestServer, 'services'>,
  { accountId }: { readonly accountId: number },
  locale: Locale,
): Promise<void> {
  await services.database.update(customerAccounts).set({ locale }).where(eq(customerAccounts.id, accountId));
}
