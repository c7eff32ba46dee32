import type { Route } from '../../platform/http/route.ts';
import { cardDetailRoute } from './card-detail.ts';
import { setMainCardRoute } from './main-card.ts';
import { updateMarketingConsentRoute } from './marketing-consent.ts';

export const customerCardRoutes: readonly Route[] = [cardDetailRoute, setMainCardRoute, updateMarketingConsentRoute];
