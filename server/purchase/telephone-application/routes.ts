import type { Route } from '../../platform/http/route.ts';
import { cardByChipNumberRoute } from './card-by-chip-number.ts';
import { payByWalletRoute } from './pay-by-wallet.ts';

/** The endpoints of the operator's telephone application about cards; its log-in is in auth/. */
export const telephoneApplicationRoutes: readonly Route[] = [cardByChipNumberRoute, payByWalletRoute];
