import type { SystemConfiguration } from '../../../contract/entities/configuration.ts';
import { deskPages, type DeskPage } from './route-guard.ts';

/** The pages of the desk that the operator uses: one with a back office of its own deals with applications there. */
export const openDeskPages = (
  configuration: Pick<SystemConfiguration, 'applicationDeskAllowed'> | null,
): readonly DeskPage[] =>
  deskPages.filter((page) => page !== '/desk/card-applications' || configuration?.applicationDeskAllowed === true);
