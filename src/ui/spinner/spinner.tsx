import { css } from 'styled-system/css';

const styles = css({
  display: 'inline-block',
  width: 'icon',
  height: 'icon',
  borderRadius: 'round',
  border: '[3px solid currentColor]',
  borderRightColor: 'transparent',
  // Otherwise the gap of the ring would be coloured too, and nobody could see that the ring rotates.
  _forced: { forcedColorAdjust: 'none', borderColor: '[CanvasText]', borderRightColor: '[transparent]' },
  animation: '[spin 700ms linear infinite]',
});

/** A rotating ring in the text's colour. Screen readers ignore it, so add a text or `aria-busy`. */
export function Spinner() {
  return <span className={styles} aria-hidden="true" />;
}
