import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';

/** FILL IN: the extension, the request, the response and the error names of the call. */
export const submitSampleFlow = endpoint({
  name: 'submitSampleFlow',
  method: 'POST',
  path: '/api/eshop/sample-flow',
  summary: 'Sample flow',
  access: 'customer',
  extension: 'specified',
  creates: true,
  request: v.object({ value: v.string() }),
  errors: [],
});
