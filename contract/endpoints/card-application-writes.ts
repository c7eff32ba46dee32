import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import {
  CreatedCardApplication,
  NewBankCardApplication,
  NewCardApplication,
  NewVirtualCardApplication,
} from '../entities/card-application-input.ts';
import { commonQuery } from '../query.ts';

const query = v.object(commonQuery);

/** The errors of an application for any kind of card. */
const refusals = [
  'CARD_APPLICATION_EXISTS',
  'CARD_APPLICATION_NOT_ALLOWED',
  'CUSTOMER_NOT_MANAGEABLE',
  'INVALID_CUSTOMER_PROFILE',
  'INVALID_ISIC_NUMBER',
  'ISIC_REGISTER_UNAVAILABLE',
  'INVALID_PROFILE_VALIDITY',
  'CUSTOMER_PROFILES_COLLIDE',
  'CONFIRMATION_REQUIRED',
  'PHOTO_REQUIRED',
  'MULTIPLE_CUSTOMER_PROFILES_WITH_ISIC',
  'TOO_MANY_ATTEMPTS',
  'IDEMPOTENCY_KEY_REUSED',
] as const;

export const createCardApplication = endpoint({
  name: 'createCardApplication',
  method: 'POST',
  path: '/api/eshop/card-applications',
  summary:
    'Apply for a chip card for a customer of the account. Unless the card is free, its fee is put into the cart at once.',
  access: 'customer',
  extension: 'specified',
  requestExtension: 'applicationDrafts',
  creates: true,
  query,
  request: NewCardApplication,
  response: CreatedCardApplication,
  errors: [...refusals, 'CART_FULL', 'DELIVERY_NOT_ALLOWED'],
});

export const createVirtualCardApplication = endpoint({
  name: 'createVirtualCardApplication',
  method: 'POST',
  path: '/api/eshop/card-applications-virtual',
  summary:
    'Apply for a card in a mobile phone; the application confirms the personal data. The card costs nothing; if no papers are needed, it is issued at once.',
  access: 'customer',
  extension: 'specified',
  requestExtension: 'applicationDrafts',
  creates: true,
  query,
  request: NewVirtualCardApplication,
  response: CreatedCardApplication,
  errors: refusals,
});

export const createBankCardApplication = endpoint({
  name: 'createBankCardApplication',
  method: 'POST',
  path: '/api/eshop/card-applications-bank',
  summary:
    'Apply for a bank card as carrier: for a registered bank card, or for a bank card that is registered afterwards.',
  access: 'customer',
  extension: 'specified',
  requestExtension: 'applicationDrafts',
  creates: true,
  query,
  request: NewBankCardApplication,
  response: CreatedCardApplication,
  errors: [...refusals, 'INVALID_CUSTOMER_CARD'],
});
