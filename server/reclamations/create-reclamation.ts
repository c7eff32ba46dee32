import { createReclamation } from '#contract/endpoints/reclamations.ts';
import type { Reclamation } from '#contract/entities/reclamation.ts';
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
import { tellReclamationEvent } from './records/record-event.ts';

type CreateCall = Call<typeof createReclamation>;

const dayInMinutes = 24 * 60;

/** Counts what the account files within a day; what is refused is rolled back with it. Throws ApiError TOO_MANY_ATTEMPTS. */
async function claimReclamation({ database, services, caller, now }: CreateCall): Promise<void> {
  const limit = {
    subject: attemptSubject('createReclamation', String(caller.accountId)),
    allowed: await services.settings.number(database, 'RECLAMATIONS_ALLOWED_PER_DAY'),
    windowMinutes: dayInMinutes,
  };
  await claimAttempt(database, [limit], now);
}

/**
 * The customer whom it is about. Throws ApiError RECLAMATION_NOT_ALLOWED; NOT_FOUND for another account's customer, another
 * customer's card, and an account without a customer that names none.
 */
async function authorise(call: CreateCall): Promise<number> {
  const { database, services, caller, body } = call;
  const { cardId } = body;
  const customerId = body.customerId ?? (await findOwnCustomer(call))?.customer.id;
  if (customerId === undefined) throw new ApiError('NOT_FOUND');
  await authoriseCustomer(database, caller, customerId);
  const { eshopReclamationEnabled } = await services.settings.systemConfiguration(database);
  if (!eshopReclamationEnabled) throw new ApiError('RECLAMATION_NOT_ALLOWED');
  // So that the customer is not merged with another one meanwhile.
  await lockCustomers(database, [customerId]);
  if (cardId === null) return customerId;
  const mine = and(eq(customerCards.id, cardId), eq(customerCards.customerId, customerId));
  const [card] = await database.select({ id: customerCards.id }).from(customerCards).where(mine);
  if (card === undefined) throw new ApiError('NOT_FOUND');
  return customerId;
}

/** Files a reclamation, with the day until which it is to be answered, and mails its account that it has come. */
async function file(call: CreateCall): Promise<Reclamation> {
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
  await tellReclamationEvent(database, id, { kind: 'FILED', at: now });
  services.wakeOutbox();
  return inserted(await readReclamations(call, [id]));
}

export const createReclamationRoute = route(createReclamation, 'write', file);
