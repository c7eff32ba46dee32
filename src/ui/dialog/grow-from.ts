/** The position of an element on the screen, in px. */
type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** What a person presses to open a dialog. A focused heading, for example, has not opened the dialog. */
const controls = 'button, a[href], summary, [role=button], [role=menuitem]';

/**
 * The point of the screen from which a dialog grows: the middle of the control that opened it; null if the control is
 * not visible on the screen.
 */
export function growthOrigin(
  opener: Box,
  screen: { readonly width: number; readonly height: number },
): { readonly x: number; readonly y: number } | null {
  const x = Math.round(opener.left + opener.width / 2);
  const y = Math.round(opener.top + opener.height / 2);
  const isShown = opener.width > 0 && opener.height > 0;
  return isShown && x >= 0 && x <= screen.width && y >= 0 && y <= screen.height ? { x, y } : null;
}

/**
 * Lets the dialog grow from the focused control. A dialog that no control has opened appears without growing. Call this
 * when the element is in the page and before the dialog takes the focus.
 * @param area the element that fills the screen around the dialog, so that its origin is the screen's
 */
export function growFromFocused(area: HTMLElement | null): void {
  const opener = document.activeElement;
  if (area === null || opener?.matches(controls) !== true) return;
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const origin = growthOrigin(opener.getBoundingClientRect(), { width, height });
  if (origin === null) return;
  area.style.transformOrigin = `${String(origin.x)}px ${String(origin.y)}px`;
  area.dataset['grows'] = '';
}
