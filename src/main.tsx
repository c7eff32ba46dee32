import './first.css';
import './ui/font/font.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createFlowLog } from './actors/flow-log.ts';
import { createShop } from './actors/create-shop.ts';
import { App } from './app/app.tsx';
import { hashPath, loginPath } from './app/hash-path.ts';
import { moveQueryIntoHash } from './app/query-into-hash.ts';
import { preferredLocale } from './i18n/preferred-locale.ts';
import { createTexts } from './i18n/texts.ts';

function start(container: HTMLElement): void {
  const texts = createTexts(preferredLocale(window.localStorage));
  const shop = createShop({
    texts,
    textScope: hashPath(window.location.hash) === loginPath ? 'visitor' : 'all',
    log: createFlowLog(() => performance.timeOrigin + performance.now()),
    goTo: (path, options = {}) => {
      if (options.replace === true) window.location.replace(`#${path}`);
      else window.location.assign(`#${path}`);
    },
  });
  createRoot(container).render(
    <StrictMode>
      <App shop={shop} texts={texts} />
    </StrictMode>,
  );
}

const container = document.getElementById('root');
if (container !== null && !moveQueryIntoHash(window.location)) start(container);
