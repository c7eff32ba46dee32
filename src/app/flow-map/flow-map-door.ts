import type { Texts } from '#i18n/texts.ts';
import type { Shop } from '#runtime/shop.ts';
import { flowMapKey } from './flow-map-key.ts';
import { storeLook, readLook } from './stored-look.ts';

interface OpenMap {
  readonly close: () => void;
  readonly hasFocus: () => boolean;
  readonly focus: () => void;
}

interface Door {
  readonly shop: Shop;
  readonly texts: Texts;
}

/** The button may be shown and pressed before `openDoor` is called. */
let resolveDoor: (door: Door) => void = () => {};
const opened = new Promise<Door>((resolve) => {
  resolveDoor = resolve;
});
let map: OpenMap | null = null;
let isOpening = false;

async function open(takesFocus: boolean): Promise<void> {
  if (isOpening) return;
  isOpening = true;
  try {
    const { shop, texts } = await opened;
    const [{ openFlowMap }] = await Promise.all([import('./open-flow-map.tsx'), shop.loadTexts('all')]);
    map = openFlowMap({
      shop,
      texts,
      takesFocus,
      closed: () => {
        map = null;
        storeLook(null);
      },
    });
  } finally {
    isOpening = false;
  }
}

/**
 * Opens the live flow map. If the map is open already, it gets the focus; if it has the focus, it is closed (LFM-06).
 */
export async function toggleFlowMap(): Promise<void> {
  if (map === null) await open(true);
  else if (map.hasFocus()) map.close();
  else map.focus();
}

/**
 * From now on, the tester can open the map by key. A map that was open before a reload opens at once. For the sandbox
 * only.
 */
export function openDoor(shop: Shop, texts: Texts): void {
  resolveDoor({ shop, texts });
  // Captured, so that a dialog does not get the key first.
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== flowMapKey || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      void toggleFlowMap();
    },
    { capture: true },
  );
  if (readLook() !== null) void open(false);
}
