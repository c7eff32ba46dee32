import type { Route } from '../../platform/http/route.ts';
import { activateBankCardRoute, blockBankCardRoute } from './change-state.ts';
import { deleteBankCardRoute } from './delete-bank-card.ts';
import { bankCardsRoute } from './list-bank-cards.ts';

export const bankCardRoutes: readonly Route[] = [
  bankCardsRoute,
  blockBankCardRoute,
  activateBankCardRoute,
  deleteBankCardRoute,
];
