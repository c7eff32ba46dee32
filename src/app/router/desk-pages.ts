import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import { deskPages, type DeskPage } from './route-guard.ts';

/** The pages that are there only where the operator uses them: one with a back office of its own deals with them there. */
const flags = {
  '/desk/card-applications': 'applicationDeskAllowed',
  '/desk/reclamations': 'eshopReclamationEnabled',
} as const satisfies Partial<Record<DeskPage, keyof SystemConfiguration>>;

type Flags = Pick<SystemConfiguration, (typeof flags)[keyof typeof flags]>;

const isFlagged = (page: DeskPage): page is keyof typeof flags => page in flags;

/** The pages of the desk that the operator uses. */
export const openDeskPages = (configuration: Flags | null): readonly DeskPage[] =>
  deskPages.filter((page) => !isFlagged(page) || configuration?.[flags[page]] === true);
