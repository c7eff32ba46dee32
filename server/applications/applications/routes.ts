import { rejectCardApplication } from '#contract/endpoints/card-applications.ts';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { createApplicationRoutes } from './create-applications.ts';
import { deliveryCheckRoute } from './delivery-check.ts';
import { customerCardApplicationsRoute } from './list-applications.ts';
import { cardApplicationRoute, lastCardApplicationRoute } from './read-application.ts';
import { reject } from './reject.ts';
import { replacePhotoRoute } from './replace-photo.ts';

export const cardApplicationRoutes: readonly Route[] = [
  customerCardApplicationsRoute,
  lastCardApplicationRoute,
  cardApplicationRoute,
  ...createApplicationRoutes,
  deliveryCheckRoute,
  replacePhotoRoute,
  route(rejectCardApplication, 'write', reject),
];
