import { nextTask } from './next-task.ts';

/** Loads React and the shop, and initialises them in separate tasks, so that the person can type in between. */
async function load() {
  const [react, shop] = [import('./start-react.ts'), import('./start.tsx')];
  // Every page but log-in makes calls as soon as the shop starts.
  if ('away' in document.documentElement.dataset) import('#api/client.ts').catch(() => {});
  shop.catch(() => {});
  await react;
  await nextTask();
  return shop;
}

const nextPress = (): Promise<unknown> =>
  new Promise((resolve) => {
    addEventListener('click', resolve, { once: true });
  });

/**
 * Loads the shop. As long as this fails, the page says so, and each press tries again (LOG-04). The failure is reported,
 * because the page's scripts note it, and tell somebody whose browser cannot read the shop's code (index.html).
 */
export async function loadShop(): ReturnType<typeof load> {
  const note = document.getElementById('not-loaded');
  try {
    const shop = await load();
    note?.remove();
    return shop;
  } catch (error) {
    reportError(error);
    note?.removeAttribute('hidden');
    delete document.documentElement.dataset['sending'];
    await nextPress();
    return loadShop();
  }
}
