import { FormattedNumber } from 'react-intl';

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** The size of a file in kilobytes, from one megabyte on in megabytes; never 0. */
export function FileSize({ bytes }: { readonly bytes: number }) {
  const isLarge = bytes >= megabyte;
  return (
    <span translate="no">
      <FormattedNumber
        value={isLarge ? bytes / megabyte : Math.max(1, Math.round(bytes / kilobyte))}
        style="unit"
        unit={isLarge ? 'megabyte' : 'kilobyte'}
        maximumFractionDigits={1}
      />
    </span>
  );
}
