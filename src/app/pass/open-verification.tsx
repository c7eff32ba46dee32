import '#ui/theme/index.css';
import '#ui/font/font.css';
import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { PassVerificationView } from '#features/pass/pass-verification/pass-verification-view.tsx';
import { providePassVerification } from '#features/pass/pass-verification/pass-verification.actors.ts';
import { canReadCamera } from '#features/pass/pass-verification/read-camera.ts';
import { codeIn } from '#rules/pass-code.ts';
import { findWorkers } from '#runtime/browser-store.ts';
import { passWorkerPath, verificationPath } from '#runtime/forget-pass.ts';
import { createPassClock } from '#runtime/pass-clock.ts';
import { PassPage } from './pass-page.tsx';
import { readSurroundings } from './pass-surroundings.ts';

/**
 * Opens the page that checks passes. The browser stores this page as well, because the person who checks may have no
 * network.
 */
async function openVerification(container: HTMLElement): Promise<void> {
  const surroundings = await readSurroundings();
  const code = codeIn(window.location.hash);
  const machine = providePassVerification(createPassClock());
  const actor = createActor(machine, { input: { code, canScan: canReadCamera() } });
  actor.start();
  createRoot(container).render(
    <PassPage {...surroundings} titleId="passVerification.title" width="form">
      <PassVerificationView actor={actor} />
    </PassPage>,
  );
  await findWorkers()
    ?.register(passWorkerPath, { scope: verificationPath })
    .catch(() => undefined);
}

const container = document.getElementById('root');
if (container !== null) void openVerification(container);
