import { setup } from 'xstate';
import { sessionMachine } from '../../visitor/session/session.machine.ts';
import { bootMachine } from '../boot/boot.machine.ts';
import { toastsMachine } from '../toasts/toasts.machine.ts';

/**
 * The root of the actor system. It only invokes the actors that run as long as the app. These actors access one another
 * by their system ids. `boot` is started last, because it uses the other actors. `cart`, `customerSelection` and
 * `mailLanguage` join the same system when a page other than log-in is opened.
 */
export const rootMachine = setup({
  types: {
    children: {} as {
      toasts: 'toasts';
      session: 'session';
      boot: 'boot';
    },
  },
  actors: {
    boot: bootMachine,
    session: sessionMachine,
    toasts: toastsMachine,
  },
}).createMachine({
  id: 'root',
  initial: 'open',
  states: {
    open: {
      description: 'The shop is open in this tab.',
      meta: { requirements: ['APP-01'] },
      invoke: [
        { id: 'toasts', systemId: 'toasts', src: 'toasts' },
        { id: 'session', systemId: 'session', src: 'session' },
        { id: 'boot', systemId: 'boot', src: 'boot' },
      ],
    },
  },
});
