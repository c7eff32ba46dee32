import { css, cva, cx } from 'styled-system/css';
import { quietText } from '#ui/text/quiet.styles.ts';

/**
 * From 600 px and on paper, the rows are a table. On narrower screens each row is a block, and each value has a label.
 */
export const table = css({ width: 'full', borderCollapse: 'collapse', display: { base: 'block', _sheet: 'table' } });
export const body = css({ display: { base: 'block', _sheet: 'table-row-group' } });
export const headRow = cx(
  quietText,
  css({
    srOnly: { base: true, _sheet: false },
    '& th': {
      fontWeight: 'regular',
      paddingBottom: '2',
      borderBottom: '[1px solid {colors.control}]',
      verticalAlign: 'bottom',
    },
  }),
);
export const row = css({
  display: { base: 'grid', _sheet: 'table-row' },
  gridTemplateColumns: '[1fr auto]',
  gap: '1',
  paddingY: { base: '3', _sheet: '0' },
  borderBottom: 'line',
});
export const cell = cva({
  base: { paddingY: { base: '0', _sheet: '3' }, paddingLeft: { base: '0', _sheet: '4' }, verticalAlign: 'top' },
  variants: {
    kind: {
      name: {
        gridColumn: '[1 / -1]',
        paddingLeft: '0!',
        fontWeight: 'regular',
        textAlign: 'start',
        overflowWrap: 'anywhere',
        minWidth: { _sheet: '[8rem]' },
      },
      number: {
        display: { base: 'contents', _sheet: 'table-cell' },
        textAlign: 'end',
        whiteSpace: 'nowrap',
        fontVariantNumeric: 'tabular-nums',
        _before: {
          base: { content: 'attr(data-label)', color: 'inkSoft', fontSize: 's', textAlign: 'start' },
          _sheet: { content: 'none' },
        },
      },
    },
  },
});
export const headCell = cva({
  variants: { kind: { name: { textAlign: 'start' }, number: { textAlign: 'end', paddingLeft: '4' } } },
});
export const detail = cx(quietText, css({ display: 'block' }));
export const caption = cx(
  quietText,
  css({
    textAlign: 'start',
    paddingBottom: '2',
    display: { base: 'block', _sheet: 'table-caption' },
  }),
);
