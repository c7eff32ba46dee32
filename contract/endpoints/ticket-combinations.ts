import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { TicketCombinationDetail } from '../entities/tariff-details.ts';
import { TicketCombination } from '../entities/tariff.ts';
import { TicketCombinationInput } from '../entities/ticket-combination-input.ts';
import { customerProfileTypes, ticketCombinationTypes } from '../enumerations.ts';
import { commonQuery, listOf, paging, QueryBoolean, QueryDate, QueryId, queryList, validityQuery } from '../query.ts';
import { PathId } from '../values.ts';

const params = v.object({ id: PathId });
const query = v.object(commonQuery);

const sortColumns = ['orderNumber', 'id'] as const;
const listQuery = v.object({
  ...paging(sortColumns),
  date: v.optional(QueryDate),
  customerProfileId: v.optional(queryList(QueryId)),
  customerProfileType: v.optional(v.picklist(customerProfileTypes)),
  validity: validityQuery,
  reduced: v.optional(QueryBoolean),
  typeName: v.optional(v.picklist(ticketCombinationTypes)),
  counterSale: v.optional(QueryBoolean),
  eshopSale: v.optional(QueryBoolean),
  mobileVirtualCardSale: v.optional(QueryBoolean),
  mobileEshopAccountSale: v.optional(QueryBoolean),
});

export const ticketCombinations = endpoint({
  name: 'ticketCombinations',
  method: 'GET',
  path: '/api/public/ticket-combinations',
  summary: 'The ticket combinations that can be bought on a date.',
  access: 'public',
  extension: 'specified',
  sortColumns,
  query: listQuery,
  response: listOf(TicketCombination),
  errors: [],
});

export const ticketCombinationsShortTerms = endpoint({
  name: 'ticketCombinationsShortTerms',
  method: 'GET',
  path: '/api/public/ticket-combinations-short-terms',
  summary:
    'The ticket combinations for a single journey, minutes or fewer than 30 days that can be bought, with the same filters.',
  access: 'public',
  extension: 'specified',
  sortColumns,
  query: listQuery,
  response: listOf(TicketCombination),
  errors: [],
});

export const ticketCombination = endpoint({
  name: 'ticketCombination',
  method: 'GET',
  path: '/api/public/ticket-combinations/:id',
  summary: 'One ticket combination.',
  access: 'public',
  extension: 'specified',
  params,
  query,
  response: TicketCombinationDetail,
  errors: ['NOT_FOUND'],
});

export const createTicketCombination = endpoint({
  name: 'createTicketCombination',
  method: 'POST',
  path: '/api/public/ticket-combinations',
  summary: 'Add a ticket combination.',
  access: 'operator',
  extension: 'specified',
  creates: true,
  query,
  request: TicketCombinationInput,
  response: TicketCombinationDetail,
  errors: ['IDEMPOTENCY_KEY_REUSED'],
});

export const updateTicketCombination = endpoint({
  name: 'updateTicketCombination',
  method: 'PUT',
  path: '/api/public/ticket-combinations/:id',
  summary: 'Change a ticket combination: the body contains the whole combination.',
  access: 'operator',
  extension: 'specified',
  params,
  query,
  request: TicketCombinationInput,
  response: TicketCombinationDetail,
  errors: ['NOT_FOUND'],
});

export const deleteTicketCombination = endpoint({
  name: 'deleteTicketCombination',
  method: 'DELETE',
  path: '/api/public/ticket-combinations/:id',
  summary: 'Delete a ticket combination that no ticket, cart or order names.',
  access: 'operator',
  extension: 'specified',
  params,
  query,
  errors: ['NOT_FOUND', 'IN_USE'],
});
