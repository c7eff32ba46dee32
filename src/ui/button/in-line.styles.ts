import { css } from 'styled-system/css';

/** Around a quiet button: its words begin where the texts above and below it begin. */
export const inLineWithTexts = css({ marginLeft: '[-0.75rem]' });
