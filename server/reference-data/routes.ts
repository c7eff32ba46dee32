import type { Route } from '../platform/http/route.ts';
import { branchOfficesRoute } from './branch-offices.ts';
import { configurationRoutes } from './configuration.ts';
import { customerProfileWriteRoutes } from './customer-profile-writes.ts';
import { customerProfileRoutes } from './customer-profiles.ts';
import { enumerationRoutes } from './enumerations.ts';
import { priceListWriteRoutes } from './price-list-writes.ts';
import { priceListRoutes } from './price-lists.ts';
import { tariffProfileWriteRoutes } from './tariff-profile-writes.ts';
import { tariffProfileRoutes } from './tariff-profiles.ts';
import { ticketCombinationWriteRoutes } from './ticket-combination-writes.ts';
import { ticketCombinationRoutes } from './ticket-combinations.ts';
import { ticketFareStatesRoute } from './ticket-fare-states.ts';
import { zoneWriteRoutes } from './zone-writes.ts';
import { zonesCombinedRoute } from './zones-combined.ts';
import { zoneRoutes } from './zones.ts';

export const publicDataRoutes: readonly Route[] = [
  ...configurationRoutes,
  branchOfficesRoute,
  ...enumerationRoutes,
  ticketFareStatesRoute,
  ...zoneRoutes,
  zonesCombinedRoute,
  ...zoneWriteRoutes,
  ...customerProfileRoutes,
  ...customerProfileWriteRoutes,
  ...tariffProfileRoutes,
  ...tariffProfileWriteRoutes,
  ...priceListRoutes,
  ...priceListWriteRoutes,
  ...ticketCombinationRoutes,
  ...ticketCombinationWriteRoutes,
];
