import type { UnpaidFee } from '#contract/entities/card-application.ts';
import type { DataExport } from '#contract/entities/data-export.ts';
import { selectApplications, toListed, withoutCards } from '../../applications/applications/application-query.ts';
import { readMissing } from '../../applications/applications/missing-attachments.ts';
import { readProgress } from '../../applications/applications/read-progress.ts';
import { readAttachments, toAttachment } from '../../applications/attachments/attachment-view.ts';
import { storedName } from '../../applications/attachments/stored-name.ts';
import { desc, eq, or } from '../../platform/db/orm.ts';
import { accountLinks, cardApplications } from '../../platform/db/schema.ts';
import type { Services } from '../../platform/services/services.ts';
import { readUnpaidFee } from '../../purchase/cart/unpaid-fee.ts';
import type { Reader } from './read-cards.ts';

/** A submitted file: its name in the zip, and its content, read only when it is needed. */
export interface ExportedAttachment {
  readonly file: string;
  readonly read: (services: Services) => Promise<Uint8Array>;
}

/** The attachments of the applications that the account itself has filed. The keys are the ids of the applications. */
async function attachmentsOf({ database, locale }: Reader, filed: readonly number[]) {
  const rows = (await readAttachments(database, filed)).map((row) => ({
    ...row,
    file: `attachments/${storedName(row.attachment)}`,
  }));
  const files: ExportedAttachment[] = rows.map(({ file, attachment: { fileId } }) => ({
    file,
    read: ({ database: shop, fileStore }) => fileStore.read(shop, fileId),
  }));
  const shown = Map.groupBy(
    rows.map((row) => ({ applicationId: row.attachment.applicationId, ...toAttachment(row, locale), file: row.file })),
    ({ applicationId }) => applicationId,
  );
  return { files, shown };
}

/**
 * The applications that the account has filed, and the applications for its own customer, the latest first. The card's
 * number is left out if the account is not linked to the customer any more.
 */
export async function readApplications(
  reader: Reader,
  services: Services,
  customerId: number | null,
): Promise<{ cardApplications: DataExport['cardApplications']; attachments: ExportedAttachment[] }> {
  const { database, accountId, locale, reference } = reader;
  const isOwn = customerId === null ? undefined : eq(cardApplications.customerId, customerId);
  const submitted = await database
    .select({
      id: cardApplications.id,
      accountId: cardApplications.accountId,
      customerChanges: cardApplications.customerChanges,
      isicNumber: cardApplications.isicNumber,
      price: cardApplications.price,
    })
    .from(cardApplications)
    .where(or(eq(cardApplications.accountId, accountId), isOwn))
    .orderBy(desc(cardApplications.id));
  const stored = new Map(submitted.map((one) => [one.id, one]));
  const links = await database
    .select({ customerId: accountLinks.customerId, type: accountLinks.type })
    .from(accountLinks)
    .where(eq(accountLinks.accountId, accountId));
  const linked = new Map(links.map((link) => [link.customerId, link.type]));
  const filed = submitted.filter((one) => one.accountId === accountId).map(({ id }) => id);
  const { files, shown } = await attachmentsOf(reader, filed);
  const rows = await selectApplications(database, [...stored.keys()]);
  const progresses = new Map<number, Awaited<ReturnType<typeof readProgress>>>();
  for (const id of stored.keys()) progresses.set(id, await readProgress(database, id, locale));
  const shownCorrection = (id: number) => (filed.includes(id) ? (progresses.get(id)?.correction ?? null) : null);
  const missing = await readMissing(
    { ...reader, services },
    rows.map(({ application }) => application),
  );
  const unpaid = new Map<number, UnpaidFee | null>();
  for (const { application } of rows.filter((row) => filed.includes(row.application.id)))
    unpaid.set(application.id, await readUnpaidFee(database, application, services.clock.now()));
  const all = rows.map((row) => {
    const listed = toListed(row, reference, locale, {
      accountId,
      lacksFiles: missing.has(row.application.id),
    });
    const link = linked.get(listed.customer.id);
    const visible = link === undefined ? withoutCards(listed) : listed;
    const own = stored.get(listed.id);
    return {
      ...visible,
      progress: progresses.get(listed.id)?.progress ?? [],
      unpaidFee: unpaid.get(listed.id) ?? null,
      photo: progresses.get(listed.id)?.photo ?? 'NONE',
      feeCounts: progresses.get(listed.id)?.feeCounts === true,
      correction: shownCorrection(listed.id),
      isicNumber: link === undefined || link === 'MANAGED' ? null : (own?.isicNumber ?? null),
      price: filed.includes(listed.id) ? (own?.price ?? null) : null,
      customerChanges: own?.customerChanges ?? null,
      missingAttachments: missing.get(listed.id) ?? [],
      attachments: (shown.get(listed.id) ?? []).map(({ applicationId: _, ...attachment }) => attachment),
    };
  });
  return { cardApplications: all, attachments: files };
}
