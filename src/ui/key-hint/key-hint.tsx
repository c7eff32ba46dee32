import { css } from 'styled-system/css';

/** Only a person with a mouse has a keyboard at hand. The key is no part of the name of its button. */
const hint = css({
  display: 'none',
  '@media (hover: hover) and (min-width: 600px)': { display: 'inline-grid' },
  placeItems: 'center',
  minWidth: '5',
  height: '5',
  paddingX: '1',
  borderRadius: 'small',
  border: '[1px solid currentColor]',
  fontSize: 's',
  fontWeight: 'medium',
  lineHeight: 'flat',
  _before: { content: 'attr(data-key)' },
});

/** The key that presses a button, inside the button. Screen readers get it from `aria-keyshortcuts`. */
export function KeyHint({ value }: { readonly value: string }) {
  return <span className={hint} data-key={value} aria-hidden="true" />;
}
