import './critical.css';
import './ui/font/font.css';
import { loadShop } from './app/load-shop.ts';
import { firstSign } from './app/prerendered-login/first-sign.ts';
import { findPrerenderedPage } from './app/prerendered-login/prerendered-page.ts';
import { tendForm } from './app/prerendered-login/tend-form.ts';
import { moveIntoHash } from './app/router/move-into-hash.ts';

/**
 * Whether the page is complete without the shop: it shows log-in as the server has rendered it. The shop adds to a page
 * that the build has rendered the operator's settings, and to one that is wanted after log-in its reason.
 */
function isComplete(container: HTMLElement): boolean {
  const page = findPrerenderedPage(container);
  return page !== null && !page.isFrame && !page.isStatic && !window.location.hash.includes('?');
}

async function open(container: HTMLElement): Promise<void> {
  const taken = new AbortController();
  tendForm(container, taken.signal);
  if (isComplete(container)) {
    const { dataset } = document.documentElement;
    // Read by error reporting, which waits for the shop.
    dataset['unused'] = '';
    await firstSign();
    delete dataset['unused'];
  }
  const { start } = await loadShop();
  taken.abort();
  await start(container);
  // The browser runs the shop.
  document.getElementById('unsupported')?.remove();
}

const container = document.getElementById('root');
if (container !== null && !moveIntoHash(window.location)) void open(container);
