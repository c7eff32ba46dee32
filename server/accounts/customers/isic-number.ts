import { checkIsicNumber } from '#contract/endpoints/customer-writes.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, eq, notInArray } from '../../platform/db/orm.ts';
import { customerProfiles, customers } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { route } from '../../platform/http/route.ts';
import type { Call } from '../../platform/http/route.ts';
import type { IsicHolder } from '../../platform/services/isic-register.ts';
import { IsicRegisterUnavailable } from '../../platform/services/isic-register.ts';
import { claimCheck } from './claim-check.ts';
import { knownOf } from './known-people.ts';

type CheckCall = Call<typeof checkIsicNumber>;

async function isUsed(database: Database, isicNumber: string, excluded: readonly number[]): Promise<boolean> {
  const others = and(eq(customers.isicNumber, isicNumber), notInArray(customers.id, [...excluded]));
  return (await database.$count(customers, others)) > 0;
}

/**
 * Whether a number belongs to the person's valid ISIC card, and no customer has it except the excluded ones. Calls the
 * external register, so do not call it in a transaction. Throws ApiError ISIC_REGISTER_UNAVAILABLE.
 */
export async function isIsicNumberValid(
  { database, services }: Pick<CheckCall, 'database' | 'services'>,
  holder: IsicHolder,
  excluded: readonly number[],
): Promise<boolean> {
  if (await isUsed(database, holder.isicNumber, excluded)) return false;
  return services.isicRegister.confirms(holder).catch((error: unknown) => {
    if (error instanceof IsicRegisterUnavailable) throw new ApiError('ISIC_REGISTER_UNAVAILABLE');
    throw error;
  });
}

/** Throws ApiError INVALID_CUSTOMER_PROFILE, CUSTOMER_PROFILE_WITHOUT_ISIC. */
async function refuseOtherProfile({ database, services, query }: CheckCall): Promise<void> {
  const { isIsicAllowed } = await services.settings.systemConfiguration(database);
  const [profile] = await database
    .select({ isic: customerProfiles.isic })
    .from(customerProfiles)
    .where(eq(customerProfiles.id, query.customerProfileId));
  if (profile === undefined || !isIsicAllowed) throw new ApiError('INVALID_CUSTOMER_PROFILE');
  if (!profile.isic) throw new ApiError('CUSTOMER_PROFILE_WITHOUT_ISIC');
}

/** Checks an ISIC number (ISI-01). */
export const checkIsicNumberRoute = route(checkIsicNumber, 'own', async (call) => {
  await refuseOtherProfile(call);
  await claimCheck(call, 'checkIsicNumber');
  const { database, caller, query } = call;
  const { firstName, lastName, isicNumber, excludedCustomerId } = query;
  const excluded = await knownOf(database, caller, excludedCustomerId === undefined ? [] : [excludedCustomerId]);
  return { valid: await isIsicNumberValid(call, { isicNumber, firstName, lastName }, excluded) };
});
