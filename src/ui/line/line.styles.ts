import { css, cva, cx } from 'styled-system/css';
import { quietText } from '../text/quiet.styles.ts';

const pseudo = { content: '""', position: 'absolute' } as const;
/** A changed state is shown by a movement: the track and the station fill up, and the halo appears. */
const movement = {
  transitionProperty: '[transform, opacity]',
  transitionDuration: 'calm',
  transitionTimingFunction: '[ease-out]',
} as const;

export const lineStyles = cva({
  base: { display: 'flex', isolation: 'isolate' },
  variants: {
    direction: {
      across: { flexDirection: 'row' },
      down: { flexDirection: 'column' },
      acrossWhenWide: { flexDirection: { base: 'column', narrow: 'row' } },
    },
  },
});

/** The track before a station ahead is not travelled. On these lines it belongs to the station before. */
const beforeNext = '&:has(+ [data-state=ahead])::after';
/** The track as a whole, and over it the travelled part. */
const tracks = '&::before, &::after';
const isAcross = { transform: '[scaleX(0)]' } as const;
const isDown = { transform: '[scaleY(0)]' } as const;

/**
 * `::before` draws the track, `::after` the travelled part of it. On a horizontal line the track leads to the previous
 * station; on a vertical line, and on a line that can be both, to the next station.
 */
export const stationStyles = cva({
  base: {
    position: 'relative',
    minWidth: '0',
    [tracks]: { ...pseudo, transformOrigin: '[0 0]', _forced: { forcedColorAdjust: 'none' } },
    _before: { backgroundColor: { base: 'neutral.300', _forced: '[GrayText]' } },
    _after: { ...movement, backgroundColor: { base: 'primaryText', _forced: '[CanvasText]' } },
    '&[data-state=ahead]': { color: 'inkSoft' },
  },
  variants: {
    direction: {
      across: {
        flex: '1',
        paddingTop: '6',
        paddingX: '1',
        textAlign: 'center',
        [tracks]: { top: '[0.375rem]', height: '1', left: '[calc(-50% + 0.5rem)]', width: '[calc(100% - 1rem)]' },
        '&:first-child': { _before: { display: 'none' }, _after: { display: 'none' } },
        '&[data-state=ahead]::after': isAcross,
      },
      down: {
        paddingLeft: '8',
        paddingBottom: '5',
        [tracks]: { left: '[0.375rem]', width: '1', top: '5', bottom: '[-0.25rem]' },
        [beforeNext]: isDown,
        '&:last-child': { paddingBottom: '0', _before: { display: 'none' }, _after: { display: 'none' } },
      },
      acrossWhenWide: {
        flex: { narrow: '1' },
        paddingLeft: { base: '8', narrow: '0' },
        paddingRight: { narrow: '6' },
        paddingTop: { narrow: '6' },
        paddingBottom: { base: '5', narrow: '0' },
        [tracks]: {
          left: { base: '[0.375rem]', narrow: '4' },
          width: { base: '1', narrow: '[calc(100% - 1rem)]' },
          top: { base: '5', narrow: '[0.375rem]' },
          height: { narrow: '1' },
          bottom: { base: '[-0.25rem]', narrow: '[auto]' },
        },
        [beforeNext]: { transform: { base: '[scaleY(0)]', narrow: '[scaleX(0)]' } },
        '&:last-child': {
          paddingBottom: '0',
          paddingRight: '0',
          _before: { display: 'none' },
          _after: { display: 'none' },
        },
      },
    },
  },
});

/** The mark of a station: `::before` fills its ring, `::after` is the halo around it. */
export const markStyles = cva({
  base: {
    position: 'absolute',
    zIndex: '[1]',
    width: '4',
    height: '4',
    borderRadius: 'round',
    border: '[3px solid {colors.primaryText}]',
    backgroundColor: 'surface',
    '[data-state=ahead] > &': { borderColor: 'control' },
    _before: {
      ...pseudo,
      ...movement,
      inset: '[-3px]',
      borderRadius: 'round',
      transform: '[scale(0)]',
      backgroundColor: { base: 'primaryText', _forced: '[CanvasText]' },
      _forced: { forcedColorAdjust: 'none' },
    },
    _after: {
      ...pseudo,
      ...movement,
      inset: '[-3px]',
      borderRadius: 'round',
      boxShadow: '[0 0 0 4px var(--brand-left-panel-hover)]',
      opacity: '0',
    },
    '[data-state=here] > &': { _after: { opacity: '1' }, _forced: { outline: '[3px solid Highlight]' } },
    '[data-state=passed] > &': { _before: { transform: '[none]' }, _forced: { borderColor: '[CanvasText]' } },
  },
  variants: {
    direction: {
      across: { top: '0', left: '[calc(50% - 0.5rem)]' },
      down: { left: '0', top: '1' },
      acrossWhenWide: { left: '0', top: { base: '1', narrow: '0' } },
    },
    branch: {
      true: {
        width: '3',
        height: '3',
        borderRadius: 'small',
        transform: '[rotate(45deg)]',
        margin: '[0.125rem]',
        _before: { borderRadius: '[inherit]' },
        _after: { borderRadius: '[inherit]' },
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
