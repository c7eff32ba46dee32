import type { Database } from '../../platform/db/database.ts';
import { inArray, or, eq } from '../../platform/db/orm.ts';
import { cardApplicationAttachments, cardApplications } from '../../platform/db/schema.ts';
import type { RowCounts } from '../../platform/db/schema.ts';
import type { FileStore } from '../../platform/file-store/file-store.ts';

/**
 * Erases the files of the applications that an account has filed, and of the applications for its own customer.
 * @param transaction one that has changed these applications: an upload that waits for the lock finds them closed
 */
export async function eraseAttachments(
  transaction: Database,
  fileStore: FileStore,
  { accountId, customerId }: { readonly accountId: number; readonly customerId: number | undefined },
): Promise<RowCounts> {
  const isOwn = customerId === undefined ? undefined : eq(cardApplications.customerId, customerId);
  const applications = transaction
    .select({ id: cardApplications.id })
    .from(cardApplications)
    .where(or(eq(cardApplications.accountId, accountId), isOwn));
  const erased = await transaction
    .delete(cardApplicationAttachments)
    .where(inArray(cardApplicationAttachments.applicationId, applications))
    .returning({ fileId: cardApplicationAttachments.fileId });
  const files = await fileStore.erase(
    transaction,
    erased.map(({ fileId }) => fileId),
  );
  return { card_application_attachments: erased.length, stored_files: files };
}
