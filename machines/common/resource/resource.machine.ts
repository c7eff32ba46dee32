import { assign, setup } from 'xstate';
import { failureIn, failureOf } from '../failure.ts';
import { providedPromise } from '../provided.ts';
import type { ResourceContext, ResourceEvent } from './resource.types.ts';

/** The address contains no valid number, or the number of a value that does not belong to this account. */
const namesNothing = new Set([400, 404]);

/**
 * Fetches and shows one value that has its own page, such as an order (ORD-03), and fetches it again when it may have
 * changed. Each use makes its own machine and provides `fetchResource`.
 */
export const resourceMachineOf = <Value>() =>
  setup({
    types: {
      context: {} as ResourceContext<Value>,
      events: {} as ResourceEvent,
      tags: {} as 'busy',
    },
    actors: {
      fetchResource: providedPromise<Value>(),
    },
    guards: {
      isMissing: ({ event }) => 'error' in event && namesNothing.has(failureOf(event.error).status),
    },
    actions: {
      rememberValue: assign(({ event }) => ('output' in event ? { value: event.output as Value, failure: null } : {})),
      rememberFailure: assign(({ event }) => ({ failure: failureIn(event) })),
      forgetValue: assign({ value: null, failure: null }),
    },
  }).createMachine({
    id: 'resource',
    context: { value: null, failure: null },
    initial: 'loading',
    states: {
      loading: {
        description: 'The data of the page are being fetched.',
        tags: ['busy'],
        meta: { requirements: ['ORD-03'] },
        invoke: {
          id: 'fetchResource',
          src: 'fetchResource',
          onDone: { target: 'shown', actions: 'rememberValue' },
          onError: [
            { guard: 'isMissing', target: 'missing', actions: 'forgetValue' },
            { target: 'failed', actions: 'rememberFailure' },
          ],
        },
      },
      shown: {
        description: 'You see the data of the page.',
        meta: { requirements: ['ORD-03'] },
        on: { refresh: { target: 'refreshing' } },
      },
      refreshing: {
        description:
          'The data may have changed and are being fetched again. The page shows the previous data meanwhile.',
        tags: ['busy'],
        meta: { requirements: ['ORD-03', 'TBL-02'] },
        invoke: {
          id: 'fetchResource',
          src: 'fetchResource',
          onDone: { target: 'shown', actions: 'rememberValue' },
          onError: [
            { guard: 'isMissing', target: 'missing', actions: 'forgetValue' },
            { target: 'outdated', actions: 'rememberFailure' },
          ],
        },
        on: { refresh: { target: 'refreshing', reenter: true } },
      },
      outdated: {
        description: 'The data may be outdated and could not be fetched again. You can try again.',
        meta: { requirements: ['ORD-03', 'API-02'] },
        on: { retry: { target: 'refreshing' }, refresh: { target: 'refreshing' } },
      },
      missing: {
        type: 'final',
        description: 'Your account has no data at this address. The page says so and shows where you can go.',
        meta: { requirements: ['ORD-03'] },
      },
      failed: {
        description: 'The page could not be fetched; you can try again.',
        meta: { requirements: ['ORD-03', 'API-02'] },
        on: { retry: { target: 'loading' } },
      },
    },
  });
