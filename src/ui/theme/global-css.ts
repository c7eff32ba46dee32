import { defineGlobalStyles } from '@pandacss/dev';
import { brandVariables } from '../../../brands/brand.ts';
import defaultBrand from '../../../brands/default.json' with { type: 'json' };

/** What browsers add to the elements that we use, taken away; a third of what a general reset weighs. */
const reset = {
  '*, *::before, *::after, ::backdrop': { boxSizing: 'border-box', margin: '0', padding: '0', border: '[0 solid]' },
  'img, svg': { display: 'block', verticalAlign: 'middle' },
  img: { maxWidth: 'full', height: '[auto]' },
  'h1, h2, h3': { fontSize: '[inherit]', fontWeight: '[inherit]', lineHeight: 'tight', textWrap: 'balance' },
  'ol, ul': { listStyle: 'none' },
  'button, input, select, textarea': {
    font: 'inherit',
    letterSpacing: '[inherit]',
    color: '[inherit]',
    background: '[transparent]',
  },
  textarea: { resize: 'vertical' },
  table: { borderCollapse: 'collapse', textIndent: '[0]' },
  a: { color: '[inherit]', textDecoration: '[inherit]' },
  '[hidden]': { display: '[none!important]' },
} as const;

/** Until the operator's brand is known, the default one; so the first paint waits for nothing. */
export const globalCss = defineGlobalStyles({
  ...reset,
  ':root': brandVariables(defaultBrand),
  html: {
    // Under all letters, so that the line need not make way for any, which takes a browser long to find out.
    textUnderlineOffset: '[0.3em]',
    textDecorationSkipInk: 'none',
    fontFamily: 'body',
    color: 'ink',
    backgroundColor: 'page',
    lineHeight: 'normal',
    textSizeAdjust: '100%',
    WebkitFontSmoothing: 'antialiased',
    WebkitTapHighlightColor: 'transparent',
  },
  body: { minHeight: '[100dvh]', fontSize: 'm', overflowWrap: 'break-word', textWrap: 'pretty' },
  ':focus-visible': {
    outline: '[3px solid var(--brand-primary-text)]',
    outlineOffset: '[2px]',
  },
  '::placeholder': { color: 'inkSoft', opacity: '1' },
  // Where the person's own colours take the grounds away, a button is known by its edge.
  '@media (forced-colors: active)': { 'button, [data-button]': { border: '[1px solid]' } },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '[1ms!important]',
      animationIterationCount: '[1!important]',
      transitionDuration: '[1ms!important]',
      scrollBehavior: '[auto!important]',
    },
  },
});
