import { assign, setup } from 'xstate';
import { failureIn } from '../../common/failure.ts';
import { providedAction, providedCallback, providedPromise } from '../../common/provided.ts';
import type { KeptPasses, OfflinePassContext, OfflinePassEvent, Restored } from './offline-pass.types.ts';

/** Passes older than this are renewed if there is a network (milliseconds). */
const renewedAfter = 10 * 60_000;

/**
 * Draws the codes of the passes that exist when this actor starts. So each state that begins with other passes invokes
 * the actor again.
 */
const drawCodes = {
  id: 'drawCodes',
  src: 'drawCodes',
  input: ({ context }: { readonly context: OfflinePassContext }) => ({ passes: context.passes }),
} as const;

/**
 * Shows what is valid now, also without a network: passes that the server has signed and that the browser keeps. Passes
 * are not shown after they have expired, are not shown to another account, and are deleted at log-out (PAS-01…PAS-06).
 */
export const offlinePassMachine = setup({
  types: {
    context: {} as OfflinePassContext,
    events: {} as OfflinePassEvent,
    tags: {} as 'busy',
  },
  actors: {
    restore: providedPromise<Restored>(),
    fetchPasses: providedPromise<KeptPasses, { account: number | null }>(),
    erase: providedPromise<void>(),
    ticks: providedCallback(),
    drawCodes: providedCallback<{ passes: KeptPasses | null }>(),
    otherTabs: providedCallback(),
    network: providedCallback(),
  },
  delays: {
    /** The pause before the next attempt to reach the server. */
    untilRetry: 60_000,
  },
  guards: {
    isNobodyRestored: ({ event }) => event.type === 'xstate.done.actor.restore' && event.output.account === null,
    isRestored: ({ event }) => event.type === 'xstate.done.actor.restore' && event.output.passes !== null,
    hasPeople: ({ event }) => 'output' in event && (event.output as KeptPasses).people.length > 0,
    isRefused: ({ event }) => failureIn(event)?.status === 401,
    isNotOffered: ({ event }) => failureIn(event)?.name === 'PASSES_NOT_OFFERED',
    isOtherAccount: ({ context, event }) => event.type === 'sessionChanged' && event.account !== context.account,
    isSameAccount: ({ context, event }) => event.type === 'sessionChanged' && event.account === context.account,
    isAnybodyLoggedIn: ({ context }) => context.account !== null,
    isOver: ({ context, event }) => event.type === 'tick' && event.now >= (context.passes?.expires ?? 0),
    isRenewalDue: ({ context: { passes }, event }) =>
      event.type === 'tick' &&
      passes !== null &&
      event.now >= passes.issued + renewedAfter &&
      event.now < passes.expires,
    isAnotherPerson: ({ context, event }) =>
      event.type === 'choose' &&
      (context.passes?.people ?? []).some(({ customerId }) => customerId === event.customerId) &&
      event.customerId !== (context.chosen ?? context.passes?.people[0]?.customerId),
  },
  actions: {
    rememberRestored: assign(({ event }) => (event.type === 'xstate.done.actor.restore' ? event.output : {})),
    rememberPasses: assign(({ context, event }) => {
      if (!('output' in event)) return {};
      const passes = event.output as KeptPasses;
      const isKnown = passes.people.some(({ customerId }) => customerId === context.chosen);
      return { passes, flaw: null, failure: null, chosen: isKnown ? context.chosen : null, now: passes.issued };
    }),
    forgetPasses: assign({ passes: null, codes: {}, chosen: null }),
    rememberTooOld: assign({ flaw: 'TOO_OLD' }),
    rememberFailure: assign(({ event }) => ({ failure: failureIn(event) })),
    rememberAccount: assign(({ event }) => (event.type === 'sessionChanged' ? { account: event.account } : {})),
    forgetAccount: assign({ account: null }),
    forgetReasons: assign({ flaw: null, failure: null }),
    rememberNow: assign(({ event }) => (event.type === 'tick' ? { now: event.now } : {})),
    rememberCodes: assign(({ event }) => (event.type === 'drawn' ? { codes: event.codes } : {})),
    rememberChosen: assign(({ event }) => (event.type === 'choose' ? { chosen: event.customerId } : {})),
    /** Deletes the passes that the browser keeps. */
    dropKept: providedAction,
    /** Makes the browser keep this page, so that it opens without a network. */
    keepPage: providedAction,
  },
}).createMachine({
  id: 'offlinePass',
  context: { account: null, passes: null, flaw: null, now: 0, chosen: null, codes: {}, failure: null },
  initial: 'restoring',
  states: {
    restoring: {
      description: 'The page reads the pass that your browser keeps, and checks that nobody has altered it.',
      tags: ['busy'],
      meta: { requirements: ['PAS-03'] },
      invoke: {
        id: 'restore',
        src: 'restore',
        onDone: [
          { guard: 'isNobodyRestored', target: 'open.erasing', actions: 'rememberRestored' },
          { guard: 'isRestored', target: 'open.shown', actions: ['rememberRestored', 'keepPage'] },
          { target: 'open.fetching', actions: ['rememberRestored', 'keepPage'] },
        ],
        onError: { target: 'unsupported' },
      },
    },
    unsupported: {
      type: 'final',
      description: 'Your browser cannot keep a pass. You see your card and your tickets on the account page.',
      meta: { requirements: ['PAS-01'] },
    },
    open: {
      initial: 'fetching',
      description: 'You are on the page of your pass.',
      meta: { requirements: ['PAS-01'] },
      invoke: [
        { id: 'otherTabs', src: 'otherTabs' },
        { id: 'network', src: 'network' },
      ],
      on: {
        sessionChanged: { guard: 'isOtherAccount', target: '.erasing', actions: ['rememberAccount', 'forgetReasons'] },
      },
      states: {
        fetching: {
          description: 'The server is signing your pass. There is no pass yet that could be shown.',
          tags: ['busy'],
          meta: { requirements: ['PAS-01'] },
          invoke: {
            id: 'fetchPasses',
            src: 'fetchPasses',
            input: ({ context }) => ({ account: context.account }),
            onDone: [
              { guard: 'hasPeople', target: 'shown.fresh', actions: 'rememberPasses' },
              { target: 'noCard', actions: 'rememberPasses' },
            ],
            onError: [
              { guard: 'isRefused', target: 'erasing', actions: 'forgetAccount' },
              { guard: 'isNotOffered', target: 'notOffered' },
              { target: 'unavailable', actions: 'rememberFailure' },
            ],
          },
        },
        shown: {
          description: 'You see your pass with its code. A new code is drawn every half minute.',
          meta: { requirements: ['PAS-01', 'PAS-02'] },
          initial: 'renewing',
          invoke: { id: 'ticks', src: 'ticks' },
          on: {
            choose: { guard: 'isAnotherPerson', actions: 'rememberChosen' },
            drawn: { actions: 'rememberCodes' },
            tick: [
              {
                guard: 'isOver',
                target: 'old',
                actions: ['rememberNow', 'rememberTooOld', 'forgetPasses', 'dropKept'],
              },
              { actions: 'rememberNow' },
            ],
          },
          states: {
            fresh: {
              description:
                'The server has just signed your pass. Your browser keeps it, so that you can show it without a network.',
              meta: { requirements: ['PAS-01'] },
              invoke: drawCodes,
              on: {
                tick: { guard: 'isRenewalDue', target: 'renewing', actions: 'rememberNow' },
              },
            },
            renewing: {
              description: 'You see the pass that your browser keeps, while the page fetches a new pass.',
              tags: ['busy'],
              meta: { requirements: ['PAS-01', 'PAS-02'] },
              invoke: [
                drawCodes,
                {
                  id: 'renewPasses',
                  src: 'fetchPasses',
                  input: ({ context }) => ({ account: context.account }),
                  onDone: [
                    { guard: 'hasPeople', target: 'fresh', actions: 'rememberPasses' },
                    { target: '#offlinePass.open.noCard', actions: ['rememberPasses', 'dropKept'] },
                  ],
                  onError: [
                    { guard: 'isRefused', target: '#offlinePass.open.erasing', actions: 'forgetAccount' },
                    { target: 'kept', actions: 'rememberFailure' },
                  ],
                },
              ],
            },
            kept: {
              description:
                'There is no network. You see the pass that your browser keeps, with the time when it was signed and the time until which you can show it.',
              meta: { requirements: ['PAS-02'] },
              invoke: drawCodes,
              on: {
                refresh: { target: 'renewing' },
                resumed: { target: 'renewing' },
                sessionChanged: { guard: 'isSameAccount', target: 'renewing' },
              },
              after: { untilRetry: { target: 'renewing' } },
            },
          },
        },
        old: {
          description: 'The pass that your browser kept is too old to be shown. With a network you get a new pass.',
          meta: { requirements: ['PAS-02'] },
          on: { refresh: { target: 'fetching' }, resumed: { target: 'fetching' } },
        },
        unavailable: {
          description: 'There is no network, and your browser keeps no pass that could be shown.',
          meta: { requirements: ['PAS-02', 'PAS-03'] },
          on: {
            refresh: { target: 'fetching' },
            resumed: { target: 'fetching' },
            sessionChanged: { guard: 'isSameAccount', target: 'fetching' },
          },
          after: { untilRetry: { target: 'fetching' } },
        },
        noCard: {
          description: 'Nobody of your account has an active card, so there is no pass to show.',
          meta: { requirements: ['PAS-01'] },
          on: { refresh: { target: 'fetching' } },
        },
        notOffered: {
          description: 'The operator offers no passes.',
          meta: { requirements: ['PAS-04'] },
        },
        erasing: {
          description: 'You have logged out. All data of the pass in your browser are being deleted.',
          tags: ['busy'],
          meta: { requirements: ['PAS-05'] },
          entry: 'forgetPasses',
          invoke: {
            id: 'erase',
            src: 'erase',
            onDone: [
              { guard: 'isAnybodyLoggedIn', target: 'fetching', actions: 'keepPage' },
              { target: 'loggedOut', actions: 'forgetReasons' },
            ],
            onError: [
              { guard: 'isAnybodyLoggedIn', target: 'fetching' },
              { target: 'loggedOut', actions: 'forgetReasons' },
            ],
          },
        },
        loggedOut: {
          description: 'Nobody is logged in. Your browser keeps no data of a pass. Log in to get a pass.',
          meta: { requirements: ['PAS-05'] },
        },
      },
    },
  },
});
