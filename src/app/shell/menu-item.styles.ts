import { css } from 'styled-system/css';

/** A row of the side menu: the icon is centred in the rail (72 px wide), the word is beside it. */
export const menuItem = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: { base: '4', _worded: '3' },
  width: 'full',
  minHeight: { base: '12', _flat: 'target' },
  // Also a large icon is in the middle of the rail.
  paddingInlineStart: '[calc(24px - {sizes.icon} / 2)]',
  paddingInlineEnd: { base: '3', _worded: '1' },
  paddingY: '1',
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

/** The words keep their lines when the rail opens. */
export const menuWord = css({
  minWidth: '0',
  maxWidth: { _worded: '[calc(var(--menu-room) - 4.625rem)]' },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  lineHeight: 'tight',
  textWrap: { _worded: 'balance' },
});
