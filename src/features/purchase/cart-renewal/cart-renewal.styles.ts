import { css, cx } from 'styled-system/css';
import { pageColumn } from '#ui/page/column.styles.ts';

/** As wide as the page's column. */
export const noticeColumn = cx(pageColumn(), css({ paddingTop: { base: '4', wide: '6' } }));
