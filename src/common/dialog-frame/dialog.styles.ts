import { css } from 'styled-system/css';

export const formStyles = css({ display: 'flex', flexDirection: 'column', gap: '5' });

/** The name of something that is told like a field, but cannot be changed. */
export const fieldNameStyles = css({ display: 'block', fontWeight: 'bold', marginBottom: '1' });

export const quietStyles = css({ color: 'inkSoft', fontSize: 's' });
