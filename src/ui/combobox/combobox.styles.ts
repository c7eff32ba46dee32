import { css, cx } from 'styled-system/css';
import { optionStyles } from '../popup/popup.styles.ts';

export const boxStyles = css({ position: 'relative' });

/** Space for the button at the end. */
export const inputStyles = css({ paddingRight: '12', _placeholder: { color: 'inkSoft' } });

export const triggerStyles = css({
  position: 'absolute',
  top: '0',
  right: '0',
  display: 'grid',
  placeItems: 'center',
  width: 'target',
  height: 'target',
  border: 'none',
  borderRadius: 'small',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '& svg': { width: 'icon', height: 'icon', color: 'inkSoft' },
  _disabled: { cursor: 'not-allowed' },
});

/** With large letters the price is below the label. */
export const comboboxOption = cx(optionStyles, css({ flexWrap: 'wrap' }));
export const labelTextStyles = css({ flex: '[1 1 6rem]', minWidth: '0' });

export const asideStyles = css({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
