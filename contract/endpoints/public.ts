import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { GlobalSetting } from '../entities/global-setting.ts';
import {
  ComputedValidity,
  PriceList,
  PriceListZone,
  TariffProfile,
  TicketCombination,
  Zone,
} from '../entities/tariff.ts';
import { TicketFareStateValue } from '../entities/ticket-fare.ts';
import { customerProfileTypes, ticketCombinationTypes } from '../enumerations.ts';
import { commonQuery, listOf, paging, QueryBoolean, QueryDate, QueryId, queryList } from '../query.ts';
import { PathId } from '../values.ts';

const params = v.object({ id: PathId });
const query = v.object(commonQuery);

export const globalSettings = endpoint({
  name: 'globalSettings',
  method: 'GET',
  path: '/api/eshop/global-settings',
  summary: "The operator's figures.",
  access: 'customer',
  query,
  response: v.array(GlobalSetting),
  errors: [],
});

export const zonesPublic = endpoint({
  name: 'zonesPublic',
  method: 'GET',
  path: '/api/public/zones-public',
  summary: 'The zones of the network.',
  access: 'public',
  query,
  response: v.array(Zone),
  errors: [],
});

export const zones = endpoint({
  name: 'zones',
  method: 'GET',
  path: '/api/public/zones',
  summary: 'The zones of the network, by page.',
  access: 'public',
  query: v.object(paging(['name', 'displayName'])),
  response: listOf(Zone),
  errors: [],
});

export const tariffProfiles = endpoint({
  name: 'tariffProfiles',
  method: 'GET',
  path: '/api/public/tariff-profiles',
  summary: 'The tariff profiles, by page.',
  access: 'public',
  query: v.object(paging(['id', 'displayName'])),
  response: listOf(TariffProfile),
  errors: [],
});

export const computedValidity = endpoint({
  name: 'computedValidity',
  method: 'GET',
  path: '/api/public/tariff-profiles/:id/computed-validity',
  summary: 'The validity of a ticket fare of this tariff profile that starts on a date.',
  access: 'public',
  params,
  query: v.object({ ...commonQuery, date: QueryDate }),
  response: ComputedValidity,
  errors: ['NOT_FOUND'],
});

export const priceLists = endpoint({
  name: 'priceLists',
  method: 'GET',
  path: '/api/public/price-lists',
  summary: 'The price lists with their periods.',
  access: 'public',
  query: v.object(paging(['id', 'displayName'])),
  response: listOf(PriceList),
  errors: [],
});

export const priceListZones = endpoint({
  name: 'priceListZones',
  method: 'GET',
  path: '/api/public/price-lists/:id/zones',
  summary: 'The zones of a price list with their prices on a date; an empty list where it has none for that date.',
  access: 'public',
  params,
  query: v.object({ ...commonQuery, date: QueryDate, onlyZonesWithPrice: v.optional(QueryBoolean, false) }),
  response: v.array(PriceListZone),
  errors: ['NOT_FOUND'],
});

export const ticketCombinations = endpoint({
  name: 'ticketCombinations',
  method: 'GET',
  path: '/api/public/ticket-combinations',
  summary: 'What can be bought on a date.',
  access: 'public',
  query: v.object({
    ...paging(['orderNumber', 'id']),
    date: v.optional(QueryDate),
    customerProfileId: v.optional(queryList(QueryId)),
    customerProfileType: v.optional(v.picklist(customerProfileTypes)),
    validity: v.optional(v.picklist(['PRESENT', 'FUTURE', 'PRESENT_OR_FUTURE'])),
    reduced: v.optional(QueryBoolean),
    typeName: v.optional(v.picklist(ticketCombinationTypes)),
    counterSale: v.optional(QueryBoolean),
    eshopSale: v.optional(QueryBoolean),
    mobileVirtualCardSale: v.optional(QueryBoolean),
    mobileEshopAccountSale: v.optional(QueryBoolean),
  }),
  response: listOf(TicketCombination),
  errors: [],
});

export const ticketFareStatesList = endpoint({
  name: 'ticketFareStates',
  method: 'GET',
  path: '/api/public/ticket-fare-states',
  summary: 'The states of ticket fares.',
  access: 'public',
  query,
  response: v.array(TicketFareStateValue),
  errors: [],
});
