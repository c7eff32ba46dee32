import type { Route } from '../../platform/http/route.ts';
import { listNotificationsRoute, updateNotificationRoute } from './settings-routes.ts';
import { unsubscribeRoute } from './unsubscribe.ts';

export const notificationRoutes: readonly Route[] = [listNotificationsRoute, updateNotificationRoute, unsubscribeRoute];
