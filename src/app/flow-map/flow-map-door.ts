import type { Texts } from '#i18n/texts.ts';
import type { Shop } from '#runtime/shop.ts';
import { flowMapKey } from './flow-map-key.ts';
import { keepLook, keptLook } from './kept-look.ts';

interface OpenMap {
  readonly close: () => void;
  readonly hasFocus: () => boolean;
  readonly focus: () => void;
}

interface Door {
  readonly shop: Shop;
  readonly texts: Texts;
}

/** The button can be there, and be pressed, before this door has been opened. */
let openIt: (door: Door) => void = () => {};
const opened = new Promise<Door>((resolve) => {
  openIt = resolve;
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
        keepLook(null);
      },
    });
  } finally {
    isOpening = false;
  }
}

/** Opens the live flow map, goes to it, or closes it from inside (LFM-06). */
export async function toggleFlowMap(): Promise<void> {
  if (map === null) await open(true);
  else if (map.hasFocus()) map.close();
  else map.focus();
}

/** Lets the tester open the map from now on, and opens it if it was open before a reload. For the sandbox only. */
export function openDoor(shop: Shop, texts: Texts): void {
  openIt({ shop, texts });
  // Before a dialog hears the key.
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
  if (keptLook() !== null) void open(false);
}
