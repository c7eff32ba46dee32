import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { BankCard } from '../entities/customer-card.ts';
import { commonQuery } from '../query.ts';
import { PathId } from '../values.ts';

const params = v.object({ id: PathId });
const query = v.object(commonQuery);

/** The errors of every action with a bank card. */
const refusals = ['INVALID_CUSTOMER_CARD', 'CUSTOMER_NOT_MANAGEABLE', 'INVALID_CARD_STATE'] as const;

export const bankCards = endpoint({
  name: 'bankCards',
  method: 'GET',
  path: '/api/eshop/bank-card/:id',
  summary: "The customer's bank cards, the newest first; `id` is the id of the customer.",
  access: 'customer',
  extension: 'specified',
  params,
  query,
  response: v.array(BankCard),
  errors: [],
});

export const blockBankCard = endpoint({
  name: 'blockBankCard',
  method: 'PUT',
  path: '/api/eshop/bank-card/:id/block',
  summary: 'Block an active bank card (BNK-01). A blocked card does not change.',
  access: 'customer',
  extension: 'specified',
  params,
  query,
  errors: refusals,
});

export const activateBankCard = endpoint({
  name: 'activateBankCard',
  method: 'PUT',
  path: '/api/eshop/bank-card/:id/activate',
  summary:
    'Activate a blocked bank card that has not expired, of a customer without an active card (BNK-01). An active card does not change.',
  access: 'customer',
  extension: 'specified',
  params,
  query,
  errors: [...refusals, 'CARD_EXPIRED', 'ACTIVE_CARD_EXISTS', 'VIRTUAL_CARD_APPLICATION_NOT_POSSIBLE'],
});

export const deleteBankCard = endpoint({
  name: 'deleteBankCard',
  method: 'DELETE',
  path: '/api/eshop/bank-card/:id',
  summary: 'Delete a tokenized or blocked bank card without valid or future tickets (BNK-01).',
  access: 'customer',
  extension: 'specified',
  params,
  query,
  errors: [...refusals, 'BANK_CARD_NOT_ALLOWED', 'CARD_HAS_VALID_TICKETS'],
});
