import type { deskCardApplication } from '#contract/endpoints/application-desk.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Call } from '../../platform/http/route.ts';

type DeskCall = Pick<Call<typeof deskCardApplication>, 'database' | 'services'>;

/** Throws ApiError NOT_FOUND if the operator handles applications in another system. */
export async function refuseSwitchedOff({ database, services }: DeskCall): Promise<void> {
  const { applicationDeskAllowed } = await services.settings.systemConfiguration(database);
  if (!applicationDeskAllowed) throw new ApiError('NOT_FOUND');
}
