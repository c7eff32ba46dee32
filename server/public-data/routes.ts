import type { Route } from '../http/route.ts';
import { globalSettingsRoute, systemConfigurationsRoute } from './configuration.ts';
import { priceListsRoute, priceListZonesRoute } from './price-lists.ts';
import { computedValidityRoute, tariffProfilesRoute } from './tariff-profiles.ts';
import { ticketCombinationsRoute } from './ticket-combinations.ts';
import { ticketFareStatesRoute } from './ticket-fare-states.ts';
import { zonesPublicRoute, zonesRoute } from './zones.ts';

export const publicDataRoutes: readonly Route[] = [
  systemConfigurationsRoute,
  globalSettingsRoute,
  zonesPublicRoute,
  zonesRoute,
  tariffProfilesRoute,
  computedValidityRoute,
  priceListsRoute,
  priceListZonesRoute,
  ticketCombinationsRoute,
  ticketFareStatesRoute,
];
