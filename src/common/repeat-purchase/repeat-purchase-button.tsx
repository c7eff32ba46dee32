import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { css } from 'styled-system/css';
import { repeatPurchaseView } from '../../../machines/repeat-purchase/repeat-purchase.view.ts';
import { stateLabel } from '../../../machines/state-label.ts';
import { Day } from '../../i18n/dates.tsx';
import { Money } from '../../i18n/money.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import type { RepeatPurchaseActor } from './use-repeat-purchase.ts';

const words = css({ display: 'flex', flexDirection: 'column' });
const start = css({ fontSize: 's', fontWeight: 'medium', fontVariantNumeric: 'tabular-nums' });

/** Buys the last ticket once more: one press puts it into the cart and opens the cart (TFR-03). Empty without an offer. */
export function RepeatPurchaseButton({ repeatPurchase }: { readonly repeatPurchase: RepeatPurchaseActor }) {
  const snapshot = useSelector(repeatPurchase, (current) => current);
  const { offer, opening, adding, canBuy } = repeatPurchaseView(snapshot);
  return (
    <div data-flow="repeatPurchase" data-state={stateLabel(snapshot.value)} hidden={offer === null && !opening}>
      {opening && <Skeleton height="3.25rem" />}
      {offer !== null && (
        <Button
          variant="primary"
          block
          loading={adding}
          disabled={!canBuy && !adding}
          onClick={() => repeatPurchase.send({ type: 'buyAgain' })}
        >
          <span className={words}>
            <span>
              <FormattedMessage id="repeatPurchase.buy" values={{ price: <Money amount={offer.price} /> }} />
            </span>{' '}
            <span className={start}>
              <FormattedMessage id="repeatPurchase.start" values={{ day: <Day value={offer.validFrom} weekday /> }} />
            </span>
          </span>
        </Button>
      )}
    </div>
  );
}
