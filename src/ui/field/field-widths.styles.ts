import { css } from 'styled-system/css';

/**
 * The widths of the controls of fields, named after what they hold: a person sees by the width what is expected. Without
 * a width, a control fills its column. The names are classes, so that a page contains only the widths that it uses.
 */
export const fieldWidths = {
  date: css({ '& > :not(label, p)': { maxWidth: '[14rem]' } }),
  phone: css({ '& > :not(label, p)': { maxWidth: '[14rem]' } }),
  email: css({ '& > :not(label, p)': { maxWidth: 'form' } }),
  houseNumber: css({ '& > :not(label, p)': { maxWidth: '[8rem]' } }),
  zip: css({ '& > :not(label, p)': { maxWidth: '[8rem]' } }),
  pin: css({ '& > :not(label, p)': { maxWidth: '[10rem]' } }),
  amount: css({ '& > :not(label, p)': { maxWidth: '[10rem]' } }),
  count: css({ '& > :not(label, p)': { maxWidth: '[8rem]' } }),
  cardNumber: css({ '& > :not(label, p)': { maxWidth: '[18rem]' } }),
};
