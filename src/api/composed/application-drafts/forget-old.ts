import { draftKeptDays } from '#contract/entities/card-application-draft.ts';
import type { DraftRow, Transaction } from './draft-database.ts';
import { deleteDrafts } from './draft-rows.ts';

const day = 24 * 3_600_000;

export const expiryOf = ({ saved }: Pick<DraftRow, 'saved'>): number => saved + draftKeptDays * day;

/** Deletes what was not saved for too long, of every account that has used this device. */
export async function forgetOld(transaction: Transaction, now: number): Promise<void> {
  const old = IDBKeyRange.upperBound(now - draftKeptDays * day);
  await deleteDrafts(transaction, await transaction.objectStore('drafts').index('saved').getAllKeys(old));
  const flows = transaction.objectStore('flows');
  for (const key of await flows.index('saved').getAllKeys(old)) await flows.delete(key);
}
