import { assign, setup } from 'xstate';
import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import type { Locale } from '#contract/enumerations.ts';
import { providedAction, providedPromise } from '../provided.ts';
import type { BootContext, BootEvent } from './boot.types.ts';

/** Start-up: no page is opened before it has finished (APP-01). */
export const bootMachine = setup({
  types: {
    context: {} as BootContext,
    events: {} as BootEvent,
  },
  actors: {
    readConfiguration: providedPromise<SystemConfiguration>(),
    readLocales: providedPromise<readonly Locale[]>(),
    readMessages: providedPromise<void>(),
    readBundledMessages: providedPromise<void>(),
    settleSession: providedPromise<boolean>(),
    /** When the cart expires, in epoch milliseconds by the server's clock; null = the cart is empty. */
    readCartLifetime: providedPromise<number | null>(),
    /**
     * Redirects to the address in the query or, if there is none, to the shop's own address. The output says whether the
     * browser leaves the shop.
     */
    followRedirect: providedPromise<'left' | 'stayed', { allowList: readonly string[] }>(),
  },
  guards: {
    isRedirected: ({ context }) => context.configuration?.redirectAfterStart === true,
    isLeaving: ({ event }) => 'output' in event && event.output === 'left',
    isLoggedIn: ({ context }) => context.isLoggedIn,
  },
  actions: {
    rememberLoggedIn: assign({ isLoggedIn: ({ event }) => 'output' in event && event.output === true }),
    rememberConfiguration: assign({
      configuration: ({ event }) => ('output' in event ? (event.output as SystemConfiguration) : null),
    }),
    rememberLocales: assign({
      supportedLocales: ({ event, context }) =>
        'output' in event ? (event.output as readonly Locale[]) : context.supportedLocales,
    }),
    /** If the server sent no languages, the shop offers only its default language. */
    rememberDefaultLanguage: assign({
      supportedLocales: ({ context: { supportedLocales, configuration } }) =>
        supportedLocales.length > 0 || configuration === null ? supportedLocales : [configuration.defaultLanguage],
    }),
    /**
     * The bundled texts may be in a language that the operator does not offer. This action switches to an offered
     * language.
     */
    keepToOfferedLanguages: providedAction,
    announceConfigurationFailed: providedAction,
    announceLocalesFailed: providedAction,
    announceMessagesFailed: providedAction,
    /** Sends the expiry of the cart to the session. */
    tellCartEnd: providedAction,
    forgetLoggedIn: assign({ isLoggedIn: false }),
    logOut: providedAction,
  },
}).createMachine({
  id: 'boot',
  context: { configuration: null, supportedLocales: [], isLoggedIn: false },
  initial: 'settlingSession',
  states: {
    settlingSession: {
      description: 'The shop finds out whether you are still logged in.',
      tags: ['busy'],
      meta: { requirements: ['APP-01', 'SES-06'] },
      invoke: {
        id: 'settleSession',
        src: 'settleSession',
        onDone: { target: 'loading', actions: 'rememberLoggedIn' },
        onError: { target: 'loading', actions: 'logOut' },
      },
    },
    loading: {
      type: 'parallel',
      description:
        'The shop is starting: settings, languages, texts and the lifetime of your cart are fetched at the same time.',
      tags: ['busy'],
      meta: { requirements: ['APP-01'] },
      states: {
        configuration: {
          description: "The operator's settings.",
          initial: 'reading',
          states: {
            reading: {
              description: "The operator's settings are being fetched.",
              invoke: {
                id: 'readConfiguration',
                src: 'readConfiguration',
                onDone: { target: 'read', actions: 'rememberConfiguration' },
                onError: {
                  target: '#boot.unavailable',
                  actions: ['announceConfigurationFailed', 'logOut', 'forgetLoggedIn'],
                },
              },
            },
            read: { type: 'final', description: "The operator's settings are known." },
          },
        },
        locales: {
          description: 'The languages of the shop.',
          initial: 'reading',
          states: {
            reading: {
              description: 'The languages of the shop are being fetched.',
              meta: { requirements: ['I18-01'] },
              invoke: {
                id: 'readLocales',
                src: 'readLocales',
                onDone: { target: 'read', actions: 'rememberLocales' },
                onError: { target: 'read', actions: 'announceLocalesFailed' },
              },
            },
            read: { type: 'final', description: 'The languages are known, or only the default language is offered.' },
          },
        },
        messages: {
          description: 'The texts in your language.',
          initial: 'reading',
          states: {
            reading: {
              description: 'The texts in your language are being fetched.',
              meta: { requirements: ['I18-01'] },
              invoke: {
                id: 'readMessages',
                src: 'readMessages',
                onDone: { target: 'read' },
                onError: { target: 'readingBundled', actions: 'announceMessagesFailed' },
              },
            },
            readingBundled: {
              description: 'The server sent no texts, so the shop uses the texts that are built into it.',
              meta: { requirements: ['APP-03'] },
              invoke: {
                id: 'readBundledMessages',
                src: 'readBundledMessages',
                onDone: { target: 'read' },
                onError: { target: '#boot.unavailable' },
              },
            },
            read: { type: 'final', description: 'The texts are loaded.' },
          },
        },
        cartLifetime: {
          description: 'How long your cart is still kept.',
          initial: 'deciding',
          states: {
            deciding: {
              description: 'Only someone who is logged in has a cart.',
              meta: { requirements: ['CRT-01'] },
              always: [{ guard: 'isLoggedIn', target: 'reading' }, { target: 'read' }],
            },
            reading: {
              description: 'You are logged in. The shop asks how long your cart is still kept.',
              meta: { requirements: ['CRT-01'] },
              invoke: {
                id: 'readCartLifetime',
                src: 'readCartLifetime',
                onDone: { target: 'read', actions: 'tellCartEnd' },
                onError: { target: 'read' },
              },
            },
            read: { type: 'final', description: 'The lifetime of the cart is known, or there is no cart.' },
          },
        },
      },
      onDone: { target: 'arriving', actions: ['rememberDefaultLanguage', 'keepToOfferedLanguages'] },
    },
    arriving: {
      description: 'Everything is loaded. The shop checks whether the operator wants to redirect you.',
      tags: ['busy'],
      meta: { requirements: ['APP-11'] },
      always: [{ guard: 'isRedirected', target: 'redirecting' }, { target: 'ready' }],
    },
    redirecting: {
      description: 'You are redirected to the requested address if the operator allows it, otherwise to your account.',
      tags: ['busy'],
      meta: { requirements: ['APP-11'] },
      invoke: {
        id: 'followRedirect',
        src: 'followRedirect',
        input: ({ context }) => ({ allowList: context.configuration?.redirectAllowList ?? [] }),
        onDone: [{ guard: 'isLeaving', target: 'leaving' }, { target: 'ready' }],
        onError: { target: 'ready' },
      },
    },
    leaving: {
      type: 'final',
      description: 'The browser is leaving the shop for an address that the operator allows.',
      meta: { requirements: ['APP-11'] },
    },
    unavailable: {
      description: 'The shop could not be started. A message says so, and you can try again.',
      meta: { requirements: ['APP-02'] },
      on: { retry: { target: 'loading' } },
    },
    ready: {
      type: 'final',
      description: 'Everything is loaded. Pages can be opened.',
      meta: { requirements: ['APP-01'] },
    },
  },
});
