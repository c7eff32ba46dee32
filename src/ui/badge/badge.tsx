import { css } from 'styled-system/css';

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

/** A count beside an icon or a word; the text around it names what is counted. */
export function Badge({ children }: { readonly children: string }) {
  return (
    <span className={styles} translate="no">
      {children}
    </span>
  );
}
