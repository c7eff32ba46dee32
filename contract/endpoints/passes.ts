import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { EcPublicKey, Passes } from '../entities/pass.ts';
import { commonQuery } from '../query.ts';

export const issuePasses = endpoint({
  name: 'issuePasses',
  method: 'POST',
  path: '/api/eshop/customer-accounts/passes',
  summary:
    'The signed passes of all people of the account who have an active card, for the device with this key. A pass contains everything that is valid now, and can be shown without a network.',
  access: 'customer',
  extension: 'passes',
  query: v.object(commonQuery),
  request: v.object({ deviceKey: EcPublicKey }),
  response: Passes,
  errors: ['INVALID_DEVICE_KEY', 'PASSES_NOT_OFFERED'],
});
