import '#ui/theme/index.css';
import '#ui/font/font.css';
import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { OfflinePassView } from '#features/pass/offline-pass/offline-pass-view.tsx';
import { provideOfflinePass } from '#features/pass/offline-pass/offline-pass.actors.ts';
import { createPassClock } from '#runtime/pass-clock.ts';
import { createPassCall } from './pass-call.ts';
import { PassPage } from './pass-page.tsx';
import { readSurroundings } from './pass-surroundings.ts';

/** Opens the page of the pass. */
async function openPass(container: HTMLElement): Promise<void> {
  const clock = createPassClock();
  const surroundings = await readSurroundings();
  const call = createPassCall(surroundings.texts.locale, clock);
  const actor = createActor(provideOfflinePass({ call, clock }));
  actor.start();
  createRoot(container).render(
    <PassPage {...surroundings} titleId="offlinePass.title" width="pair">
      <OfflinePassView actor={actor} />
    </PassPage>,
  );
}

const container = document.getElementById('root');
if (container !== null) void openPass(container);
