import { css, cva } from 'styled-system/css';

/**
 * The grid of the account page. Wide: three columns, with the card in the first, the tickets and the wallet in the others.
 * Otherwise all is one below the other, in the order of the document.
 */
export const bandStyles = css({
  display: 'grid',
  columnGap: '8',
  rowGap: { base: '4', narrow: '6' },
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', wide: '[repeat(3, minmax(0, 1fr))]' },
  gridTemplateRows: { wide: '[auto 1fr]' },
  alignItems: 'start',
});

/** The place of a part in the grid. */
export const bandPart = cva({
  base: { display: 'flex', flexDirection: 'column', gap: { base: '4', narrow: '6' }, minWidth: '0' },
  variants: {
    place: {
      card: {
        gap: { base: '3', narrow: '4' },
        // On tablets there is room beside the card.
        flexDirection: { base: 'column', narrow: 'row', wide: 'column' },
        '& > *': { flex: { narrow: '[1 1 0]', wide: '[none]' } },
      },
      main: { gridColumn: { wide: '[2 / span 2]' }, gridRow: { wide: '[1 / span 2]' } },
      /** Below the card. */
      aside: { gridColumn: { wide: '[1]' } },
      below: { gridColumn: { wide: '[1 / -1]' }, gridRow: { wide: '[3]' } },
    },
  },
});
