import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import type { PaymentType } from '../../../../contract/enumerations.ts';
import type { PaymentOffer } from '../../../../machines/cart/cart.view.ts';
import { formatDay } from '../../../../rules/date-text.ts';
import { Button } from '../../../ui/button/button.tsx';

interface PayButtonProps {
  readonly paymentType: PaymentType;
  readonly offer: PaymentOffer;
  /** The total is zero: the order is sent without a payment. */
  readonly free: boolean;
  readonly enabled: boolean;
  /** The payment type of the running payment; null = none. */
  readonly inFlight: PaymentType | null;
  readonly onPay: () => void;
}

const help = css({ fontSize: 's', color: 'inkSoft' });

/** A button for one payment type; if it is disabled, the reason is below it and in its tooltip. */
export function PayButton({ paymentType, offer, free, enabled, inFlight, onPay }: PayButtonProps) {
  const intl = useIntl();
  const helpId = useId();
  if (!offer.shown) return null;
  const { refusal, earliestValidFrom } = offer;
  const date = earliestValidFrom === null ? '' : formatDay(earliestValidFrom);
  const isTold = refusal !== null && refusal !== 'PAYMENT_TYPE_NOT_ALLOWED';
  const reason = isTold ? intl.formatMessage({ id: `cart.refusal.${refusal}` }, { date }) : undefined;
  const mine = inFlight === paymentType;
  return (
    <>
      <Button
        variant={free || paymentType === 'BANK_CARD' ? 'primary' : 'secondary'}
        block
        loading={mine}
        unavailable={!mine && isTold}
        disabled={!mine && !isTold && (!enabled || refusal !== null)}
        title={reason}
        aria-describedby={reason === undefined ? undefined : helpId}
        onClick={onPay}
      >
        <FormattedMessage id={free ? 'cart.pay.free' : `cart.pay.${paymentType}`} />
      </Button>
      {reason !== undefined && (
        <p id={helpId} className={help}>
          {reason}
        </p>
      )}
    </>
  );
}
