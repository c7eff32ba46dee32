import type { Route } from '../http/route.ts';
import { setMainCardRoute } from './main-card.ts';
import { updateMarketingConsentRoute } from './marketing-consent.ts';

export const customerCardRoutes: readonly Route[] = [setMainCardRoute, updateMarketingConsentRoute];
