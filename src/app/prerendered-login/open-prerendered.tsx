import { createRoot, hydrateRoot } from 'react-dom/client';
import { waitFor } from 'xstate';
import { shownToasts } from '../../../machines/toasts/toasts.view.ts';
import { stateLabel } from '../../../machines/state-label.ts';
import type { Shop } from '../../runtime/shop.ts';
import type { Texts } from '../../i18n/texts.ts';
import { fetchBrand } from '../../common/brand.ts';
import type { ShownBrand } from '../../common/shown-brand.ts';
import { isLoginWanted } from '../router/use-pages.ts';
import { Root } from './root.tsx';
import type { PrerenderedPage } from './prerendered-page.ts';

/** The fields of the form that stands by itself; React may put others in their place. */
const prerenderedFields = (container: HTMLElement) =>
  ['username', 'password'].map((name) => container.querySelector<HTMLInputElement>(`input[name=${name}]`));

type Fields = ReturnType<typeof prerenderedFields>;

/** What was typed while the form stood by itself. */
function carryOver(fields: Fields, shop: Shop): void {
  const [username = '', password = ''] = fields.map((field) => field?.value);
  if (username !== '') shop.tell('session', { type: 'changeUsername', value: username });
  if (password !== '') shop.tell('session', { type: 'changePassword', value: password });
}

/** What was typed, and pressed. */
function carryOn(fields: Fields, shop: Shop): void {
  carryOver(fields, shop);
  if (document.documentElement.dataset['entered'] !== undefined) shop.tell('session', { type: 'submit' });
}

interface PrerenderedStart extends PrerenderedPage {
  readonly container: HTMLElement;
  readonly shop: Shop;
  readonly texts: Texts;
}

/** The operator's brand with the logo that is in the page already. */
async function prerenderedBrand(container: HTMLElement, name: string): Promise<ShownBrand> {
  const [brand, picture] = [await fetchBrand(name), container.querySelector('img')];
  return picture === null ? brand : { ...brand, logo: picture.src };
}

/** Nothing has failed that log-in tells of and that the server's log-in could not know. */
const isAsRendered = (shop: Shop): boolean => shownToasts(shop.actor('toasts').getSnapshot()).length === 0;

const showPage = () => void delete document.documentElement.dataset['away'];

/**
 * Log-in, or its frame, stands in the page already: it stays as it is while the shop starts up. Then React takes log-in
 * over, together with what was typed meanwhile, or shows in its place what start-up leads to.
 */
export async function openPrerendered({ container, shop, texts, isFrame }: PrerenderedStart): Promise<void> {
  const fields = isFrame ? [] : prerenderedFields(container);
  const boot = shop.actor('boot');
  const tell = () => Object.assign(container.dataset, { flow: 'boot', state: stateLabel(boot.getSnapshot().value) });
  const telling = boot.subscribe(tell);
  tell();
  const settled = await waitFor(boot, (snapshot) => !snapshot.hasTag('busy'));
  telling.unsubscribe();
  delete container.dataset['flow'];
  delete container.dataset['state'];
  if (!settled.matches('ready')) {
    carryOver(fields, shop);
    createRoot(container).render(<Root shop={shop} texts={texts} onShown={showPage} />);
    return;
  }
  const brand = await prerenderedBrand(container, settled.context.configuration?.brand ?? 'default');
  if (isFrame || !isLoginWanted(shop) || !isAsRendered(shop)) {
    carryOn(fields, shop);
    createRoot(container).render(<Root shop={shop} texts={texts} brand={brand} onShown={showPage} />);
  } else {
    hydrateRoot(container, <Root shop={shop} texts={texts} brand={brand} onShown={() => carryOn(fields, shop)} />);
  }
}
