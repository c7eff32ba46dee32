// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { EndpointDefinition } from '../../../contract/endpoint.ts';
import { ticketFareStates } from '../../../contract/enumerations.ts';
import type { CallOptions } from '../../../src/api/call.ts';
import { TicketFaresTab } from '../../../src/features/account/tabs/ticket-fares/ticket-fares-tab.tsx';
import { fillBrowserGaps } from '../../ui/browser-gaps.ts';
import { inShop, testShop } from '../support/test-shop.tsx';

fillBrowserGaps();
afterEach(cleanup);

describe('the ticket fare tab (HIS-01)', () => {
  it('asks at first for all tickets but the cancelled ones, the last end first', async () => {
    const queries: unknown[] = [];
    const call = async ({ name }: EndpointDefinition, { query }: CallOptions<never> = {}) => {
      // The list does not need the names of the states.
      if (name === 'ticketFareStates') throw { name: 'BAD_GATEWAY', status: 502, metadata: {} };
      queries.push(query);
      return { items: [], totalCount: 0 } as never;
    };
    render(inShop({ ...testShop(), call }, <TicketFaresTab customerId={1} />));
    // Nobody has chosen a filter, so the text does not blame one.
    await screen.findByText('Zatím tu není žádné jízdné.');
    expect(queries).toEqual([
      expect.objectContaining({
        sortBy: 'validTo',
        sortDesc: true,
        stateIds: (['EXPIRED', 'ACTIVE', 'FUTURE'] as const).map((state) => ticketFareStates.indexOf(state) + 1),
      }),
    ]);
  });
});
