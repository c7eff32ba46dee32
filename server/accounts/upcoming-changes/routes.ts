import { upcomingChanges } from '#contract/endpoints/upcoming-changes.ts';
import { route } from '../../platform/http/route.ts';
import { readUpcomingChanges } from './read-changes.ts';

export const upcomingChangesRoute = route(
  upcomingChanges,
  'read',
  async ({ database, services, caller, today, locale }) => ({
    people: await readUpcomingChanges({ database, services, today, locale, accountId: caller.accountId }),
  }),
);
