import type { ReactNode } from 'react';
import { css, cx } from 'styled-system/css';
import { quietText } from '../text/quiet.styles.ts';

const styles = cx(quietText, css({ display: 'block', marginTop: '1', lineHeight: 'tight' }));

/** A few words below a `StateChip`, if the state alone would mislead. */
export const StateNote = ({ children }: { readonly children: ReactNode }) => <span className={styles}>{children}</span>;
