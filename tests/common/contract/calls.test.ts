import { describe, expect, it } from 'vitest';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { extensions } from '#contract/extensions.ts';
import { callsDocument, groupOf, specifiedIn } from './calls-document.ts';

/** The number of calls that the operator has specified in each group. */
const specified = {
  Auth: 9,
  I18n: 2,
  'Bank cards': 6,
  Notifications: 2,
  'Account links': 8,
  Accounts: 12,
  'Card applications': 8,
  Customers: 23,
  Cards: 4,
  Wallet: 2,
  Settings: 2,
  Orders: 8,
  Payments: 3,
  Reclamation: 1,
  Cart: 6,
  'Public reference data': 40,
} as const;

/** A call without the names of its path parameters. */
const shapeOf = ({ method, path }: EndpointDefinition): string => `${method} ${path.replaceAll(/:\w+/g, ':')}`;

describe('the calls of the contract', () => {
  it('are the specified ones of each group (CAL-01)', () => {
    const counts = [...Map.groupBy(specifiedIn(endpoints), groupOf)].map(([group, calls]) => [group, calls.length]);
    expect(Object.fromEntries(counts)).toEqual(specified);
  });

  it('have each method and path only one time', () => {
    expect(new Set(endpoints.map(shapeOf)).size).toBe(endpoints.length);
  });

  it('name every extension', () => {
    const named = new Set(endpoints.map(({ extension }) => extension));
    expect(extensions.filter((extension) => !named.has(extension))).toEqual([]);
  });

  it('are all in docs/calls.md', async () => {
    await expect(callsDocument(endpoints)).toMatchFileSnapshot('../../../docs/calls.md');
  });
});
