import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { readPageConfiguration } from '#api/page-configuration.ts';
import { applyBrand } from '#common/brand.ts';
import { bundledTexts } from '#i18n/bundled.ts';
import {
  carryOn,
  carryOver,
  prerenderedFields,
  settledBoot,
  showPage,
  type PrerenderedStart,
} from './open-prerendered.tsx';
import { pressedButton } from './pressed-button.ts';
import { Root } from './root.tsx';

/** Shows the brand that the page's configuration names until the back end has answered. Resolves to its name. */
async function showConfiguredBrand(container: HTMLElement): Promise<string> {
  const { brand } = await readPageConfiguration().catch(() => ({ brand: undefined }));
  if (brand === undefined) return 'default';
  const { logo, name, logoWidth, logoHeight } = await applyBrand(brand);
  const picture = container.querySelector('img');
  if (picture !== null) Object.assign(picture, { src: logo, alt: name, width: logoWidth, height: logoHeight });
  return brand;
}

/** The button of the new page with the same text as a button of the page that React has replaced. */
function clickAgain(container: HTMLElement, pressed: HTMLElement | undefined): void {
  const text = pressed?.textContent ?? '';
  if (text === '') return;
  [...container.querySelectorAll('button')].find(({ textContent }) => textContent === text)?.click();
}

/**
 * Starts from a page that the build has rendered. React cannot hydrate it, because the operator's settings and texts may
 * be different; it replaces log-in by log-in, with the typed text, the focus and the button that was pressed.
 */
export async function openStatic({ container, shop, texts, isFrame }: PrerenderedStart): Promise<void> {
  const fields = isFrame ? [] : prerenderedFields(container);
  const [settled, configured] = await Promise.all([settledBoot(container, shop), showConfiguredBrand(container)]);
  if (!settled.matches('ready')) {
    // The page has no texts of its own, and the back end may not have answered.
    await bundledTexts(texts.locale(), 'visitor').then(
      (bundled) => texts.load(texts.locale(), bundled),
      () => {},
    );
    carryOver(fields, shop);
    createRoot(container).render(<Root shop={shop} texts={texts} onShown={showPage} />);
    return;
  }
  const name = settled.context.configuration?.brand ?? 'default';
  if (name !== configured) document.documentElement.removeAttribute('style');
  const brand = await applyBrand(name);
  const focused = document.activeElement?.getAttribute('name');
  carryOn(fields, shop);
  // In one step: between two steps, a key would go into a field that is about to be removed, or that is still empty.
  flushSync(() => createRoot(container).render(<Root shop={shop} texts={texts} brand={brand} onShown={showPage} />));
  clickAgain(container, pressedButton());
  if (typeof focused === 'string') container.querySelector<HTMLInputElement>(`input[name="${focused}"]`)?.focus();
}
