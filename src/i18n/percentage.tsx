import { FormattedNumber } from 'react-intl';

/** A number of per cent, which a page translator leaves as it is. */
export function Percentage({ value }: { readonly value: number }) {
  return (
    <span translate="no">
      <FormattedNumber value={value / 100} style="percent" />
    </span>
  );
}
