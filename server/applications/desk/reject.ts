import { askApplicantAgain, refuseCardApplication, takeBackRequest } from '#contract/endpoints/application-desk.ts';
import type { AskedAttachment } from '#contract/entities/application-progress.ts';
import { eq } from '../../platform/db/orm.ts';
import { cardApplications } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { route } from '../../platform/http/route.ts';
import { recordAndMailEvent } from '../records/record-event.ts';
import { actionEvent, doAction } from './action.ts';
import type { ApplicationRecords } from './read-records.ts';

const isOfProfiles =
  ({ profiles }: ApplicationRecords) =>
  ({ typeId, isProfileOne }: AskedAttachment): boolean =>
    profiles.some(
      ({ asked, attachmentType }) => attachmentType?.id === typeId && (asked.position === 1) === isProfileOne,
    );

/**
 * Asks the customer to submit the photo or files again. If the application was checked before, it must be checked again.
 * Throws ApiError INVALID_ATTACHMENT_TYPE.
 */
export const askAgainRoute = route(askApplicantAgain, 'write', (call) =>
  doAction(call, 'ASK_AGAIN', async (records) => {
    const { database, body, now } = call;
    const { note, photo, attachments } = body;
    if (!attachments.every(isOfProfiles(records))) throw new ApiError('INVALID_ATTACHMENT_TYPE');
    const { id, checkedBy, checkedDate } = records.application;
    const undoneCheck = checkedDate && { undoneCheck: { by: checkedBy, date: checkedDate.toISOString() } };
    const correction = { photo, attachments, note, since: now.toISOString(), ...undoneCheck };
    await database
      .update(cardApplications)
      .set({ state: 'UNCHECKED_DATA', checkedBy: null, checkedDate: null, correction })
      .where(eq(cardApplications.id, id));
    await recordAndMailEvent(database, id, actionEvent(call, 'ASKED_AGAIN', note));
  }),
);

/** Withdraws the request to submit something again. The application returns to its state before, including its check. */
export const takeBackRoute = route(takeBackRequest, 'write', (call) =>
  doAction(call, 'TAKE_BACK', async ({ application: { id, correction } }) => {
    const { database } = call;
    const check = correction?.undoneCheck;
    const before =
      check === undefined
        ? {}
        : { state: 'WAITING_TO_BE_PRINTED' as const, checkedBy: check.by, checkedDate: new Date(check.date) };
    await database
      .update(cardApplications)
      .set({ correction: null, ...before })
      .where(eq(cardApplications.id, id));
    await recordAndMailEvent(database, id, actionEvent(call, 'TAKEN_BACK'));
  }),
);

/** Rejects an application; no correction is possible afterwards. */
export const refuseRoute = route(refuseCardApplication, 'write', (call) =>
  doAction(call, 'REJECT', async ({ application: { id } }) => {
    const { database, body } = call;
    await database
      .update(cardApplications)
      .set({ state: 'REJECTED', note: body.note, correction: null })
      .where(eq(cardApplications.id, id));
    await recordAndMailEvent(database, id, actionEvent(call, 'REJECTED', body.note));
  }),
);
