import { assign, setup } from 'xstate';
import { failureIn } from '../failure.ts';
import { providedAction, providedPromise } from '../provided.ts';
import type { FilterValuesContext, FilterValuesEvent, NamedValue } from './filter-values.types.ts';

/**
 * Fetches the values of a list's filter from the server (ORD-01). The list does not wait for them. Each language has a
 * flow of its own, because the names of the values are translated.
 */
export const filterValuesMachine = setup({
  types: {
    context: {} as FilterValuesContext,
    events: {} as FilterValuesEvent,
    tags: {} as 'busy',
  },
  actors: { fetchValues: providedPromise<readonly NamedValue[]>() },
  actions: {
    rememberValues: assign(({ event }) =>
      'output' in event ? { values: event.output as readonly NamedValue[], failure: null } : {},
    ),
    rememberFailure: assign(({ event }) => ({ failure: failureIn(event) })),
    announceFailure: providedAction,
  },
}).createMachine({
  id: 'filterValues',
  context: { values: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The values of the filter are being fetched. The list is shown meanwhile.',
      tags: ['busy'],
      meta: { requirements: ['ORD-01', 'HIS-01'] },
      invoke: {
        id: 'fetchValues',
        src: 'fetchValues',
        onDone: { target: 'offered', actions: 'rememberValues' },
        onError: { target: 'failed', actions: ['rememberFailure', 'announceFailure'] },
      },
    },
    offered: {
      type: 'final',
      description: 'You can choose from the values.',
      meta: { requirements: ['ORD-01', 'HIS-01'] },
    },
    failed: {
      description: 'The values could not be fetched; you can try again. The list works without them.',
      meta: { requirements: ['API-02'] },
      on: { retry: { target: 'loading' } },
    },
  },
});
