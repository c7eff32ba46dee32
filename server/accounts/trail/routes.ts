import type { Route } from '../../platform/http/route.ts';
import { accountEventsRoute } from './list-events.ts';
import { accountMailsRoute } from './list-mails.ts';
import { accountAccessRoute } from './read-access.ts';

export const accountTrailRoutes: readonly Route[] = [accountAccessRoute, accountEventsRoute, accountMailsRoute];
