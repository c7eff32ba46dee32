import { checkCardApplication } from '#contract/endpoints/application-desk.ts';
import { carriers } from '#rules/carriers.ts';
import { eq } from '../../platform/db/orm.ts';
import { cardApplications } from '../../platform/db/schema.ts';
import { route } from '../../platform/http/route.ts';
import { activateBankCard } from '../applications/activate-bank-card.ts';
import { issueVirtualCard } from '../applications/issue-virtual-card.ts';
import type { ApplicationRow } from '../records/application-facts.ts';
import { recordEvents, recordAndMailEvent } from '../records/record-event.ts';
import { actionEvent, doAction } from './action.ts';
import type { DeskCall } from './action.ts';
import { verifyPerson } from './verify-person.ts';

/** The step after a check: a chip card waits to be printed; other cards are issued. */
async function goOn(call: DeskCall, application: ApplicationRow): Promise<void> {
  const { database, now } = call;
  const { isPrinted, needsBankCard } = carriers[application.carrierType];
  if (isPrinted) return;
  if (needsBankCard) await activateBankCard(database, application, now);
  else await issueVirtualCard(call, application);
  await recordAndMailEvent(database, application.id, actionEvent(call, 'ISSUED'));
}

/** Confirms the submitted data. Throws ApiError INVALID_CUSTOMER_CARD for a bank card that has expired. */
export const checkRoute = route(checkCardApplication, 'write', (call) =>
  doAction(call, 'CHECK', async (records) => {
    const { database, caller, now } = call;
    const { application } = records;
    await verifyPerson(call, records);
    await database
      .update(cardApplications)
      .set({ state: 'WAITING_TO_BE_PRINTED', checkedBy: caller.username, checkedDate: now })
      .where(eq(cardApplications.id, application.id));
    await recordEvents(database, [application.id], actionEvent(call, 'CHECKED'));
    await goOn(call, application);
  }),
);
