import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import { deskPages, type DeskPage } from './route-guard.ts';

/**
 * Pages that exist only if the operator uses them. An operator with its own back office does the work of these pages
 * there.
 */
const flags = {
  '/desk/card-applications': 'applicationDeskAllowed',
  '/desk/reclamations': 'eshopReclamationEnabled',
} as const satisfies Partial<Record<DeskPage, keyof SystemConfiguration>>;

type Flags = Pick<SystemConfiguration, (typeof flags)[keyof typeof flags]>;

const isFlagged = (page: DeskPage): page is keyof typeof flags => page in flags;

/** The pages of the desk that the operator uses. */
export const openDeskPages = (configuration: Flags | null): readonly DeskPage[] =>
  deskPages.filter((page) => !isFlagged(page) || configuration?.[flags[page]] === true);
