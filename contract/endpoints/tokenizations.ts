import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { TokenizationRedirect, TokenizationResult, TokenizationReturn } from '../entities/tokenization.ts';
import { commonQuery } from '../query.ts';
import { PathId } from '../values.ts';

const query = v.object(commonQuery);

export const initTokenization = endpoint({
  name: 'initTokenization',
  method: 'POST',
  path: '/api/eshop/bank-card/init-tokenization/:id',
  summary:
    'Begin to register a new bank card at the gateway, for an open application without a card; `id` is the id of the application. A new attempt replaces an older attempt.',
  access: 'customer',
  extension: 'specified',
  creates: true,
  params: v.object({ id: PathId }),
  query,
  request: v.object({
    /** The page to which the gateway returns the browser: the account page of the account or of the linked customer. */
    appRouteUrl: v.pipe(v.string(), v.maxLength(300), v.url()),
  }),
  response: TokenizationRedirect,
  errors: [
    'BANK_CARD_NOT_ALLOWED',
    'CARD_APPLICATION_CLOSED',
    'IDEMPOTENCY_KEY_REUSED',
    'INVALID_RETURN_ADDRESS',
    'TOKENIZATION_UNAVAILABLE',
  ],
});

export const finishTokenization = endpoint({
  name: 'finishTokenization',
  method: 'POST',
  path: '/api/eshop/bank-card/finish-tokenization',
  summary:
    "The outcome of a registration: the signature of the gateway's return is verified, then the gateway is asked. The call can be repeated; the card is registered only one time.",
  access: 'customer',
  extension: 'specified',
  query,
  request: TokenizationReturn,
  response: TokenizationResult,
  errors: ['INVALID_TOKENIZATION_SIGNATURE', 'TOKENIZATION_UNAVAILABLE'],
});
