import { css } from 'styled-system/css';

/** For tables whose rows are people or things: each row is a card on the page, and its link looks like one to open. */
export const cardsStyles = css({
  '& th a svg': { display: 'inline-block', verticalAlign: 'middle', marginInlineStart: '1' },
  _roomy: {
    '&&': { borderCollapse: 'separate', borderSpacing: '[0 0.75rem]', marginY: '[-0.75rem]' },
    // The headers begin where the values of the cards begin.
    '& thead th': { borderBottom: 'none', paddingX: '4' },
    '& tbody tr': { borderRadius: 'large', boxShadow: 'raised' },
    '& tbody :is(th, td)': { backgroundColor: 'surface', borderBottom: 'none', paddingX: '4' },
    '& tbody tr > :first-child': { borderStartStartRadius: 'large', borderEndStartRadius: 'large' },
    '& tbody tr > :last-child': { borderStartEndRadius: 'large', borderEndEndRadius: 'large' },
  },
});
