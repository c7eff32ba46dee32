import { createTariffProfile, deleteTariffProfile, updateTariffProfile } from '#contract/endpoints/tariff-profiles.ts';
import type { TariffProfileInput } from '#contract/entities/tariff-profile-input.ts';
import type { Database } from '../platform/db/database.ts';
import { inserted } from '../platform/db/inserted.ts';
import { eq } from '../platform/db/orm.ts';
import { tariffProfiles, vehicleTickets } from '../platform/db/schema.ts';
import { ApiError } from '../platform/errors/api-error.ts';
import type { Route } from '../platform/http/route.ts';
import { operatorWrite } from './operator-write.ts';
import { refuseWhenBought } from './refuse-when-bought.ts';
import { rowOrNotFound } from './row-or-not-found.ts';
import { tariffProfileDetail } from './tariff-profiles.ts';

const columnsOf = ({ displayNames, ...columns }: TariffProfileInput) => ({ ...columns, displayName: displayNames });

const create = operatorWrite(createTariffProfile, async ({ database, body, locale }) =>
  tariffProfileDetail(inserted(await database.insert(tariffProfiles).values(columnsOf(body)).returning()), locale),
);

const update = operatorWrite(updateTariffProfile, async ({ database, params, body, locale }) => {
  const changed = database.update(tariffProfiles).set(columnsOf(body)).where(eq(tariffProfiles.id, params.id));
  return tariffProfileDetail(rowOrNotFound(await changed.returning()), locale);
});

/**
 * Throws ApiError IN_USE if a vehicle ticket refers to the tariff profile; vehicle tickets have no foreign key to it.
 */
async function refuseWhenUsedInVehicle(database: Database, tariffProfileId: number): Promise<void> {
  const [ticket] = await database
    .select({ id: vehicleTickets.id })
    .from(vehicleTickets)
    .where(eq(vehicleTickets.tariffProfileId, tariffProfileId))
    .limit(1);
  if (ticket !== undefined) throw new ApiError('IN_USE');
}

const remove = operatorWrite(deleteTariffProfile, async ({ database, params: { id } }) => {
  rowOrNotFound(await database.delete(tariffProfiles).where(eq(tariffProfiles.id, id)).returning());
  await refuseWhenUsedInVehicle(database, id);
  await refuseWhenBought(database, { tariffProfileId: id });
  return undefined;
});

export const tariffProfileWriteRoutes: readonly Route[] = [create, update, remove];
