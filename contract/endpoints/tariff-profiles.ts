import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { TariffProfileDetail } from '../entities/tariff-details.ts';
import { TariffProfileInput } from '../entities/tariff-profile-input.ts';
import { ComputedValidity, TariffProfile } from '../entities/tariff.ts';
import { commonQuery, listOf, paging, QueryDate } from '../query.ts';
import { PathId } from '../values.ts';

const params = v.object({ id: PathId });
const query = v.object(commonQuery);

const tariffProfilesColumns = ['id', 'displayName'] as const;

export const tariffProfiles = endpoint({
  name: 'tariffProfiles',
  method: 'GET',
  path: '/api/public/tariff-profiles',
  summary: 'The tariff profiles, by page.',
  access: 'public',
  extension: 'specified',
  sortColumns: tariffProfilesColumns,
  query: v.object(paging(tariffProfilesColumns)),
  response: listOf(TariffProfile),
  errors: [],
});

export const computedValidity = endpoint({
  name: 'computedValidity',
  method: 'GET',
  path: '/api/public/tariff-profiles/:id/computed-validity',
  summary: 'The validity of a ticket fare of this tariff profile that starts on a date.',
  access: 'public',
  extension: 'specified',
  params,
  query: v.object({ ...commonQuery, date: QueryDate }),
  response: ComputedValidity,
  errors: ['NOT_FOUND', 'VALIDITY_BEYOND_CALENDAR'],
});

export const tariffProfile = endpoint({
  name: 'tariffProfile',
  method: 'GET',
  path: '/api/public/tariff-profiles/:id',
  summary: 'One tariff profile.',
  access: 'public',
  extension: 'specified',
  params,
  query,
  response: TariffProfileDetail,
  errors: ['NOT_FOUND'],
});

export const createTariffProfile = endpoint({
  name: 'createTariffProfile',
  method: 'POST',
  path: '/api/public/tariff-profiles',
  summary: 'Add a tariff profile.',
  access: 'operator',
  extension: 'specified',
  creates: true,
  query,
  request: TariffProfileInput,
  response: TariffProfileDetail,
  errors: ['NOT_UNIQUE', 'IDEMPOTENCY_KEY_REUSED'],
});

export const updateTariffProfile = endpoint({
  name: 'updateTariffProfile',
  method: 'PUT',
  path: '/api/public/tariff-profiles/:id',
  summary: 'Change a tariff profile: the body contains the whole profile.',
  access: 'operator',
  extension: 'specified',
  params,
  query,
  request: TariffProfileInput,
  response: TariffProfileDetail,
  errors: ['NOT_FOUND', 'NOT_UNIQUE'],
});

export const deleteTariffProfile = endpoint({
  name: 'deleteTariffProfile',
  method: 'DELETE',
  path: '/api/public/tariff-profiles/:id',
  summary: 'Delete a tariff profile that no combination, ticket, cart or order names.',
  access: 'operator',
  extension: 'specified',
  params,
  query,
  errors: ['NOT_FOUND', 'IN_USE'],
});
