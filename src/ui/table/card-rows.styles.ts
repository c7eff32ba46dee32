import { css } from 'styled-system/css';

/** For tables whose rows are people or things: each row is a card on the page. */
export const cardsStyles = css({
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
