import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { longestReclamationNote, Reclamation, ReclamationContact } from '../entities/reclamation.ts';
import { unspecified } from '../ours.ts';
import { commonQuery, listOf, paging } from '../query.ts';
import { Id, requiredLines } from '../values.ts';

/**
 * A new reclamation (REC-01). Ours: the customer of the reclamation (by default the account's own customer), and the
 * card, if the reclamation is about a card.
 */
export const NewReclamation = v.object({
  ...ReclamationContact.entries,
  note: requiredLines(longestReclamationNote),
  gdprTermsAndConditionsApproved: v.literal(true),
  customerId: v.optional(Id),
  cardId: v.optional(v.nullable(Id), null),
});

export const createReclamation = endpoint({
  name: 'createReclamation',
  method: 'POST',
  path: '/api/eshop/reclamations',
  summary:
    'File a reclamation about a customer of the account; the account gets a mail that the reclamation has arrived.',
  access: 'customer',
  extension: 'specified',
  creates: true,
  query: v.object(commonQuery),
  request: NewReclamation,
  response: unspecified(Reclamation),
  errors: ['RECLAMATION_NOT_ALLOWED', 'TOO_MANY_ATTEMPTS', 'IDEMPOTENCY_KEY_REUSED'],
});

const reclamationsColumns = ['reclamationNumber', 'created', 'customer', 'state'] as const;

export const reclamations = endpoint({
  name: 'reclamations',
  method: 'GET',
  path: '/api/eshop/reclamations',
  summary: 'The reclamations that the account has filed, the newest first (ours).',
  access: 'customer',
  extension: 'reclamationLife',
  sortColumns: reclamationsColumns,
  query: v.object(paging(reclamationsColumns)),
  response: listOf(Reclamation),
  errors: [],
});
