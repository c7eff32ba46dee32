import { css, cva, cx } from 'styled-system/css';
import { quietText } from '../text/quiet.styles.ts';

const dot = {
  content: '""',
  position: 'absolute',
  width: '4',
  height: '4',
  borderRadius: 'round',
  border: '[3px solid {colors.primaryText}]',
  backgroundColor: 'surface',
} as const;
const track = { content: '""', position: 'absolute', backgroundColor: 'primaryText' } as const;

export const lineStyles = cva({
  base: { display: 'flex' },
  variants: {
    direction: {
      across: { flexDirection: 'row' },
      down: { flexDirection: 'column' },
      acrossWhenWide: { flexDirection: { base: 'column', narrow: 'row' } },
    },
  },
});

/**
 * `_after` draws the station; `_before` draws the track. On a horizontal line the track leads to the previous station;
 * on a vertical line, and on a line that can be both, to the next station.
 */
export const stationStyles = cva({
  base: {
    position: 'relative',
    minWidth: '0',
    _forced: {
      '&::before': { forcedColorAdjust: 'none', backgroundColor: '[CanvasText]' },
      '&[data-state=ahead]::before, &:has(+ [data-state=ahead])::before': { backgroundColor: '[GrayText]' },
      '&[data-state=passed]::after': {
        forcedColorAdjust: 'none',
        borderColor: '[CanvasText]',
        backgroundColor: '[CanvasText]',
      },
      '&[data-state=here]::after': { outline: '[3px solid Highlight]' },
    },
    _after: dot,
    _before: track,
    '&[data-state=passed]::after': { backgroundColor: 'primaryText' },
    '&[data-state=here]::after': { boxShadow: '[0 0 0 4px var(--brand-left-panel-hover)]' },
    '&[data-state=ahead]': { color: 'inkSoft' },
    '&[data-state=ahead]::after': { borderColor: 'control' },
  },
  variants: {
    direction: {
      across: {
        flex: '1',
        paddingTop: '6',
        paddingX: '1',
        textAlign: 'center',
        _after: { top: '0', left: '[calc(50% - 0.5rem)]' },
        _before: { top: '[0.375rem]', height: '1', left: '[calc(-50% + 0.5rem)]', width: '[calc(100% - 1rem)]' },
        '&:first-child::before': { display: 'none' },
        '&[data-state=ahead]::before': { backgroundColor: 'neutral.300' },
      },
      down: {
        paddingLeft: '8',
        paddingBottom: '5',
        _after: { left: '0', top: '1' },
        _before: { left: '[0.375rem]', width: '1', top: '5', bottom: '[-0.25rem]' },
        '&:has(+ [data-state=ahead])::before': { backgroundColor: 'neutral.300' },
        '&:last-child': { paddingBottom: '0', _before: { display: 'none' } },
      },
      acrossWhenWide: {
        flex: { narrow: '1' },
        paddingLeft: { base: '8', narrow: '0' },
        paddingRight: { narrow: '6' },
        paddingTop: { narrow: '6' },
        paddingBottom: { base: '5', narrow: '0' },
        _after: { left: '0', top: { base: '1', narrow: '0' } },
        _before: {
          left: { base: '[0.375rem]', narrow: '4' },
          width: { base: '1', narrow: '[calc(100% - 1rem)]' },
          top: { base: '5', narrow: '[0.375rem]' },
          height: { narrow: '1' },
          bottom: { base: '[-0.25rem]', narrow: '[auto]' },
        },
        '&:has(+ [data-state=ahead])::before': { backgroundColor: 'neutral.300' },
        '&:last-child': { paddingBottom: '0', paddingRight: '0', _before: { display: 'none' } },
      },
    },
    branch: {
      true: {
        '&::after': {
          width: '3',
          height: '3',
          borderRadius: 'small',
          transform: '[rotate(45deg)]',
          margin: '[0.125rem]',
        },
      },
    },
  },
});

export const labelStyles = css({
  display: 'block',
  fontSize: 's',
  lineHeight: 'tight',
  '[aria-current=step] > &': { fontWeight: 'bold' },
});

/** On narrow screens a horizontal line shows the name of the current station only. */
export const quietLabelStyles = css({ srOnly: { base: true, narrow: false } });

export const contentStyles = css({ marginTop: '2' });

export const detailStyles = cx(quietText, css({ display: 'block' }));
