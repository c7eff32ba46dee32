import { css, cva } from 'styled-system/css';

/**
 * A rail that opens over the page; the page does not move. `--docked` is the width of the testers' flow map at the
 * right. Parts with `data-open-only` are visible only while the rail is open, but always rendered, so that keyboard and
 * screen readers reach them.
 */
export const rail = cva({
  base: {
    position: 'fixed',
    top: '0',
    bottom: '0',
    insetInlineStart: '[max(0px, (100% - var(--docked, 0px) - var(--menu-room) - 74rem) / 2)]',
    zIndex: 'rail',
    display: { base: 'none', wide: 'block' },
    width: '[72px]',
    transition: '[width 120ms ease-out]',
    '& [data-open-only=name]': { opacity: '0' },
    '& [data-open-only=log-out]': { srOnly: true },
  },
  variants: {
    state: {
      opens: {
        '&:is(:hover, :has(:focus-visible))': {
          // The rail is wider if large letters need more space.
          width: '[23.75rem]',
          backgroundColor: 'surface',
          boxShadow: 'floating',
          '& [data-open-only=name]': { opacity: '1' },
          '& [data-open-only=log-out]': { srOnly: false },
        },
      },
      hints: {
        _wordless: {
          '& a:is(:hover, :focus-visible) [data-word]': {
            // The rail does not clip it. It begins at the end of the link, so that the pointer can reach it.
            position: 'fixed',
            marginInlineStart: '[calc(24px + {sizes.icon} / 2)]',
            paddingX: '3',
            paddingY: '2',
            borderRadius: 'small',
            backgroundColor: 'neutral.900',
            color: 'neutral.0',
            boxShadow: 'floating',
          },
        },
      },
      quiet: {},
    },
    persistent: {
      true: {
        wide: {
          width: '[380px]',
          backgroundColor: '[transparent!important]',
          boxShadow: '[none!important]',
        },
      },
    },
  },
});

/** The content of the rail; it scrolls on a low screen. The words may be beside the closed rail. */
export const railPanel = css({
  display: 'flex',
  flexDirection: 'column',
  height: 'full',
  minWidth: { _worded: '[var(--menu-room)]' },
  paddingX: '[12px]',
  paddingBottom: '3',
  overflowX: 'hidden',
  overflowY: 'auto',
  scrollbarWidth: '[none]',
  whiteSpace: { base: 'nowrap', _worded: 'normal' },
  _flat: { borderInlineEnd: 'line', backgroundColor: 'surface' },
});
