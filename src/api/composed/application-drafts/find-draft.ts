import * as v from 'valibot';
import type { cardApplicationDraft } from '#contract/endpoints/card-application-drafts.ts';
import { draftSubject } from '#contract/entities/card-application-draft.ts';
import { QueryBoolean, QueryId } from '#contract/query.ts';
import type { Compose, Composing } from '../composing.ts';
import { orMissing } from '../or-none.ts';
import type { DraftPerson, DraftRow } from './draft-database.ts';
import { fileIdsOf, findBySubject } from './draft-rows.ts';
import { expiryOf } from './forget-old.ts';
import { keep } from './keeping.ts';
import { checked } from './refusals.ts';

const timesOf = (draft: DraftRow) => ({
  saved: new Date(draft.saved).toISOString(),
  expires: new Date(expiryOf(draft)).toISOString(),
});

const Query = v.object({
  carrierType: draftSubject.carrierType,
  isOwn: QueryBoolean,
  customerId: v.optional(v.nullable(QueryId), null),
});

/** Null also if the browser does not let the shop read what it has stored. */
export const findDraft: Compose<typeof cardApplicationDraft> = async (composing, { query }) => {
  const subject = checked(Query, query);
  const found = keep(composing, async (keeping) => {
    const { transaction, accountId } = keeping;
    const stored = await findBySubject(keeping, subject);
    if (stored === null) return null;
    const { id, draft } = stored;
    const { version, shape, entered, photo, flowId } = draft;
    const flow = await transaction.objectStore('flows').get([accountId, flowId]);
    const fileIds = await fileIdsOf(transaction, id);
    return {
      id,
      version,
      shape,
      ...timesOf(draft),
      entered,
      photo,
      savedCustomerId: flow?.customerId ?? null,
      fileIds,
    };
  });
  return orMissing(found);
};

/** The applications that the account has begun for a person and for a new person, sorted by the kind of carrier. */
export const readBegun = (composing: Composing, person: DraftPerson) =>
  keep(composing, async ({ transaction, accountId }) => {
    const begunFor = async (one: DraftPerson) => {
      const ofPerson = IDBKeyRange.bound([accountId, one], [accountId, one, []]);
      const drafts = await transaction.objectStore('drafts').index('subject').getAll(ofPerson);
      return drafts.map((draft) => ({ carrierType: draft.carrierType, ...timesOf(draft) }));
    };
    return { begunApplications: await begunFor(person), begunForNewPerson: await begunFor('new') };
  });
