import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { css } from 'styled-system/css';
import type { RepeatPurchase } from '#contract/entities/repeat-purchase.ts';
import { Day } from '#i18n/dates.tsx';
import { Money } from '#i18n/money.tsx';
import { repeatPurchaseView } from '#machines/common/repeat-purchase/repeat-purchase.view.ts';
import { stateLabel } from '#machines/common/state-label.ts';
import { RepeatButton } from './repeat-button.tsx';
import type { RepeatPurchaseActor } from './use-repeat-purchase.ts';

interface RepeatPurchaseButtonsProps {
  readonly repeatPurchase: RepeatPurchaseActor;
  /** The kinds that this page shows. Other kinds are not shown even if they are offered. */
  readonly kinds: readonly (keyof RepeatPurchase)[];
}

/** A separate line among other buttons. */
const line = css({
  display: 'grid',
  gap: '2',
  gridTemplateColumns: { base: '1fr', narrow: '[repeat(2, minmax(0, 18rem))]' },
  width: 'full',
  _hidden: { display: 'none' },
});

/**
 * Buys the last ticket or the last top-up again: one press puts it into the cart and opens the cart (TFR-03, WAL-02).
 * The first button is the main action. Without an offer, no button is shown.
 */
export function RepeatPurchaseButtons({ repeatPurchase, kinds }: RepeatPurchaseButtonsProps) {
  const snapshot = useSelector(repeatPurchase, (current) => current);
  const view = repeatPurchaseView(snapshot);
  const ticketFare = kinds.includes('ticketFare') ? view.ticketFare : null;
  const topUp = kinds.includes('topUp') ? view.topUp : null;
  return (
    <div
      className={line}
      data-flow="repeatPurchase"
      data-state={stateLabel(snapshot.value)}
      hidden={ticketFare === null && topUp === null}
    >
      {ticketFare !== null && (
        <RepeatButton variant="primary" {...ticketFare} onPress={() => repeatPurchase.send({ type: 'buyAgain' })}>
          <FormattedMessage id="repeatPurchase.buy" values={{ price: <Money amount={ticketFare.price} /> }} />
          <FormattedMessage id="repeatPurchase.start" values={{ day: <Day value={ticketFare.validFrom} weekday /> }} />
        </RepeatButton>
      )}
      {topUp !== null && (
        <RepeatButton
          variant={ticketFare === null ? 'primary' : 'secondary'}
          {...topUp}
          onPress={() => repeatPurchase.send({ type: 'topUpAgain' })}
        >
          <FormattedMessage id="repeatPurchase.topUp" values={{ price: <Money amount={topUp.price} /> }} />
          <FormattedMessage id="repeatPurchase.newBalance" values={{ balance: <Money amount={topUp.newBalance} /> }} />
        </RepeatButton>
      )}
    </div>
  );
}
