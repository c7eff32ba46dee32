import { css } from 'styled-system/css';

/** Around a quiet button: its words begin where the texts above and below it begin. */
export const inLineWithTexts = css({ marginLeft: '[calc(-1 * min(0.75rem, {spacing.edge}))]' });
