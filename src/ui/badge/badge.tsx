import { css, cx } from 'styled-system/css';

const styles = css({
  display: 'inline-block',
  minWidth: '5',
  paddingX: '1',
  borderRadius: 'round',
  backgroundColor: 'primaryButton',
  color: 'onPrimaryButton',
  fontSize: 's',
  fontWeight: 'bold',
  lineHeight: '[1.25rem]',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  _forced: { border: '[1px solid]' },
});

const grownStyles = css({ animation: '[arrive 240ms ease-out]' });

interface BadgeProps {
  readonly children: string;
  /** The count has just become higher, which a short movement shows. It is repeated only by a new element. */
  readonly grown?: boolean;
}

/** A count beside an icon or a word; the text around it names what is counted. */
export function Badge({ children, grown = false }: BadgeProps) {
  return (
    <span className={cx(styles, grown && grownStyles)} data-grown={grown || undefined} translate="no">
      {children}
    </span>
  );
}
