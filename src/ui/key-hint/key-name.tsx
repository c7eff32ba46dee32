import type { ReactNode } from 'react';
import { css } from 'styled-system/css';

const key = css({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '6',
  height: '6',
  paddingX: '1',
  borderRadius: 'small',
  border: 'control',
  backgroundColor: 'surface',
  fontFamily: '[inherit]',
  fontSize: 's',
  fontWeight: 'bold',
  lineHeight: 'flat',
});

/** A key in a text. */
export const KeyName = ({ children }: { readonly children: ReactNode }) => (
  <kbd className={key} translate="no">
    {children}
  </kbd>
);
