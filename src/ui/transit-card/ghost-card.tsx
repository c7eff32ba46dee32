import { css, cx } from 'styled-system/css';
import { cardShape } from './card-shape.styles.ts';

const ghost = css({
  position: 'relative',
  overflow: 'hidden',
  minHeight: '[8.5rem]',
  display: 'grid',
  alignItems: 'end',
  border: '[2px dashed {colors.control}]',
  color: 'inkSoft',
  fontWeight: 'medium',
});
/** The track of the drawn card, without its colours. */
const track = css({
  position: 'absolute',
  top: '[33%]',
  left: '8',
  right: '0',
  height: '1',
  backgroundColor: 'neutral.300',
  _forced: { forcedColorAdjust: 'none', backgroundColor: '[GrayText]' },
  _before: {
    content: '""',
    position: 'absolute',
    left: '[-0.75rem]',
    top: '[-0.375rem]',
    width: '4',
    height: '4',
    border: '[3px solid]',
    borderColor: 'neutral.300',
    borderRadius: 'round',
    backgroundColor: 'page',
    _forced: { borderColor: '[GrayText]', backgroundColor: '[Canvas]' },
  },
});

/** The outline of a transit card, shown where a card will be later. */
export function GhostCard({ children }: { readonly children: string }) {
  return (
    <div className={cx(cardShape, ghost)}>
      <span className={track} aria-hidden="true" />
      <p>{children}</p>
    </div>
  );
}
