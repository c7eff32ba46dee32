import { createRoot } from 'react-dom/client';
import { createFlowLog } from './actors/flow-log.ts';
import { createShop } from './actors/create-shop.ts';
import { openDoor } from './app/door/open-door.tsx';
import { Root } from './app/door/root.tsx';
import { standingDoor } from './app/door/standing-door.ts';
import { fetchWanted } from './app/fetch-wanted.ts';
import { hashPath, loginPath } from './app/hash-path.ts';
import { preferredLocale } from './i18n/preferred-locale.ts';
import { createTexts } from './i18n/texts.ts';
import { nextTask } from './next-task.ts';

/** Starts the shop, and has React show it or take over the log-in that stands in the page. */
export async function start(container: HTMLElement): Promise<void> {
  const door = standingDoor(container);
  const isAtDoor = door?.isFrame === false;
  const texts = createTexts(isAtDoor ? door.locale : preferredLocale(window.localStorage));
  await nextTask();
  const shop = createShop({
    texts,
    textScope: hashPath(window.location.hash) === loginPath ? 'visitor' : 'all',
    log: createFlowLog(() => performance.timeOrigin + performance.now()),
    goTo: (path, options = {}) => {
      if (options.replace === true) window.location.replace(`#${path}`);
      else window.location.assign(`#${path}`);
    },
  });
  // After the shop has asked the server for what it cannot start up without.
  if (!isAtDoor) fetchWanted(window.location.hash);
  if (door === null) createRoot(container).render(<Root shop={shop} texts={texts} />);
  else await openDoor({ container, shop, texts, ...door });
}
