import type { ReactNode } from 'react';
import { css, cva, cx } from 'styled-system/css';
import { cardShape } from './card-shape.styles.ts';

type TransitCardProps = {
  /** The name or logo of the issuer. */
  readonly issuer: ReactNode;
  /** Icon and name of the carrier, such as a chip or a phone. */
  readonly carrier: ReactNode;
  /** The card number, formatted in groups; for a card that has none yet, a text that says so. */
  readonly number: string;
  readonly name: string;
  readonly validity: ReactNode;
  /** The holder's photo, if the card shows one. */
  readonly photo?: { readonly src: string; readonly alt: string } | undefined;
  readonly state?: ReactNode;
  /** The card cannot be used now. */
  readonly inactive?: boolean;
};

const card = cva({
  base: {
    // With `hidden`, long names would be cut off; with `clip` the card grows.
    overflow: 'clip',
    containerType: 'inline-size',
    display: 'grid',
    // A name without spaces is broken, not cut off.
    gridTemplateColumns: '[minmax(0, 1fr)]',
    gridTemplateRows: '[auto auto 1fr auto]',
    gap: '3',
    boxShadow: 'raised',
  },
  variants: {
    inactive: {
      false: {
        backgroundColor: 'primarySystem',
        color: 'onPrimarySystem',
        '--card-track': 'colors.secondarySystem',
        '--card-ground': 'colors.primarySystem',
      },
      true: {
        backgroundColor: 'neutral.700',
        color: 'neutral.0',
        '--card-track': 'colors.neutral.400',
        '--card-ground': 'colors.neutral.700',
      },
    },
  },
});
/** The transit-line motif in the brand's second colour: from a station on the card to beyond its edge. */
const track = css({
  position: 'relative',
  height: '1',
  marginRight: '[-1.25rem]',
  marginLeft: '2',
  backgroundColor: 'var(--card-track)',
  _forced: { forcedColorAdjust: 'none', '--card-track': 'CanvasText', '--card-ground': 'Canvas' },
  _before: {
    content: '""',
    position: 'absolute',
    left: '[-0.5rem]',
    top: '[-0.375rem]',
    width: '4',
    height: '4',
    border: '[4px solid]',
    borderColor: 'var(--card-track)',
    borderRadius: 'round',
    backgroundColor: 'var(--card-ground)',
  },
});
/** With large letters, the second element of a row is below the first element. */
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  columnGap: '3',
  overflowWrap: 'anywhere',
  '& > :first-child': { flex: '[1 1 5rem]', minWidth: '0' },
});
const issuerStyles = css({ fontWeight: 'bold', fontSize: 'l', lineHeight: 'tight' });
const carrierStyles = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  fontSize: 's',
  '& svg': { width: 'icon', height: 'icon' },
});
const numberStyles = css({
  alignSelf: 'center',
  fontSize: { base: 'l', _cramped: 'm' },
  fontWeight: 'medium',
  letterSpacing: '[0.06em]',
  '@container (max-width: 17rem)': { letterSpacing: '[0]' },
  fontVariantNumeric: 'tabular-nums',
});
const nameStyles = css({ fontWeight: 'bold' });
const validityStyles = css({ fontSize: 's', fontVariantNumeric: 'tabular-nums' });

const holderStyles = css({
  display: 'flex',
  alignItems: 'flex-end',
  gap: '4',
  minWidth: '0',
});
const photoStyles = css({
  flexShrink: '0',
  width: '16',
  aspectRatio: '[23.5 / 28]',
  objectFit: 'cover',
  borderRadius: 'small',
});
const wordsStyles = css({ flex: '1', minWidth: '0' });

/** A drawing of the plastic card: issuer and carrier at the top, the number, the holder and the validity below. */
export function TransitCard(props: TransitCardProps) {
  const { issuer, carrier, number, name, validity, photo, state, inactive = false } = props;
  return (
    <article className={cx(cardShape, card({ inactive }))} data-edge="">
      <div className={row}>
        <span className={issuerStyles}>{issuer}</span>
        <span className={carrierStyles}>{carrier}</span>
      </div>
      <span className={track} aria-hidden="true" />
      <p className={numberStyles}>{number}</p>
      <div className={holderStyles}>
        {photo !== undefined && <img className={photoStyles} src={photo.src} alt={photo.alt} />}
        <div className={cx(row, wordsStyles)}>
          <div>
            <p className={nameStyles}>{name}</p>
            <p className={validityStyles}>{validity}</p>
          </div>
          {state}
        </div>
      </div>
    </article>
  );
}
