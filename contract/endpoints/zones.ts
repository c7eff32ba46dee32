import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { NetworkZone } from '../entities/network-zone.ts';
import { Zone } from '../entities/tariff.ts';
import { ZoneInput, ZoneNumber } from '../entities/zone-input.ts';
import { commonQuery, listOf, paging, QueryDate, QueryId, queryList } from '../query.ts';
import { PathId } from '../values.ts';

const params = v.object({ id: PathId });
const query = v.object(commonQuery);

export const zonesPublic = endpoint({
  name: 'zonesPublic',
  method: 'GET',
  path: '/api/public/zones-public',
  summary: 'The zones of the network.',
  access: 'public',
  extension: 'specified',
  query,
  response: v.array(NetworkZone),
  errors: [],
});

const zonesColumns = ['name', 'displayName'] as const;

export const zones = endpoint({
  name: 'zones',
  method: 'GET',
  path: '/api/public/zones',
  summary: 'The zones of the network, by page.',
  access: 'public',
  extension: 'specified',
  sortColumns: zonesColumns,
  query: v.object(paging(zonesColumns)),
  response: listOf(NetworkZone),
  errors: [],
});

export const zoneByNumber = endpoint({
  name: 'zoneByNumber',
  method: 'GET',
  path: '/api/public/zones-by-number/:number',
  summary: 'The zone with a number.',
  access: 'public',
  extension: 'specified',
  params: v.object({ number: ZoneNumber }),
  query,
  response: NetworkZone,
  errors: ['NOT_FOUND'],
});

export const zonesCombinedByZones = endpoint({
  name: 'zonesCombinedByZones',
  method: 'GET',
  path: '/api/public/zones-combined-by-zones',
  summary: 'The other zones of the price lists that sell all given zones on a date, by default today.',
  access: 'public',
  extension: 'specified',
  query: v.object({ ...commonQuery, zoneIds: queryList(QueryId), date: v.optional(QueryDate) }),
  response: v.array(Zone),
  errors: ['NOT_FOUND'],
});

export const zone = endpoint({
  name: 'zone',
  method: 'GET',
  path: '/api/public/zones/:id',
  summary: 'One zone.',
  access: 'public',
  extension: 'specified',
  params,
  query,
  response: NetworkZone,
  errors: ['NOT_FOUND'],
});

export const createZone = endpoint({
  name: 'createZone',
  method: 'POST',
  path: '/api/public/zones',
  summary: 'Add a zone.',
  access: 'operator',
  extension: 'specified',
  creates: true,
  query,
  request: ZoneInput,
  response: NetworkZone,
  errors: ['NOT_UNIQUE', 'IDEMPOTENCY_KEY_REUSED'],
});

export const updateZone = endpoint({
  name: 'updateZone',
  method: 'PUT',
  path: '/api/public/zones/:id',
  summary:
    'Change a zone: the body contains the whole zone; without a place on the map, the present place does not change.',
  access: 'operator',
  extension: 'specified',
  params,
  query,
  request: ZoneInput,
  response: NetworkZone,
  errors: ['NOT_FOUND', 'NOT_UNIQUE'],
});

export const deleteZone = endpoint({
  name: 'deleteZone',
  method: 'DELETE',
  path: '/api/public/zones/:id',
  summary: 'Delete a zone that no price list, ticket, cart or order names.',
  access: 'operator',
  extension: 'specified',
  params,
  query,
  errors: ['NOT_FOUND', 'IN_USE'],
});
