import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { CardDetail } from '../entities/customer-card.ts';
import { commonQuery } from '../query.ts';
import { Id, PathId } from '../values.ts';

const query = v.object(commonQuery);

export const cardDetail = endpoint({
  name: 'cardDetail',
  method: 'GET',
  path: '/api/eshop/customer-cards/:id',
  summary: 'A card of a customer of the account, with its present and future ticket fares.',
  access: 'customer',
  extension: 'specified',
  params: v.object({ id: PathId }),
  query,
  response: CardDetail,
  errors: [],
});

export const updateMarketingConsent = endpoint({
  name: 'updateMarketingConsent',
  method: 'PUT',
  path: '/api/eshop/customer-cards/:id/marketing-consent',
  summary: 'Give or withdraw the marketing consent of a card (CRD-01).',
  access: 'customer',
  extension: 'specified',
  params: v.object({ id: PathId }),
  query,
  request: v.object({ value: v.boolean() }),
  errors: ['MARKETING_CONSENT_NOT_ALLOWED'],
});

export const setMainCard = endpoint({
  name: 'setMainCard',
  method: 'PUT',
  path: '/api/eshop/customer-cards/active-main-card',
  summary:
    'Make an active card the main card of a customer with several active cards (CRD-02). If it is the main card already, nothing changes.',
  access: 'customer',
  extension: 'specified',
  query,
  request: v.object({ id: Id }),
  errors: ['CARD_NOT_ACTIVE', 'CUSTOMER_MANAGEABLE', 'INVALID_ACCOUNT'],
});
