import { css } from 'styled-system/css';

export const triggerStyles = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  textAlign: 'start',
  cursor: 'pointer',
  '& svg': { width: 'icon', height: 'icon', flexShrink: '0', color: 'inkSoft' },
  '&[data-placeholder-shown]': { color: 'inkSoft' },
});

export const valueStyles = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
