import { createRoot } from 'react-dom/client';
import { preparedExtensions, readPreparedAnswers } from '#api/prepared-answers.ts';
import { accountPath } from '#contract/account-pages.ts';
import type { TextScope } from '#contract/endpoints/i18n.ts';
import { textsInPage } from '#i18n/texts-in-page.ts';
import { createTexts, type Texts } from '#i18n/texts.ts';
import { createFlowLog } from '#runtime/flow-log/flow-log.ts';
import { hashPath, loginPath } from '#runtime/hash-path.ts';
import { isAtDialog } from '#runtime/is-at-dialog.ts';
import { preferredLocale } from '#runtime/preferred-locale.ts';
import type { Shop } from '#runtime/shop.ts';
import { createShop } from './create-shop.ts';
import { nextTask } from './next-task.ts';
import { openPrerendered, showPage } from './prerendered-login/open-prerendered.tsx';
import { findPrerenderedPage } from './prerendered-login/prerendered-page.ts';
import { Root } from './prerendered-login/root.tsx';
import { prefetchPage } from './router/prefetch-page.ts';

/**
 * Creates the first number and date formats while the browser waits for the first responses. The first number format
 * takes about 20 ms, on a phone 80 ms; later formats take almost no time.
 */
async function prepareFormats({ clock }: Shop, texts: Texts): Promise<void> {
  await nextTask();
  texts.intl().formatNumber(0);
  await nextTask();
  clock.today();
}

/**
 * Starts to read the customer and the cart during start-up. If the code cannot be fetched, they are read when the pages
 * are opened.
 */
const startReading = (shop: Shop): Promise<void> =>
  import('./customer-machines.ts').then(
    ({ startCustomerMachines }) => startCustomerMachines(shop, hashPath(window.location.hash)),
    () => {},
  );

/** The scope of the texts that the first page needs. */
function textScopeOf(path: string): TextScope {
  if (path === loginPath) return 'visitor';
  if (path === accountPath) return 'account';
  return path.startsWith('/desk') ? 'all' : 'customer';
}

/** Starts the shop, then renders it or hydrates the prerendered log-in. */
export async function start(container: HTMLElement): Promise<void> {
  const prerendered = findPrerenderedPage(container);
  const isAtLogin = prerendered?.isFrame === false;
  const texts = createTexts(isAtLogin ? prerendered.locale : preferredLocale(document.documentElement));
  await nextTask();
  const answers = readPreparedAnswers(document);
  const shop = createShop({
    texts,
    extensions: preparedExtensions(answers),
    // Behind log-in, the page may be in another language than these answers.
    answers: isAtLogin ? answers : new Map(),
    textsInPage: isAtLogin ? textsInPage(answers, prerendered.locale) : null,
    textScope: textScopeOf(hashPath(window.location.hash)),
    log: createFlowLog(() => performance.timeOrigin + performance.now()),
    goTo: (path, options = {}) => {
      const isFromDialog = isAtDialog(window.history.state);
      // WebKit would keep the state of the dialog for the new address. The original method is called, because the router
      // must not react to this step.
      if (isFromDialog) History.prototype.replaceState.call(window.history, null, '');
      // The new page replaces the entry of the dialog.
      if (options.replace === true || isFromDialog) window.location.replace(`#${path}`);
      else window.location.assign(`#${path}`);
    },
  });
  // Read by error reporting, if it is configured (ERR-01).
  Object.assign(document.documentElement, { shop });
  // Started only now, so that the requests that start-up needs are sent first.
  if (!isAtLogin) {
    prefetchPage(window.location.hash);
    void startReading(shop);
    void prepareFormats(shop, texts);
  }
  const renderAnew = () => createRoot(container).render(<Root shop={shop} texts={texts} onShown={showPage} />);
  if (prerendered === null) renderAnew();
  else {
    const opening = { container, shop, texts, ...prerendered };
    if (prerendered.isStatic)
      await import('./prerendered-login/open-static.tsx').then(({ openStatic }) => openStatic(opening), renderAnew);
    else await openPrerendered(opening);
  }
}
