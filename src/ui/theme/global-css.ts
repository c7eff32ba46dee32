import { defineGlobalStyles } from '@pandacss/dev';
import { brandVariables } from '#brands/brand.ts';
import defaultBrand from '#brands/default.json' with { type: 'json' };
import { neutral } from '#brands/neutral.ts';

/**
 * Removes the browsers' default styles, only for the elements that are used; this is a third of the size of a general
 * reset.
 */
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

const arrow = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="${neutral[600]}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="m6 9 6 6 6-6"/></svg>`;
/** The arrow of a native `select`, as an image, because a `select` cannot contain an icon. */
const selectArrow = `url("data:image/svg+xml,${encodeURIComponent(arrow)}")`;

/** The default brand's colours until the operator's brand is known, so that the first paint need not wait. */
export const globalCss = defineGlobalStyles({
  ...reset,
  ':root': { ...brandVariables(defaultBrand), '--select-arrow': selectArrow },
  html: {
    // The underline is below all letters. Then browsers need not leave gaps for descenders, which takes them long.
    textUnderlineOffset: '[0.3em]',
    textDecorationSkipInk: 'none',
    fontFamily: 'body',
    color: 'ink',
    backgroundColor: 'page',
    lineHeight: 'normal',
    textSizeAdjust: '100%',
    WebkitFontSmoothing: 'antialiased',
    WebkitTapHighlightColor: 'transparent',
    // A menu at the bottom of the screen covers no focused element (WCAG 2.4.11).
    scrollPaddingBottom: '[var(--bottom-menu-height, 0px)]',
  },
  body: {
    minHeight: '[100dvh]',
    fontSize: 'm',
    overflowWrap: 'break-word',
    textWrap: 'pretty',
  },
  // `data-frame` says what is beside or in the bar of the pages behind log-in, so that the waiting frame has its logo and its
  // column at the same place. The menu takes 72 px for the icons, and where it is `worded`, also the space of the words
  // beside them. A column of full width leaves 16 rem from 1440 px. Menu and column are centred together.
  '[data-frame=menu]': { '--menu-room': { base: '72px', _worded: 'clamp(14rem, 100vw - 74rem, 16rem)' } },
  '[data-frame=open-menu]': { '--menu-room': '380px' },
  '[data-frame$=menu]': {
    wide: { '--column-start': 'calc(var(--menu-room) + max(0px, (100% - var(--menu-room) - 74rem) / 2))' },
  },
  // Tables, and the data and proofs of an application beside each other, need more room than the customers' pages.
  '[data-frame=desk]': { '--column-width': '90rem' },
  ':focus-visible': {
    outline: '[3px solid var(--brand-primary-text)]',
    outlineOffset: '[2px]',
  },
  '::placeholder': { color: 'inkSoft', opacity: '1' },
  // In forced-colours mode backgrounds and shadows are removed, so these elements get a border.
  '@media (forced-colors: active)': {
    'button, [data-button], [data-card], [data-edge], [role=dialog], [role=alertdialog]': { border: '[1px solid]' },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '[1ms!important]',
      animationIterationCount: '[1!important]',
      // Transitions are removed, not shortened: with a very short duration, each property of each element would change
      // one frame later.
      transition: '[none!important]',
      scrollBehavior: '[auto!important]',
    },
  },
});
