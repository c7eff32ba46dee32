import { css } from 'styled-system/css';

const styles = css({
  display: 'inline-block',
  width: 'icon',
  height: 'icon',
  borderRadius: 'round',
  border: '[3px solid currentColor]',
  borderRightColor: 'transparent',
  animation: '[spin 700ms linear infinite]',
});

/** A turning ring in the text's colour; says nothing, so put words or `aria-busy` beside it. */
export function Spinner() {
  return <span className={styles} aria-hidden="true" />;
}
