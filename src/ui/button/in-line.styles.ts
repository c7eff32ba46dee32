import { css } from 'styled-system/css';

/** For an element around a quiet button: the button's text is aligned with the texts above and below it. */
export const inLineWithTexts = css({ marginLeft: '[-0.75rem]' });
