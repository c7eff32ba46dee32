import { defineGlobalStyles } from '@pandacss/dev';
import { brandVariables } from '../../../brands/brand.ts';
import defaultBrand from '../../../brands/default.json' with { type: 'json' };

/** Until the operator's brand is known, the default one; so the first paint waits for nothing. */
export const globalCss = defineGlobalStyles({
  ':root': brandVariables(defaultBrand),
  html: { fontFamily: 'body', color: 'ink', backgroundColor: 'page', lineHeight: 'normal', textSizeAdjust: '100%' },
  body: { minHeight: '[100dvh]', fontSize: 'm', overflowWrap: 'break-word', textWrap: 'pretty' },
  'h1, h2, h3': { lineHeight: 'tight', textWrap: 'balance' },
  ':focus-visible': {
    outline: '[3px solid var(--brand-primary-text)]',
    outlineOffset: '[2px]',
  },
  '::placeholder': { color: 'inkSoft' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '[1ms!important]',
      animationIterationCount: '[1!important]',
      transitionDuration: '[1ms!important]',
      scrollBehavior: '[auto!important]',
    },
  },
});
