import { FormattedMessage } from 'react-intl';
import { css } from 'styled-system/css';
import { Money } from '../../../../i18n/money.tsx';

interface BalanceLineProps {
  /** Minor units. */
  readonly balance: number;
  /** Null = the amount is none that a top-up can have. */
  readonly newBalance: number | null;
  readonly wrong: boolean;
}

const line = css({
  display: 'grid',
  gridTemplateColumns: '[auto minmax(1.5rem, 1fr) auto]',
  alignItems: 'end',
  columnGap: '3',
});
const term = css({ fontSize: 's', color: 'inkSoft' });
const amount = css({ fontSize: 'l', fontWeight: 'bold', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
const after = css({ textAlign: 'end', '&[data-wrong=true]': { color: 'error.text' } });
const station = {
  content: '""',
  position: 'absolute',
  top: '[-4px]',
  width: '[11px]',
  height: '[11px]',
  borderRadius: 'round',
  border: '[3px solid currentColor]',
} as const;
const track = css({
  position: 'relative',
  height: '[3px]',
  marginBottom: '3',
  marginX: '1',
  color: 'primaryText',
  backgroundColor: 'current',
  _before: { ...station, left: '[-5px]', backgroundColor: 'current' },
  _after: { ...station, right: '[-5px]', backgroundColor: 'surface' },
});

/** The present and the future balance of the wallet, as two stations of a line. */
export function BalanceLine({ balance, newBalance, wrong }: BalanceLineProps) {
  return (
    <dl className={line}>
      <div>
        <dt className={term}>
          <FormattedMessage id="eWalletTopUp.balance" />
        </dt>
        <dd className={amount}>
          <Money amount={balance} />
        </dd>
      </div>
      <div className={track} aria-hidden="true" />
      <div className={after} data-wrong={wrong && newBalance !== null}>
        <dt className={term}>
          <FormattedMessage id="eWalletTopUp.newBalance" />
        </dt>
        <dd className={amount} aria-live="polite">
          {newBalance === null ? '–' : <Money amount={newBalance} />}
        </dd>
      </div>
    </dl>
  );
}
