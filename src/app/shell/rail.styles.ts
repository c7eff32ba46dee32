import { cva } from 'styled-system/css';

/** The left edge of the page's column: after the menu, whose position is fixed. Menu and column are centred together. */
export const besideRail = cva({
  base: { wide: { '--column-start': 'calc(72px + max(0px, (100% - 72px - 74rem) / 2))' } },
  variants: {
    persistent: { true: { wide: { '--column-start': 'calc(380px + max(0px, (100% - 380px - 74rem) / 2))' } } },
  },
});

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
    left: '[max(0px, (100% - var(--docked, 0px) - 72px - 74rem) / 2)]',
    zIndex: 'rail',
    display: { base: 'none', wide: 'flex' },
    flexDirection: 'column',
    width: '[72px]',
    paddingX: '3',
    paddingBottom: '3',
    overflowX: 'hidden',
    overflowY: 'auto',
    whiteSpace: 'nowrap',
    transition: '[width 120ms ease-out]',
    '& [data-open-only=name]': { opacity: '0' },
    '& [data-open-only=log-out]': { srOnly: true },
    _flat: { borderRight: 'line', backgroundColor: 'surface' },
  },
  variants: {
    opens: {
      true: {
        '&:is(:hover, :has(:focus-visible))': {
          // The rail is wider if large letters need more space.
          width: '[23.75rem]',
          backgroundColor: 'surface',
          boxShadow: 'floating',
          '& [data-open-only=name]': { opacity: '1' },
          '& [data-open-only=log-out]': { srOnly: false },
        },
      },
    },
    persistent: {
      true: {
        wide: {
          left: '[max(0px, (100% - var(--docked, 0px) - 380px - 74rem) / 2)]',
          width: '[380px]',
          backgroundColor: '[transparent!important]',
          boxShadow: '[none!important]',
        },
      },
    },
  },
});
