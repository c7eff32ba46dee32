import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { CardApplication } from '../entities/card-application.ts';
import { PhotoInput } from '../entities/customer-input.ts';
import { commonQuery } from '../query.ts';
import { PathId, text } from '../values.ts';

/** The server must match this path before the path of {@link cardApplication}. */
export const lastCardApplication = endpoint({
  name: 'lastCardApplication',
  method: 'GET',
  path: '/api/eshop/card-applications/last',
  summary: 'The card application that the account has filed last, in any state; null = there is none.',
  access: 'customer',
  extension: 'specified',
  query: v.object(commonQuery),
  response: v.nullable(CardApplication),
  errors: [],
});

export const cardApplication = endpoint({
  name: 'cardApplication',
  method: 'GET',
  path: '/api/eshop/card-applications/:id',
  summary: 'A card application of a customer of the account, or an application that the account has filed.',
  access: 'customer',
  extension: 'specified',
  params: v.object({ id: PathId }),
  query: v.object(commonQuery),
  response: CardApplication,
  errors: [],
});

/** `note` is the reason, for people who read the application later. */
export const RejectCardApplication = v.object({ note: text(255) });

export const rejectCardApplication = endpoint({
  name: 'rejectCardApplication',
  method: 'PUT',
  path: '/api/eshop/card-applications/:id/reject',
  summary: "Withdraw the account's own card application that is not paid yet; a repeated call succeeds.",
  access: 'customer',
  extension: 'specified',
  params: v.object({ id: PathId }),
  query: v.object(commonQuery),
  request: RejectCardApplication,
  errors: ['CARD_APPLICATION_CLOSED'],
});

export const replaceApplicationPhoto = endpoint({
  name: 'replaceApplicationPhoto',
  method: 'PUT',
  path: '/api/eshop/card-applications/:id/photo',
  summary:
    "Submit another photo with the account's own card application, after the operator has asked for it (ours); the same photo again changes nothing.",
  access: 'customer',
  extension: 'applicationLife',
  params: v.object({ id: PathId }),
  query: v.object(commonQuery),
  request: v.object({ photo: PhotoInput }),
  errors: ['INVALID_PHOTO', 'NOTHING_ASKED_AGAIN'],
});
