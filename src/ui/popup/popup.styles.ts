import { css } from 'styled-system/css';

/** Lists and calendars that open above the page. */
export const popupStyles = css({
  zIndex: 'popup',
  maxWidth: '[calc(100vw - 1rem)]',
  padding: '1',
  borderRadius: 'small',
  border: 'line',
  backgroundColor: 'surface',
  boxShadow: 'floating',
  outline: 'none',
  animation: '[appear 120ms ease-out]',
  _closed: { display: 'none' },
});

export const optionStyles = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  minHeight: '10',
  paddingX: '3',
  paddingY: '2',
  borderRadius: 'small',
  cursor: 'pointer',
  lineHeight: 'tight',
  '&[data-highlighted]': {
    backgroundColor: 'leftPanelHover',
    color: 'onLeftPanelHover',
    _forced: { outline: '[2px solid Highlight]', outlineOffset: '[-2px]' },
  },
  '&[data-state=checked]': { fontWeight: 'bold' },
  '&[data-disabled]': { color: 'inkSoft', cursor: 'not-allowed' },
  '& svg': { width: 'icon', height: 'icon', flexShrink: '0', color: 'primaryText' },
});

/** If there is too little space below the field, the list scrolls. */
export const fitsScreen = css({ maxHeight: '[var(--available-height)]', overflowY: 'auto' });

export const optionListStyles = css({ maxHeight: '[min(20rem, var(--available-height))]', overflowY: 'auto' });
