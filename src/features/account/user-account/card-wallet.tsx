import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { css, cx } from 'styled-system/css';
import { Money } from '#i18n/money.tsx';
import { raised } from '#ui/card/raised.styles.ts';
import { Fact } from '#ui/data-list/fact.tsx';
import { actionsInLine } from '../card-actions/actions-in-line.styles.ts';

interface CardWalletProps {
  /** In minor units. */
  readonly amount: number;
  /** The card is being loaded again; the amount may change. */
  readonly reading: boolean;
  /** The buttons that top up the wallet. */
  readonly children: ReactNode;
}

const sheet = cx(
  raised,
  css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '6',
    rowGap: '4',
    padding: { base: '4', narrow: '5' },
  }),
);
const actions = cx(actionsInLine, css({ width: { base: 'full', narrow: 'auto' } }));

/** The card's wallet with its amount (ACC-02), and the buttons that top it up. */
export function CardWallet({ amount, reading, children }: CardWalletProps) {
  return (
    <div className={sheet} data-edge="">
      <dl aria-busy={reading}>
        <Fact label={<FormattedMessage id="account.wallet" />} size="xl">
          <span data-testid="wallet-amount">
            <Money amount={amount} />
          </span>
        </Fact>
      </dl>
      <div className={actions}>{children}</div>
    </div>
  );
}
