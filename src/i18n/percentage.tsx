import { FormattedNumber } from 'react-intl';

/** A percentage. Page translators do not change it. */
export function Percentage({ value }: { readonly value: number }) {
  return (
    <span translate="no">
      <FormattedNumber value={value / 100} style="percent" />
    </span>
  );
}
