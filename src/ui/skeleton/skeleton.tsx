import { css } from 'styled-system/css';

const styles = css({
  display: 'block',
  height: '4',
  minWidth: '10',
  borderRadius: 'small',
  backgroundColor: 'neutral.200',
  _forced: { border: '[1px solid GrayText]' },
  // Visible only after 300 ms of waiting.
  animation: '[appear 160ms 300ms ease-out both, pulse 1.6s 500ms infinite]',
});

/** A placeholder for a text that is loading; `width` is any CSS length. */
export function Skeleton({ width = '100%', height }: { readonly width?: string; readonly height?: string }) {
  return <span className={styles} style={{ width, ...(height !== undefined && { height }) }} aria-hidden="true" />;
}
