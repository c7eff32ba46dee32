import { askApplicantAgain, refuseCardApplication } from '../../contract/endpoints/application-desk.ts';
import type { AskedAttachment } from '../../contract/entities/application-way.ts';
import { tellEvent } from '../application-records/record-event.ts';
import { eq } from '../db/orm.ts';
import { cardApplications } from '../db/schema.ts';
import { ApiError } from '../errors/api-error.ts';
import { route } from '../http/route.ts';
import { deedEvent, doDeed } from './deed.ts';
import type { ApplicationRecords } from './read-records.ts';

const isOfProfiles =
  ({ profiles }: ApplicationRecords) =>
  ({ typeId, isProfileOne }: AskedAttachment): boolean =>
    profiles.some(
      ({ asked, attachmentType }) => attachmentType?.id === typeId && (asked.position === 1) === isProfileOne,
    );

/** Asks for the photo or files again; what was checked has to be checked once more. Throws ApiError INVALID_ATTACHMENT_TYPE. */
export const askAgainRoute = route(askApplicantAgain, 'write', (call) =>
  doDeed(call, 'ASK_AGAIN', async (records) => {
    const { database, body, now } = call;
    const { note, photo, attachments } = body;
    if (!attachments.every(isOfProfiles(records))) throw new ApiError('INVALID_ATTACHMENT_TYPE');
    const { id } = records.application;
    const correction = { photo, attachments, note, since: now.toISOString() };
    await database
      .update(cardApplications)
      .set({ state: 'UNCHECKED_DATA', checkedBy: null, checkedDate: null, correction })
      .where(eq(cardApplications.id, id));
    await tellEvent(database, id, deedEvent(call, 'ASKED_AGAIN', note));
  }),
);

/** Rejects an application as a whole. */
export const refuseRoute = route(refuseCardApplication, 'write', (call) =>
  doDeed(call, 'REJECT', async ({ application: { id } }) => {
    const { database, body } = call;
    await database
      .update(cardApplications)
      .set({ state: 'REJECTED', note: body.note, correction: null })
      .where(eq(cardApplications.id, id));
    await tellEvent(database, id, deedEvent(call, 'REJECTED', body.note));
  }),
);
