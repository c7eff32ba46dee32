import type { SystemConfiguration } from '../../../contract/entities/configuration.ts';
import { deskPages, type DeskPage } from './route-guard.ts';

/** The pages of the desk that the operator uses. */
export const openDeskPages = (_configuration: SystemConfiguration | null): readonly DeskPage[] =>
  deskPages.filter((page) => page !== '/desk/card-applications');
