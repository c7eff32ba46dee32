import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { TicketFareStateValue } from '../entities/ticket-fare.ts';
import { cardApplicationStates, cardStates, carrierTypes, orderStates } from '../enumerations.ts';
import { commonQuery } from '../query.ts';
import { named } from '../values.ts';

const query = v.object(commonQuery);

export const cardApplicationStatesList = endpoint({
  name: 'cardApplicationStates',
  method: 'GET',
  path: '/api/public/card-application-states',
  summary: 'The states of card applications.',
  access: 'public',
  extension: 'specified',
  query,
  response: v.array(named(cardApplicationStates)),
  errors: [],
});

export const cardStatesList = endpoint({
  name: 'cardStates',
  method: 'GET',
  path: '/api/public/card-states',
  summary: 'The states of cards.',
  access: 'public',
  extension: 'specified',
  query,
  response: v.array(named(cardStates)),
  errors: [],
});

export const carrierTypesList = endpoint({
  name: 'carrierTypes',
  method: 'GET',
  path: '/api/public/carrier-types',
  summary: 'The types of carriers of a card.',
  access: 'public',
  extension: 'specified',
  query,
  response: v.array(named(carrierTypes)),
  errors: [],
});

export const eshopOrderStatesList = endpoint({
  name: 'eshopOrderStates',
  method: 'GET',
  path: '/api/public/eshop-order-states',
  summary: 'The states of orders.',
  access: 'public',
  extension: 'specified',
  query,
  response: v.array(named(orderStates)),
  errors: [],
});

export const ticketFareStatesList = endpoint({
  name: 'ticketFareStates',
  method: 'GET',
  path: '/api/public/ticket-fare-states',
  summary: 'The states of ticket fares.',
  access: 'public',
  extension: 'specified',
  query,
  response: v.array(TicketFareStateValue),
  errors: [],
});
