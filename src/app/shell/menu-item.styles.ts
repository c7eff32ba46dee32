import { css } from 'styled-system/css';

/** A row of the side menu: the icon is centred in the rail (72 px wide), the word is beside it. */
export const menuItem = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  width: 'full',
  minHeight: '12',
  paddingLeft: '[0.875rem]',
  paddingRight: '3',
  borderRadius: 'small',
  fontWeight: 'medium',
  textAlign: 'start',
  cursor: 'pointer',
  '& svg': { flexShrink: '0', width: 'icon', height: 'icon' },
  _hover: { backgroundColor: 'leftPanelHover', color: 'onLeftPanelHover' },
  _focusVisible: { outlineOffset: '[-3px]' },
  '&[aria-current=page]': {
    backgroundColor: 'leftPanelHover',
    color: 'primaryText',
    fontWeight: 'bold',
    '@media (forced-colors: active)': { outline: '[2px solid Highlight]', outlineOffset: '[-2px]' },
  },
});

export const menuWord = css({ minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis' });
