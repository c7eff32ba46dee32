import { createRoot, hydrateRoot } from 'react-dom/client';
import { waitFor } from 'xstate';
import { fetchBrand } from '#common/brand.ts';
import type { ShownBrand } from '#common/shown-brand.ts';
import type { Texts } from '#i18n/texts.ts';
import { stateLabel } from '#machines/common/state-label.ts';
import { shownToasts } from '#machines/common/toasts/toasts.view.ts';
import type { Shop } from '#runtime/shop.ts';
import { mustShowLogin } from '../router/use-pages.ts';
import type { PrerenderedPage } from './prerendered-page.ts';
import { pressedButton } from './pressed-button.ts';
import { Root } from './root.tsx';

/** The input fields of the prerendered form; React may replace them. */
export const prerenderedFields = (container: HTMLElement) =>
  ['username', 'password'].map((name) => container.querySelector<HTMLInputElement>(`input[name=${name}]`));

type Fields = ReturnType<typeof prerenderedFields>;

/** Copies the typed text from the prerendered form into the machine. */
export function carryOver(fields: Fields, shop: Shop): void {
  const [username = '', password = ''] = fields.map((field) => field?.value);
  if (username !== '') shop.tell('session', { type: 'changeUsername', value: username });
  if (password !== '') shop.tell('session', { type: 'changePassword', value: password });
}

/** Takes over the typed text, and a submit that happened before React was ready. */
export function carryOn(fields: Fields, shop: Shop): void {
  carryOver(fields, shop);
  if (document.documentElement.dataset['entered'] !== undefined) shop.tell('session', { type: 'submit' });
}

export interface PrerenderedStart extends PrerenderedPage {
  readonly container: HTMLElement;
  readonly shop: Shop;
  readonly texts: Texts;
}

/** The operator's brand, with the logo that the page already shows. */
async function prerenderedBrand(container: HTMLElement, name: string): Promise<ShownBrand> {
  const [brand, picture] = [await fetchBrand(name), container.querySelector('img')];
  return picture === null ? brand : { ...brand, logo: picture.src };
}

/**
 * Whether no toast is shown. The prerendered log-in contains no toast, so hydration would fail while a toast is shown.
 */
const isAsRendered = (shop: Shop): boolean => shownToasts(shop.actor('toasts').getSnapshot()).length === 0;

export function showPage(): void {
  const { dataset } = document.documentElement;
  delete dataset['away'];
  delete dataset['frame'];
}

/** Waits until start-up has ended; until then, its state is in the attributes of the page's root. */
export async function settledBoot(container: HTMLElement, shop: Shop) {
  const boot = shop.actor('boot');
  const publish = () => Object.assign(container.dataset, { flow: 'boot', state: stateLabel(boot.getSnapshot().value) });
  const subscription = boot.subscribe(publish);
  publish();
  const settled = await waitFor(boot, (snapshot) => !snapshot.hasTag('busy'));
  subscription.unsubscribe();
  delete container.dataset['flow'];
  delete container.dataset['state'];
  return settled;
}

/**
 * Starts from a page that contains the prerendered log-in or its frame, which stays unchanged during start-up. Then
 * React hydrates log-in and takes over the typed text, or renders another page instead.
 */
export async function openPrerendered({ container, shop, texts, isFrame }: PrerenderedStart): Promise<void> {
  const fields = isFrame ? [] : prerenderedFields(container);
  const settled = await settledBoot(container, shop);
  if (!settled.matches('ready')) {
    carryOver(fields, shop);
    createRoot(container).render(<Root shop={shop} texts={texts} onShown={showPage} />);
    return;
  }
  const brand = await prerenderedBrand(container, settled.context.configuration?.brand ?? 'default');
  if (isFrame || !mustShowLogin(shop) || !isAsRendered(shop)) {
    carryOn(fields, shop);
    createRoot(container).render(<Root shop={shop} texts={texts} brand={brand} onShown={showPage} />);
  } else {
    const pressed = pressedButton();
    const goOn = () => {
      carryOn(fields, shop);
      pressed?.click();
    };
    hydrateRoot(container, <Root shop={shop} texts={texts} brand={brand} onShown={goOn} />);
  }
}
