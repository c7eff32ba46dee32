import '#ui/theme/index.css';
import '#ui/font/font.css';
import { createRoot } from 'react-dom/client';
import { createActor, waitFor } from 'xstate';
import type { ClosedShop } from '#features/pass/offline-pass/closed-shop-notice.tsx';
import { OfflinePassView } from '#features/pass/offline-pass/offline-pass-view.tsx';
import { provideOfflinePass } from '#features/pass/offline-pass/offline-pass.actors.ts';
import { findFileCaches } from '#runtime/browser-store.ts';
import { offlineHash, verificationPath } from '#runtime/forget-pass.ts';
import { createPassClock } from '#runtime/pass-clock.ts';
import { createPassCall } from './pass-call.ts';
import { PassPage } from './pass-page.tsx';
import { readSurroundings } from './pass-surroundings.ts';

/** What works without the shop, if the worker has led from the shop to this page; null otherwise. */
async function readClosedShop(): Promise<ClosedShop | null> {
  if (window.location.hash !== offlineHash) return null;
  const names = await findFileCaches()
    ?.keys()
    .catch(() => []);
  return { canCheck: names?.some((name) => name.startsWith(`linka${verificationPath}:`)) ?? false };
}

/** The page is shown without the pass, or in the system's font, if reading takes longer (milliseconds). */
const readingTime = 500;
const patience = () => new Promise((resolve) => void setTimeout(resolve, readingTime));

/** Opens the page of the pass. The kept pass and the font are read before the page is shown, so that nothing moves after. */
async function openPass(container: HTMLElement): Promise<void> {
  const clock = createPassClock();
  const [surroundings, closedShop] = await Promise.all([readSurroundings(), readClosedShop()]);
  const call = createPassCall(surroundings.texts.locale, clock);
  const actor = createActor(provideOfflinePass({ call, clock }));
  actor.start();
  const isRead = waitFor(actor, (snapshot) => !snapshot.matches('restoring')).catch(() => null);
  await Promise.race([Promise.all([isRead, document.fonts.load('1em "Figtree Variable"')]), patience()]).catch(
    () => null,
  );
  createRoot(container).render(
    <PassPage {...surroundings} titleId="offlinePass.title" width="pair">
      <OfflinePassView actor={actor} closedShop={closedShop} />
    </PassPage>,
  );
}

const container = document.getElementById('root');
if (container !== null) void openPass(container);
