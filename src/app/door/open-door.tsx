import { createRoot, hydrateRoot } from 'react-dom/client';
import { waitFor } from 'xstate';
import { stateLabel } from '../../../machines/state-label.ts';
import type { Shop } from '../../actors/shop.ts';
import type { Texts } from '../../i18n/texts.ts';
import { isDoorWanted } from '../use-pages.ts';
import { Root } from './root.tsx';

/** What was typed, and pressed, while the form stood by itself. */
function carryOver(container: HTMLElement, shop: Shop): void {
  const typed = (name: string) => container.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value ?? '';
  const [username, password] = [typed('username'), typed('password')];
  if (username !== '') shop.tell('session', { type: 'changeUsername', value: username });
  if (password !== '') shop.tell('session', { type: 'changePassword', value: password });
  if (document.documentElement.dataset['entered'] !== undefined) shop.tell('session', { type: 'submit' });
}

/**
 * Log-in stands in the page already: it stays as it is while the shop starts up, and then React takes it over, together
 * with what was typed meanwhile. When start-up leads elsewhere, React shows that in its place.
 */
export async function openDoor(container: HTMLElement, shop: Shop, texts: Texts): Promise<void> {
  const boot = shop.actor('boot');
  const tell = () => Object.assign(container.dataset, { flow: 'boot', state: stateLabel(boot.getSnapshot().value) });
  const telling = boot.subscribe(tell);
  tell();
  const settled = await waitFor(boot, (snapshot) => !snapshot.hasTag('busy'));
  telling.unsubscribe();
  delete container.dataset['flow'];
  delete container.dataset['state'];
  if (settled.matches('ready') && isDoorWanted(shop)) {
    hydrateRoot(container, <Root shop={shop} texts={texts} dressed onShown={() => carryOver(container, shop)} />);
  } else {
    createRoot(container).render(<Root shop={shop} texts={texts} />);
  }
}
