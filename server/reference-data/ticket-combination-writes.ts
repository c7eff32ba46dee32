import {
  createTicketCombination,
  deleteTicketCombination,
  updateTicketCombination,
} from '#contract/endpoints/ticket-combinations.ts';
import type { TicketCombinationInput } from '#contract/entities/ticket-combination-input.ts';
import type { Database } from '../platform/db/database.ts';
import { inserted } from '../platform/db/inserted.ts';
import { eq } from '../platform/db/orm.ts';
import { customerProfiles, priceLists, tariffProfiles, ticketCombinations } from '../platform/db/schema.ts';
import { ApiError } from '../platform/errors/api-error.ts';
import type { Route } from '../platform/http/route.ts';
import { operatorWrite } from './operator-write.ts';
import { refuseWhenBought } from './refuse-when-bought.ts';
import { rowOrNotFound } from './row-or-not-found.ts';
import { ticketCombinationDetail } from './ticket-combination-view.ts';

const parts = [
  { field: 'customerProfileId', table: customerProfiles },
  { field: 'tariffProfileId', table: tariffProfiles },
  { field: 'priceListId', table: priceLists },
] as const;

/**
 * Checks that the rows that a combination refers to exist, and locks them against deletion until the transaction ends.
 * Throws ApiError VALIDATION_ERROR.
 */
async function requireParts(database: Database, body: TicketCombinationInput): Promise<void> {
  const errors: string[] = [];
  for (const { field, table } of parts) {
    const [row] = await database.select({ id: table.id }).from(table).where(eq(table.id, body[field])).for('key share');
    if (row === undefined) errors.push(`${field}: is not there`);
  }
  if (errors.length > 0) throw new ApiError('VALIDATION_ERROR', { errors });
}

const create = operatorWrite(createTicketCombination, async ({ database, body, locale }) => {
  await requireParts(database, body);
  const { id } = inserted(await database.insert(ticketCombinations).values(body).returning());
  return ticketCombinationDetail(database, id, locale);
});

const update = operatorWrite(updateTicketCombination, async ({ database, params: { id }, body, locale }) => {
  const named = database.select().from(ticketCombinations).where(eq(ticketCombinations.id, id));
  rowOrNotFound(await named.for('no key update'));
  await requireParts(database, body);
  await database.update(ticketCombinations).set(body).where(eq(ticketCombinations.id, id));
  return ticketCombinationDetail(database, id, locale);
});

const remove = operatorWrite(deleteTicketCombination, async ({ database, params: { id } }) => {
  rowOrNotFound(await database.delete(ticketCombinations).where(eq(ticketCombinations.id, id)).returning());
  await refuseWhenBought(database, { ticketCombinationId: id });
  return undefined;
});

export const ticketCombinationWriteRoutes: readonly Route[] = [create, update, remove];
