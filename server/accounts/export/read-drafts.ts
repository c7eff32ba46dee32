import type { DataExport } from '#contract/entities/data-export.ts';
import { namedFiles, openDraft, openFile } from '../../applications/drafts/draft-content.ts';
import { asc, eq } from '../../platform/db/orm.ts';
import { cardApplicationDraftFiles, cardApplicationDrafts } from '../../platform/db/schema.ts';
import type { Services } from '../../platform/services/services.ts';
import type { ExportedAttachment } from './read-applications.ts';
import type { Reader } from './read-cards.ts';

const zippedName = (fileId: string): string => `drafts/${fileId}`;

/** The entered data of a draft without the PIN: no PIN is exported. */
function withoutPin(entered: unknown): unknown {
  if (typeof entered !== 'object' || entered === null) return entered;
  const { pin: _, ...rest } = entered as Readonly<Record<string, unknown>>;
  return rest;
}

/** The account's drafts of applications, with their files. */
export async function readDrafts(
  { database, accountId }: Reader,
  services: Services,
): Promise<{ shown: DataExport['cardApplicationDrafts']; files: ExportedAttachment[] }> {
  const rows = await database
    .select()
    .from(cardApplicationDrafts)
    .where(eq(cardApplicationDrafts.accountId, accountId))
    .orderBy(asc(cardApplicationDrafts.id));
  const kept = await database
    .select({ fileId: cardApplicationDraftFiles.fileId, content: cardApplicationDraftFiles.content })
    .from(cardApplicationDraftFiles)
    .innerJoin(cardApplicationDrafts, eq(cardApplicationDrafts.id, cardApplicationDraftFiles.draftId))
    .where(eq(cardApplicationDrafts.accountId, accountId));
  const contents = new Map(kept.map(({ fileId, content }) => [fileId, content]));
  const shown = rows.map((row) => {
    const { entered, photo } = openDraft(services, row);
    const { carrierType, isOwn, customerId } = row;
    const files = namedFiles(entered).filter((fileId) => contents.has(fileId));
    return {
      carrierType,
      isOwn,
      customerId,
      saved: row.saved.toISOString(),
      entered: withoutPin(entered),
      photo,
      files: files.map(zippedName),
    };
  });
  const files = kept.map(({ fileId, content }) => ({
    file: zippedName(fileId),
    read: () => Promise.resolve(openFile(services, accountId, fileId, content)),
  }));
  return { shown, files };
}
