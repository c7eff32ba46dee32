import { computedValidity, tariffProfile, tariffProfiles } from '#contract/endpoints/tariff-profiles.ts';
import type { TariffProfileDetail } from '#contract/entities/tariff-details.ts';
import type { Locale } from '#contract/enumerations.ts';
import { fitsCalendar, ticketValidity } from '#rules/ticket-validity.ts';
import type { Database } from '../platform/db/database.ts';
import { eq } from '../platform/db/orm.ts';
import { tariffProfiles as table } from '../platform/db/schema.ts';
import { ApiError } from '../platform/errors/api-error.ts';
import { route } from '../platform/http/route.ts';
import type { Route } from '../platform/http/route.ts';
import { pageOf } from '../platform/lists/page-of.ts';
import { referenceData, toTariffProfile } from './reference-data.ts';
import { rowOrNotFound } from './row-or-not-found.ts';

export const tariffProfileDetail = (row: typeof table.$inferSelect, locale: Locale): TariffProfileDetail => ({
  ...toTariffProfile(row, locale),
  code: row.code,
  displayNames: row.displayName,
});

const find = async (database: Database, id: number) =>
  rowOrNotFound(await database.select().from(table).where(eq(table.id, id)));

const tariffProfilesRoute = route(tariffProfiles, 'read', async ({ database, query, locale }) => {
  const reference = await referenceData(database);
  const items = [...reference.tariffProfiles.values()].map((row) => toTariffProfile(row, locale));
  return pageOf(items, query, locale, (item, column) => (column === 'displayName' ? item.displayName : item.id), 'id');
});

const tariffProfileRoute = route(tariffProfile, 'read', async ({ database, params, locale }) =>
  tariffProfileDetail(await find(database, params.id), locale),
);

const computedValidityRoute = route(computedValidity, 'read', async ({ database, params, query, today, locale }) => {
  const rule = toTariffProfile(await find(database, params.id), locale);
  const validity = ticketValidity(rule, query.date, today);
  if (!fitsCalendar(rule, query.date, validity)) throw new ApiError('VALIDITY_BEYOND_CALENDAR');
  return validity;
});

export const tariffProfileRoutes: readonly Route[] = [tariffProfilesRoute, tariffProfileRoute, computedValidityRoute];
