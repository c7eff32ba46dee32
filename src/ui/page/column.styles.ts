import { cva } from 'styled-system/css';

/**
 * The column in which everything of a page is: bar, content and footer have the same edges. It is centred, unless the
 * frame says where it begins (`--column-start`) because a side menu is beside it.
 */
export const pageColumn = cva({
  base: {
    marginLeft: '[var(--column-start, auto)]',
    marginRight: 'auto',
    paddingX: { base: 'edge', wide: '8' },
  },
  variants: {
    width: {
      content: { maxWidth: '[74rem]' },
      /** One narrow column for a short form. */
      form: { maxWidth: '[32rem]' },
    },
  },
  defaultVariants: { width: 'content' },
});
