import { handOverCard, issueCard, printCard } from '#contract/endpoints/application-desk.ts';
import { eq } from '../../platform/db/orm.ts';
import { cardApplications, customerCards } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { route } from '../../platform/http/route.ts';
import { createCard } from '../applications/create-card.ts';
import type { CardNumbers } from '../applications/create-card.ts';
import { makeActiveAndMain } from '../applications/make-main.ts';
import { handoverOf } from '../records/application-facts.ts';
import { recordEvents, recordAndMailEvent } from '../records/record-event.ts';
import { actionEvent, doAction } from './action.ts';
import type { DeskCall } from './action.ts';
import type { ApplicationRecords } from './read-records.ts';

async function refuseTaken({ database }: DeskCall, { cardNumber }: CardNumbers): Promise<never> {
  const isNumberTaken = (await database.$count(customerCards, eq(customerCards.cardNumber, cardNumber))) > 0;
  throw new ApiError(isNumberTaken ? 'CARD_NUMBER_IN_USE' : 'CHIP_NUMBER_IN_USE');
}

/** Records the numbers of the chip card that was made. Throws ApiError CARD_NUMBER_IN_USE, CHIP_NUMBER_IN_USE. */
export const printRoute = route(printCard, 'write', (call) =>
  doAction(call, 'PRINT', async ({ application }) => {
    const { database, body } = call;
    const numbers = { cardNumber: body.cardNumber, chipNumber: body.chipNumber ?? null };
    const cardId = (await createCard(database, call, application, numbers)) ?? (await refuseTaken(call, numbers));
    await database.update(cardApplications).set({ cardId }).where(eq(cardApplications.id, application.id));
    await recordEvents(database, [application.id], actionEvent(call, 'PRINTED'));
  }),
);

/** The card that was made for the application. Throws ApiError ACTION_NOT_POSSIBLE if there is none. */
function madeCardId({ card }: ApplicationRecords): number {
  if (card === null) throw new ApiError('ACTION_NOT_POSSIBLE');
  return card.id;
}

/** The card becomes its holder's main card, and the application is finished. */
async function finish({ database, now }: DeskCall, records: ApplicationRecords): Promise<void> {
  const { application } = records;
  await makeActiveAndMain(database, { cardId: madeCardId(records), customerId: application.customerId }, now);
  await database.update(cardApplications).set({ state: 'PROCESSED' }).where(eq(cardApplications.id, application.id));
}

/** A card that is posted becomes active at once, because the shop is not informed when it arrives. */
export const handOverRoute = route(handOverCard, 'write', (call) =>
  doAction(call, 'HAND_OVER', async (records) => {
    const { database } = call;
    const isPosted = handoverOf(records.application) === 'POST';
    if (isPosted) await finish(call, records);
    else
      await database
        .update(customerCards)
        .set({ state: 'NOT_ISSUED' })
        .where(eq(customerCards.id, madeCardId(records)));
    await recordAndMailEvent(database, records.application.id, actionEvent(call, isPosted ? 'SENT' : 'READY'));
  }),
);

/** The event is not mailed, because the holder has just collected the card. */
export const issueRoute = route(issueCard, 'write', (call) =>
  doAction(call, 'ISSUE', async (records) => {
    await finish(call, records);
    await recordEvents(call.database, [records.application.id], actionEvent(call, 'ISSUED'));
  }),
);
