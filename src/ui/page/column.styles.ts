import { cva } from 'styled-system/css';

/**
 * The column of a page: bar, content and footer have the same edges. It is centred, unless the frame sets its start
 * (`--column-start`) because a side menu is beside it.
 */
export const pageColumn = cva({
  base: {
    marginInlineStart: '[var(--column-start, auto)]',
    marginInlineEnd: 'auto',
    paddingX: { base: 'edge', wide: '8' },
  },
  variants: {
    width: {
      content: { maxWidth: '[var(--column-width, 74rem)]' },
      /** One narrow column for a short form. */
      form: { maxWidth: '[32rem]' },
      /** Two narrow columns side by side, for example a code and what it stands for. */
      pair: { maxWidth: '[60rem]' },
    },
  },
  defaultVariants: { width: 'content' },
});
