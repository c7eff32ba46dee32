import { assign, setup } from 'xstate';
import { codeIn } from '#rules/pass-code.ts';
import type { PassVerdict } from '#rules/pass-verdict.ts';
import { failureIn } from '../../common/failure.ts';
import { providedAction, providedCallback, providedPromise } from '../../common/provided.ts';
import type {
  PassVerificationContext,
  PassVerificationEvent,
  PassVerificationInput,
} from './pass-verification.types.ts';

const cameraFailure = { name: 'CAMERA_FAILED', status: 0, metadata: {} };

/** Checks the code of a pass in the browser, with the operator's public key (PAS-06). */
export const passVerificationMachine = setup({
  types: {
    context: {} as PassVerificationContext,
    events: {} as PassVerificationEvent,
    input: {} as PassVerificationInput,
    tags: {} as 'busy',
  },
  actors: {
    checkCode: providedPromise<PassVerdict, { code: string }>(),
    camera: providedCallback(),
    address: providedCallback(),
  },
  guards: {
    hasCode: ({ context }) => context.code !== '',
    hasTyped: ({ context }) => codeIn(context.typed) !== '',
    canScan: ({ context }) => context.canScan,
    isCodeOpened: ({ event }) => event.type === 'opened' && codeIn(event.code) !== '',
    isValid: ({ event }) => event.type === 'xstate.done.actor.checkCode' && event.output.reason === null,
  },
  actions: {
    rememberTyped: assign(({ event }) => (event.type === 'change' ? { typed: event.value } : {})),
    takeTyped: assign(({ context }) => ({ code: codeIn(context.typed) })),
    takeCode: assign(({ event }) => ('code' in event ? { code: codeIn(event.code) } : {})),
    rememberVerdict: assign(({ event }) =>
      event.type === 'xstate.done.actor.checkCode' ? { verdict: event.output } : {},
    ),
    rememberFailure: assign(({ event }) => ({ failure: failureIn(event) })),
    rememberCameraFailure: assign({ failure: cameraFailure }),
    forgetVerdict: assign({ verdict: null, failure: null }),
    forgetAll: assign({ code: '', typed: '', verdict: null, failure: null }),
    /** Removes the code from the page's address. */
    clearAddress: providedAction,
  },
}).createMachine({
  id: 'passVerification',
  context: ({ input }) => ({ ...input, typed: '', verdict: null, failure: null }),
  initial: 'opening',
  invoke: { id: 'address', src: 'address' },
  on: {
    opened: { guard: 'isCodeOpened', target: '.checking', reenter: true, actions: ['takeCode', 'forgetVerdict'] },
  },
  states: {
    opening: {
      description: 'The page checks whether its address contains a code.',
      meta: { requirements: ['PAS-06'] },
      always: [{ guard: 'hasCode', target: 'checking' }, { target: 'waiting' }],
    },
    waiting: {
      description: 'The page waits for a code. You can scan it with the camera, or paste it.',
      meta: { requirements: ['PAS-06'] },
      on: {
        change: { actions: 'rememberTyped' },
        check: { guard: 'hasTyped', target: 'checking', actions: ['takeTyped', 'forgetVerdict'] },
        startScan: { guard: 'canScan', target: 'scanning', actions: 'forgetVerdict' },
      },
    },
    scanning: {
      description: 'The camera looks for a code.',
      meta: { requirements: ['PAS-06'] },
      invoke: { id: 'camera', src: 'camera' },
      on: {
        scanned: { target: 'checking', actions: 'takeCode' },
        cameraFailed: { target: 'waiting', actions: 'rememberCameraFailure' },
        stopScan: { target: 'waiting' },
      },
    },
    checking: {
      description: 'The page checks the signatures and the times of the code.',
      tags: ['busy'],
      meta: { requirements: ['PAS-06'] },
      invoke: {
        id: 'checkCode',
        src: 'checkCode',
        input: ({ context: { code } }) => ({ code }),
        onDone: [
          { guard: 'isValid', target: 'valid', actions: 'rememberVerdict' },
          { target: 'refused', actions: 'rememberVerdict' },
        ],
        onError: { target: 'unchecked', actions: 'rememberFailure' },
      },
    },
    valid: {
      description:
        'The pass is valid: the operator has signed it, the right device shows it now, and a ticket is valid today.',
      meta: { requirements: ['PAS-06'] },
      on: { again: { target: 'waiting', actions: ['forgetAll', 'clearAddress'] } },
    },
    refused: {
      description: 'The pass is not valid. You see the exact reason.',
      meta: { requirements: ['PAS-06'] },
      on: { again: { target: 'waiting', actions: ['forgetAll', 'clearAddress'] } },
    },
    unchecked: {
      description:
        "The code could not be checked, because the operator's public keys are missing and cannot be fetched without a network.",
      meta: { requirements: ['PAS-06'] },
      on: {
        check: { target: 'checking', actions: 'forgetVerdict' },
        again: { target: 'waiting', actions: ['forgetAll', 'clearAddress'] },
      },
    },
  },
});
