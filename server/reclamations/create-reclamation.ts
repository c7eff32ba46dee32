import { createReclamation } from '#contract/endpoints/reclamations.ts';
import type { Reclamation } from '#contract/entities/reclamation.ts';
import type { Sent } from '#contract/values.ts';
import { addDays } from '#rules/dates.ts';
import { attemptSubject, claimAttempt } from '../accounts/auth/attempts.ts';
import { authoriseCustomer } from '../accounts/customers/authorise.ts';
import { findOwnCustomer } from '../accounts/customers/customer.ts';
import { lockCustomers } from '../accounts/customers/lock-customers.ts';
import { refuseUnsoundContact } from '../accounts/customers/refuse-unsound-texts.ts';
import { inserted } from '../platform/db/inserted.ts';
import { and, eq } from '../platform/db/orm.ts';
import { customerCards, reclamations } from '../platform/db/schema.ts';
import { ApiError } from '../platform/errors/api-error.ts';
import { route } from '../platform/http/route.ts';
import type { Call } from '../platform/http/route.ts';
import { readReclamations } from './reclamation-view.ts';
import { recordAndMailReclamationEvent } from './records/record-event.ts';

type CreateCall = Call<typeof createReclamation>;

const dayInMinutes = 24 * 60;

/**
 * Counts the reclamations that the account files within a day. If the call is refused later, the count is rolled back.
 * Throws ApiError TOO_MANY_ATTEMPTS.
 */
async function claimReclamation({ database, services, caller, now }: CreateCall): Promise<void> {
  const limit = {
    subject: attemptSubject('createReclamation', String(caller.accountId)),
    allowed: await services.settings.number(database, 'RECLAMATIONS_ALLOWED_PER_DAY'),
    windowMinutes: dayInMinutes,
  };
  await claimAttempt(database, [limit], now);
}

/**
 * The customer of the reclamation. Throws ApiError RECLAMATION_NOT_ALLOWED. Throws NOT_FOUND for another account's
 * customer, for another customer's card, and if the call names no customer and the account has no own customer.
 */
async function authorise(call: CreateCall): Promise<number> {
  const { database, services, caller, body } = call;
  const { cardId } = body;
  const customerId = body.customerId ?? (await findOwnCustomer(call))?.customer.id;
  if (customerId === undefined) throw new ApiError('NOT_FOUND');
  await authoriseCustomer(database, caller, customerId);
  const { eshopReclamationEnabled } = await services.settings.systemConfiguration(database);
  if (!eshopReclamationEnabled) throw new ApiError('RECLAMATION_NOT_ALLOWED');
  // The lock prevents a merge of the customer with another customer.
  await lockCustomers(database, [customerId]);
  if (cardId === null) return customerId;
  const mine = and(eq(customerCards.id, cardId), eq(customerCards.customerId, customerId));
  const [card] = await database.select({ id: customerCards.id }).from(customerCards).where(mine);
  if (card === undefined) throw new ApiError('NOT_FOUND');
  return customerId;
}

/** Files a reclamation, with the day until which it must be answered, and mails a confirmation to its account. */
async function file(call: CreateCall): Promise<Sent<typeof Reclamation>> {
  const { database, services, caller, body, now, today } = call;
  const { customerId: _customerId, cardId, note, gdprTermsAndConditionsApproved: _, ...contact } = body;
  const customerId = await authorise(call);
  refuseUnsoundContact(contact);
  await claimReclamation(call);
  const days = await services.settings.number(database, 'RECLAMATION_FINALIZATION_TIME_IN_DAYS');
  const rows = await database
    .insert(reclamations)
    .values({
      accountId: caller.accountId,
      customerId,
      cardId,
      state: 'PENDING',
      contact,
      note,
      created: now,
      answerBy: addDays(today, days),
    })
    .returning({ id: reclamations.id });
  const { id } = inserted(rows);
  await recordAndMailReclamationEvent(database, id, { kind: 'FILED', at: now });
  services.wakeOutbox();
  return inserted(await readReclamations(call, [id]));
}

export const createReclamationRoute = route(createReclamation, 'write', file);
