import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { Money } from '#i18n/money.tsx';

interface AmountChoicesProps {
  /** Amounts in minor units; `chosen` = the field contains this amount. */
  readonly choices: readonly { readonly amount: number; readonly chosen: boolean }[];
  readonly onChoose: (amount: number) => void;
  readonly disabled: boolean;
}

const row = css({ display: 'grid', gridTemplateColumns: '[repeat(auto-fit, minmax(7.5rem, 1fr))]', gap: '2' });
const choice = css({
  minHeight: 'target',
  paddingX: '3',
  borderRadius: 'small',
  border: 'control',
  backgroundColor: 'surface',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  _hover: { backgroundColor: 'leftPanelHover' },
  _disabled: { cursor: 'not-allowed', color: 'inkSoft' },
  '&[aria-pressed=true]': {
    borderColor: 'primaryText',
    boxShadow: '[inset 0 0 0 1px {colors.primaryText}]',
    fontWeight: 'bold',
  },
});

/** Buttons that fill a suggested amount into the field. */
export function AmountChoices({ choices, onChoose, disabled }: AmountChoicesProps) {
  const intl = useIntl();
  if (choices.length === 0) return null;
  return (
    <div className={row} role="group" aria-label={intl.formatMessage({ id: 'eWalletTopUp.choices' })}>
      {choices.map(({ amount, chosen }) => (
        <button
          key={amount}
          type="button"
          className={choice}
          aria-pressed={chosen}
          disabled={disabled}
          onClick={() => onChoose(amount)}
        >
          <Money amount={amount} />
        </button>
      ))}
    </div>
  );
}
