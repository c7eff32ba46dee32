import type { DraftPerson, DraftRow, Keeping, Transaction } from './draft-database.ts';
import { notFound } from './refusals.ts';

const filesOf = (draftId: number): IDBKeyRange => IDBKeyRange.bound([draftId], [draftId, []]);

/** The ids of the files whose contents are stored. */
export async function fileIdsOf(transaction: Transaction, draftId: number): Promise<string[]> {
  const keys = await transaction.objectStore('files').getAllKeys(filesOf(draftId));
  return keys.map(([, fileId]) => fileId);
}

/** Deletes drafts with their files. */
export async function deleteDrafts(transaction: Transaction, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    await transaction.objectStore('files').delete(filesOf(id));
    await transaction.objectStore('drafts').delete(id);
  }
}

/** Whom the card is for, and its kind. */
export interface Subject {
  readonly carrierType: DraftRow['carrierType'];
  readonly isOwn: boolean;
  readonly customerId: number | null;
}

export const personOf = ({ isOwn, customerId }: Omit<Subject, 'carrierType'>): DraftPerson =>
  isOwn ? 'own' : (customerId ?? 'new');

/** The account's draft for this subject; null if there is none. */
export async function findBySubject({ transaction, accountId }: Keeping, subject: Subject) {
  const drafts = transaction.objectStore('drafts');
  const id = await drafts.index('subject').getKey([accountId, personOf(subject), subject.carrierType]);
  const draft = id === undefined ? undefined : await drafts.get(id);
  return id === undefined || draft === undefined ? null : { id, draft };
}

/** The account's own draft. Throws NOT_FOUND for any other draft. */
export async function ownDraft({ transaction, accountId }: Keeping, id: number): Promise<DraftRow> {
  const draft = await transaction.objectStore('drafts').get(id);
  if (draft?.accountId !== accountId) throw notFound();
  return draft;
}
