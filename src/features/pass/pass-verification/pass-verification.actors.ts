import { fromCallback, fromPromise, type AnyEventObject } from 'xstate';
import { passVerificationMachine } from '#machines/pass/pass-verification/pass-verification.machine.ts';
import type { PassVerificationEvent } from '#machines/pass/pass-verification/pass-verification.types.ts';
import { codeIn } from '#rules/pass-code.ts';
import type { PassVerdict } from '#rules/pass-verdict.ts';
import type { PassClock } from '#runtime/pass-clock.ts';
import { checkCode } from './check-code.ts';
import { createKeySource } from './kept-keys.ts';
import { readCamera } from './read-camera.ts';

/** The element in which the camera's picture is shown. */
export const cameraPictureId = 'camera-picture';

const videoElement = (): HTMLVideoElement | null => {
  const element = document.getElementById(cameraPictureId);
  return element instanceof HTMLVideoElement ? element : null;
};

export function providePassVerification(clock: PassClock) {
  const keysOf = createKeySource(clock);
  // Fetches the keys early, so that a code can be checked later without a network. Not needed if the address contains a
  // code: checking that code fetches the keys.
  if (codeIn(window.location.hash) === '') void keysOf().catch(() => {});
  return passVerificationMachine.provide({
    actors: {
      checkCode: fromPromise<PassVerdict, { code: string }>(async ({ input }) =>
        checkCode(input.code, await keysOf(), clock.now()),
      ),
      camera: fromCallback<AnyEventObject>(({ sendBack }) => {
        const send = (event: PassVerificationEvent) => sendBack(event);
        // The video element is mounted only in the next task.
        let end = () => {};
        const timer = setTimeout(() => {
          end = readCamera(
            videoElement,
            (code) => send({ type: 'scanned', code }),
            () => send({ type: 'cameraFailed' }),
          );
        });
        return () => {
          clearTimeout(timer);
          end();
        };
      }),
      address: fromCallback<AnyEventObject>(({ sendBack }) => {
        const sendCode = () => sendBack({ type: 'opened', code: window.location.hash } satisfies PassVerificationEvent);
        window.addEventListener('hashchange', sendCode);
        return () => window.removeEventListener('hashchange', sendCode);
      }),
    },
    actions: {
      clearAddress: () => window.history.replaceState(null, '', window.location.pathname),
    },
  });
}
