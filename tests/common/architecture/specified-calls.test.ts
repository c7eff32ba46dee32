import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';

/** The number of calls in each group of docs/calls.md. */
const specified = {
  Auth: 9,
  I18n: 2,
  'Bank cards': 6,
  Accounts: 12,
  Notifications: 2,
  'Card applications': 8,
  Customers: 23,
  'Account links': 8,
  Cards: 4,
  Wallet: 2,
  Settings: 2,
  Orders: 8,
  Payments: 3,
  Reclamation: 1,
  Cart: 6,
  'Public reference data': 40,
} as const;

const callers: Readonly<Record<EndpointDefinition['access'], string>> = {
  public: 'everybody',
  customer: 'customer',
  operator: 'operator',
  mapPhone: 'telephone application',
  system: 'system account',
};

/** A call without the names of its path parameters. */
const withoutParameterNames = (call: string): string => call.replaceAll(/:\w+/g, ':');

const row = /^\| ([\w ]+?) +\| `((?:GET|POST|PUT|PATCH|DELETE) [^`]+)` +\| ([^|]+?) +\|$/gm;
const table = readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'calls.md'), 'utf8');
const listed = [...table.matchAll(row)].map(([, group = '', call = '', caller = '']) => ({ group, call, caller }));
const callerOf = new Map(
  endpoints.map(({ method, path, access }) => [withoutParameterNames(`${method} ${path}`), callers[access]] as const),
);

describe('the table of the specified calls', () => {
  it('contains every call one time, in the right group', () => {
    const counts = Object.fromEntries(
      [...Map.groupBy(listed, ({ group }) => group)].map(([group, rows]) => [group, rows.length]),
    );
    expect(counts).toEqual(specified);
    expect(new Set(listed.map(({ call }) => withoutParameterNames(call))).size).toBe(listed.length);
  });

  it('contains only calls that exist, and the right caller of each (CAL-01)', () => {
    const wanted = listed.map(({ call, caller }) => [call, caller]);
    const found = wanted.map(([call = '']) => [call, callerOf.get(withoutParameterNames(call))]);
    expect(found).toEqual(wanted);
  });
});
