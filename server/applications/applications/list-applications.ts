import { customerCardApplications } from '#contract/endpoints/customers.ts';
import { cardApplicationStates, carrierTypes } from '#contract/enumerations.ts';
import { namesOfIds } from '#contract/wire-ids.ts';
import { authoriseCustomer } from '../../accounts/customers/authorise.ts';
import { and, eq, inArray } from '../../platform/db/orm.ts';
import type { SQL } from '../../platform/db/orm.ts';
import { cardApplications } from '../../platform/db/schema.ts';
import { route } from '../../platform/http/route.ts';
import type { Call } from '../../platform/http/route.ts';
import { enumerationRank } from '../../platform/lists/enumeration-rank.ts';
import { sortLocaleOf } from '../../platform/lists/sort-locale.ts';
import { nameRank, orderOf } from '../../platform/lists/sorting.ts';
import { totalCountOf } from '../../platform/lists/total-count.ts';
import { referenceData } from '../../reference-data/reference-data.ts';
import type { ReferenceData } from '../../reference-data/reference-data.ts';
import { isProfile, profileOne, profileTwo, selectApplications, toListed } from './application-query.ts';
import { readMissing } from './missing-attachments.ts';

type ListCall = Call<typeof customerCardApplications>;

/**
 * The ids of the requested page. Only the columns for sorting are read here, so that large rows do not take more time.
 * The database leaves out the join with a profile if the rows are not sorted by this profile.
 */
async function idsOfPage({ database, query, locale }: ListCall, filter: SQL | undefined, reference: ReferenceData) {
  const profiles = [...reference.customerProfiles.values()].map(({ id, displayName }) => ({
    id,
    name: displayName[locale],
  }));
  const columns = {
    state: enumerationRank(cardApplicationStates, cardApplications.state),
    serialNumber: cardApplications.serialNumber,
    applicationNumber: cardApplications.applicationNumber,
    created: cardApplications.created,
    // All applications have the same customer, so they are sorted by their ids.
    customer: cardApplications.customerId,
    profileOne: nameRank(profileOne.customerProfileId, profiles, sortLocaleOf(query, locale)),
    profileTwo: nameRank(profileTwo.customerProfileId, profiles, sortLocaleOf(query, locale)),
    note: cardApplications.note,
    eshop: cardApplications.eshop,
    paid: cardApplications.paid,
    carrierType: enumerationRank(carrierTypes, cardApplications.carrierType),
  };
  const rows = await database
    .select({ id: cardApplications.id })
    .from(cardApplications)
    .leftJoin(profileOne, isProfile(profileOne, 1))
    .leftJoin(profileTwo, isProfile(profileTwo, 2))
    .where(filter)
    .orderBy(...orderOf(columns, cardApplications.id, query, { column: 'serialNumber', descending: true }))
    .limit(query.limit)
    .offset(query.offset);
  return rows.map(({ id }) => id);
}

/** The customer's applications (APL-01), by default the latest serial number first. */
export const customerCardApplicationsRoute = route(customerCardApplications, 'read', async (call) => {
  const { database, query, params, locale } = call;
  await authoriseCustomer(database, call.caller, params.id);
  const reference = await referenceData(database);
  const states = query.stateIds && namesOfIds('cardApplicationState', query.stateIds);
  const filter = and(eq(cardApplications.customerId, params.id), states && inArray(cardApplications.state, states));
  const ids = await idsOfPage(call, filter, reference);
  const rows = await selectApplications(database, ids);
  const missing = await readMissing(
    call,
    rows.map(({ application }) => application),
  );
  return {
    items: rows.map((row) =>
      toListed(row, reference, locale, {
        accountId: call.caller.accountId,
        lacksFiles: missing.has(row.application.id),
      }),
    ),
    totalCount: await totalCountOf(ids.length, query, () => database.$count(cardApplications, filter)),
  };
});
