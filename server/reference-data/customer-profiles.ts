import { customerProfile, customerProfiles } from '#contract/endpoints/customer-profiles.ts';
import { eq } from '../platform/db/orm.ts';
import { customerProfiles as table } from '../platform/db/schema.ts';
import { route } from '../platform/http/route.ts';
import type { Call, Route } from '../platform/http/route.ts';
import { pageOf } from '../platform/lists/page-of.ts';
import { readIsicTerms } from '../platform/settings/isic-terms.ts';
import { customerProfileDetail, readAttachments, toCustomerProfile } from './customer-profile-view.ts';
import type { ProfileRow } from './customer-profile-view.ts';
import { readProfileFares } from './profile-fares.ts';
import { referenceData } from './reference-data.ts';
import { rowOrNotFound } from './row-or-not-found.ts';

type Query = Call<typeof customerProfiles>['query'];

/** The number of the profiles that a customer can choose as the first profile (PRF-01). */
const primaryProfileNumber = 1;

/** Whether a profile is valid in the requested period; a missing bound is unlimited. */
function hasValidity({ validFrom, validTo }: ProfileRow, validity: Query['validity'], today: string): boolean {
  const isFuture = validFrom !== null && validFrom > today;
  const isPresent = !isFuture && (validTo === null || validTo >= today);
  switch (validity) {
    case undefined:
      return true;
    case 'PRESENT':
      return isPresent;
    case 'FUTURE':
      return isFuture;
    case 'PRESENT_OR_FUTURE':
      return isPresent || isFuture;
  }
}

const isAsked = (row: ProfileRow, { onlyPrimary, type, validity }: Query, today: string): boolean =>
  (onlyPrimary !== true || row.profileNumber === primaryProfileNumber) &&
  (type === undefined || row.type === type) &&
  hasValidity(row, validity, today);

function valueOf(row: ProfileRow & { readonly name: string }, column: string): string | number {
  switch (column) {
    case 'id':
      return row.id;
    case 'displayName':
      return row.name;
    case 'profileNumber':
      return row.profileNumber;
    default:
      return row.orderNumber;
  }
}

const customerProfilesRoute = route(customerProfiles, 'read', async ({ database, services, query, today, locale }) => {
  const reference = await referenceData(database);
  const rows = [...reference.customerProfiles.values()]
    .filter((row) => isAsked(row, query, today))
    .map((row) => ({ ...row, name: row.displayName[locale] }));
  const { items, totalCount } = pageOf(rows, query, locale, valueOf, 'orderNumber');
  const attachments = await readAttachments(database);
  const isic = await readIsicTerms(services.settings, database);
  const fareOf = await readProfileFares(database, { today, locale, isic });
  return {
    items: items.map((row) => ({ ...toCustomerProfile(row, attachments, locale), fare: fareOf(row.id) })),
    totalCount,
  };
});

const customerProfileRoute = route(customerProfile, 'read', async ({ database, params, locale }) => {
  const row = rowOrNotFound(await database.select().from(table).where(eq(table.id, params.id)));
  return customerProfileDetail(database, row, locale);
});

export const customerProfileRoutes: readonly Route[] = [customerProfilesRoute, customerProfileRoute];
