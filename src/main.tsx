import './first.css';
import './ui/font/font.css';
import { createRoot } from 'react-dom/client';
import { createFlowLog } from './actors/flow-log.ts';
import { createShop } from './actors/create-shop.ts';
import { openDoor } from './app/door/open-door.tsx';
import { Root } from './app/door/root.tsx';
import { standingDoor } from './app/door/standing-door.ts';
import { hashPath, loginPath } from './app/hash-path.ts';
import { moveQueryIntoHash } from './app/query-into-hash.ts';
import { preferredLocale } from './i18n/preferred-locale.ts';
import { createTexts } from './i18n/texts.ts';

function start(container: HTMLElement): void {
  const doorLocale = standingDoor(container);
  const texts = createTexts(doorLocale ?? preferredLocale(window.localStorage));
  const shop = createShop({
    texts,
    textScope: hashPath(window.location.hash) === loginPath ? 'visitor' : 'all',
    log: createFlowLog(() => performance.timeOrigin + performance.now()),
    goTo: (path, options = {}) => {
      if (options.replace === true) window.location.replace(`#${path}`);
      else window.location.assign(`#${path}`);
    },
  });
  if (doorLocale === null) createRoot(container).render(<Root shop={shop} texts={texts} />);
  else void openDoor(container, shop, texts);
}

const container = document.getElementById('root');
// In a task of its own: the visitor may type between the modules' setting up and the shop's.
if (container !== null && !moveQueryIntoHash(window.location)) setTimeout(start, 0, container);
