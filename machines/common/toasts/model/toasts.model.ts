import { defineModel } from '../../flow-model.ts';
import { toastsMachine } from '../toasts.machine.ts';
import type { ToastRequest, ToastsContext } from '../toasts.types.ts';

const brief: ToastRequest = { messageId: 'cart.removed', colour: 'success', timeout: 4000 };
const lasting: ToastRequest = { messageId: 'boot.messagesFailed', colour: 'error', timeout: -1 };
const replacing: ToastRequest = {
  messageId: 'accountSetting.accountDeleted',
  colour: 'info',
  timeout: 4000,
  replace: true,
};

const idsOf = ({ toasts }: ToastsContext) => toasts.map(({ request }) => request.messageId).join();

export const toastsModel = defineModel(toastsMachine, {
  inputs: { fresh: undefined },
  cases: {
    show: { brief: { toast: brief }, lasting: { toast: lasting }, replacing: { toast: replacing } },
    close: { first: { id: 1 }, second: { id: 2 } },
    pause: { plain: {} },
    resume: { plain: {} },
    navigate: { plain: {} },
    tick: { start: { now: 0 }, soon: { now: 1000 }, later: { now: 4000 } },
  },
  environment: { tick: 'ticks', show: 'outside', navigate: 'outside' },
  outcomes: { ticks: {} },
  timeLimit: 'actors',
  bounds: { limit: 20_000, stopWhen: ({ context }) => context.nextId > 3 },
  home: ['quiet'],
  scenarios: {
    'TST-02: a message disappears when its time has passed': {
      input: 'fresh',
      steps: ['show/brief', 'tick/start', 'tick/later'],
      ends: 'quiet',
    },
    'TST-02: a lasting message stays until it is closed': {
      input: 'fresh',
      steps: ['show/lasting', 'tick/start', 'tick/later'],
      ends: 'showing',
      with: (context) => context.toasts.length === 1,
    },
    'TST-02: no message is shown after the last message was closed': {
      input: 'fresh',
      steps: ['show/lasting', 'close/first'],
      ends: 'quiet',
    },
    'TST-02: the time of the messages stops while you point at a message': {
      input: 'fresh',
      steps: ['show/brief', 'tick/start', 'pause', 'resume', 'tick/later'],
      ends: 'showing',
      with: (context) => context.toasts[0]?.remaining === 4000,
    },
    'TST-01: a second message queues behind the first': {
      input: 'fresh',
      steps: ['show/brief', 'show/lasting'],
      ends: 'showing',
      with: (context) => context.toasts.length === 2,
    },
    'TST-01: a message that is already shown is not shown twice, and its time starts again': {
      input: 'fresh',
      steps: ['show/brief', 'tick/start', 'tick/soon', 'show/brief'],
      ends: 'showing',
      with: ({ toasts }) => toasts.length === 1 && toasts[0]?.remaining === 4000,
    },
    'TST-01: a message that is already shown is not shown twice while you point at a message': {
      input: 'fresh',
      steps: ['show/lasting', 'show/brief', 'pause', 'show/lasting'],
      ends: 'paused',
      with: (context) => idsOf(context) === `${brief.messageId},${lasting.messageId}`,
    },
    'TST-01: a message with `replace` removes all other messages': {
      input: 'fresh',
      steps: ['show/brief', 'show/replacing'],
      ends: 'showing',
      with: (context) => idsOf(context) === replacing.messageId,
    },
    'TST-03: a success message disappears when the next page is opened': {
      input: 'fresh',
      steps: ['show/brief', 'tick/start', 'tick/soon', 'navigate'],
      ends: 'quiet',
    },
    'TST-03: a success message that appeared together with the new page stays': {
      input: 'fresh',
      steps: ['show/brief', 'tick/start', 'navigate'],
      ends: 'showing',
    },
    'TST-03: a failure message keeps its time on the next page': {
      input: 'fresh',
      steps: ['show/lasting', 'show/brief', 'tick/start', 'tick/soon', 'navigate'],
      ends: 'showing',
      with: (context) => idsOf(context) === lasting.messageId,
    },
  },
  invariants: {
    'there are no messages exactly in the state "quiet"': ({ context, value }) =>
      (value === 'quiet') === (context.toasts.length === 0),
    'no message is shown twice': ({ context: { toasts } }) =>
      new Set(toasts.map(({ request }) => request.messageId)).size === toasts.length,
    'no message is shown longer than its time': ({ context }) =>
      context.toasts.every((toast) => toast.remaining === null || toast.remaining > 0),
  },
});
