import type { DataExport } from '#contract/entities/data-export.ts';
import { desc, eq } from '../../platform/db/orm.ts';
import { reclamations } from '../../platform/db/schema.ts';
import type { Services } from '../../platform/services/services.ts';
import { readReclamations } from '../../reclamations/reclamation-view.ts';
import type { Reader } from './read-cards.ts';

/** The reclamations that the account has filed, the newest first. */
export async function readExportedReclamations(
  reader: Reader,
  { clock }: Services,
): Promise<DataExport['reclamations']> {
  const rows = await reader.database
    .select({ id: reclamations.id })
    .from(reclamations)
    .where(eq(reclamations.accountId, reader.accountId))
    .orderBy(desc(reclamations.id));
  return readReclamations(
    { ...reader, now: clock.now() },
    rows.map(({ id }) => id),
  );
}
