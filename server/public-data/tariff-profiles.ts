import { eq } from 'drizzle-orm';
import { computedValidity, tariffProfiles } from '../../contract/endpoints/public.ts';
import { ticketValidity } from '../../rules/ticket-validity.ts';
import { tariffProfiles as tariffProfilesTable } from '../db/schema.ts';
import { ApiError } from '../http/api-error.ts';
import { route } from '../http/route.ts';
import { pageOf } from '../lists/page-of.ts';
import { referenceData, toTariffProfile } from './reference-data.ts';

export const tariffProfilesRoute = route(tariffProfiles, 'read', async ({ database, query, locale }) => {
  const reference = await referenceData(database);
  const items = [...reference.tariffProfiles.values()].map((row) => toTariffProfile(row, locale));
  return pageOf(items, query, locale, (item, column) => (column === 'displayName' ? item.displayName : item.id), 'id');
});

export const computedValidityRoute = route(
  computedValidity,
  'read',
  async ({ database, params, query, today, locale }) => {
    const [row] = await database.select().from(tariffProfilesTable).where(eq(tariffProfilesTable.id, params.id));
    if (row === undefined) throw new ApiError('NOT_FOUND');
    return ticketValidity(toTariffProfile(row, locale), query.date, today);
  },
);
