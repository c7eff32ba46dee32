import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { PriceListInput, PriceListPeriodInput } from '../entities/price-list-input.ts';
import { PriceListDetail, PriceListPeriodDetail } from '../entities/tariff-details.ts';
import { PriceList, PriceListZone } from '../entities/tariff.ts';
import { commonQuery, listOf, paging, QueryBoolean, QueryDate } from '../query.ts';
import { PathId } from '../values.ts';

const params = v.object({ id: PathId });
const query = v.object(commonQuery);

const priceListsColumns = ['id', 'displayName'] as const;

export const priceLists = endpoint({
  name: 'priceLists',
  method: 'GET',
  path: '/api/public/price-lists',
  summary: 'The price lists with their periods.',
  access: 'public',
  extension: 'specified',
  sortColumns: priceListsColumns,
  query: v.object(paging(priceListsColumns)),
  response: listOf(PriceList),
  errors: [],
});

export const priceListZones = endpoint({
  name: 'priceListZones',
  method: 'GET',
  path: '/api/public/price-lists/:id/zones',
  summary:
    'The zones of a price list with their prices on a date; empty if the price list has no prices for that date.',
  access: 'public',
  extension: 'specified',
  params,
  query: v.object({ ...commonQuery, date: QueryDate, onlyZonesWithPrice: v.optional(QueryBoolean, false) }),
  response: v.array(PriceListZone),
  errors: ['NOT_FOUND'],
});

export const createPriceListPeriod = endpoint({
  name: 'createPriceListPeriod',
  method: 'POST',
  path: '/api/public/price-lists/:id/periods',
  summary: 'Add a period with its prices to a price list.',
  access: 'operator',
  extension: 'specified',
  creates: true,
  params,
  query,
  request: PriceListPeriodInput,
  response: PriceListPeriodDetail,
  errors: ['NOT_FOUND', 'PERIODS_OVERLAP', 'IDEMPOTENCY_KEY_REUSED'],
});

export const priceList = endpoint({
  name: 'priceList',
  method: 'GET',
  path: '/api/public/price-lists/:id',
  summary: 'One price list.',
  access: 'public',
  extension: 'specified',
  params,
  query,
  response: PriceListDetail,
  errors: ['NOT_FOUND'],
});

export const createPriceList = endpoint({
  name: 'createPriceList',
  method: 'POST',
  path: '/api/public/price-lists',
  summary: 'Add a price list.',
  access: 'operator',
  extension: 'specified',
  creates: true,
  query,
  request: PriceListInput,
  response: PriceListDetail,
  errors: ['NOT_UNIQUE', 'IDEMPOTENCY_KEY_REUSED'],
});

export const updatePriceList = endpoint({
  name: 'updatePriceList',
  method: 'PUT',
  path: '/api/public/price-lists/:id',
  summary: 'Change a price list: the body contains the whole price list.',
  access: 'operator',
  extension: 'specified',
  params,
  query,
  request: PriceListInput,
  response: PriceListDetail,
  errors: ['NOT_FOUND', 'NOT_UNIQUE'],
});

export const deletePriceList = endpoint({
  name: 'deletePriceList',
  method: 'DELETE',
  path: '/api/public/price-lists/:id',
  summary: 'Delete a price list with its periods and prices; no combination may name it.',
  access: 'operator',
  extension: 'specified',
  params,
  query,
  errors: ['NOT_FOUND', 'IN_USE'],
});
