import { FormattedMessage } from 'react-intl';
import { css } from 'styled-system/css';
import { Money } from '#i18n/money.tsx';
import { Fact } from '#ui/data-list/fact.tsx';

interface BalanceLineProps {
  /** Minor units. */
  readonly balance: number;
  /** Null = the entered amount is not possible for a top-up. */
  readonly newBalance: number | null;
  readonly wrong: boolean;
}

/** The frame is too narrow for two large amounts side by side. */
const narrowFrame = '@container (max-width: 19rem)';

const frame = css({ containerType: 'inline-size' });
const line = css({
  display: 'grid',
  gridTemplateColumns: '[auto minmax(1.5rem, 1fr) auto]',
  [narrowFrame]: { gridTemplateColumns: '[minmax(0, 1fr)]', rowGap: '2' },
  alignItems: 'end',
  columnGap: '3',
});
const future = css({ '&[data-wrong=true]': { color: 'error.text' } });
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
  [narrowFrame]: { display: 'none' },
  height: '[3px]',
  marginBottom: '3',
  marginX: '1',
  color: 'primaryText',
  backgroundColor: 'current',
  _forced: { forcedColorAdjust: 'none', color: '[CanvasText]', '--balance-ground': 'Canvas' },
  _before: { ...station, left: '[-5px]', backgroundColor: 'current' },
  _after: { ...station, right: '[-5px]', backgroundColor: '[var(--balance-ground, {colors.surface})]' },
});

/** The present and the future balance of the wallet, drawn as two stations of a line. */
export function BalanceLine({ balance, newBalance, wrong }: BalanceLineProps) {
  return (
    <div className={frame}>
      <dl className={line}>
        <Fact label={<FormattedMessage id="eWalletTopUp.balance" />} size="l">
          <Money amount={balance} />
        </Fact>
        <div className={track} aria-hidden="true" />
        <Fact label={<FormattedMessage id="eWalletTopUp.newBalance" />} size="l" align="end">
          <span className={future} data-wrong={wrong && newBalance !== null} aria-live="polite">
            {newBalance === null ? '–' : <Money amount={newBalance} />}
          </span>
        </Fact>
      </dl>
    </div>
  );
}
