import { FormattedMessage } from 'react-intl';
import type { PaymentType } from '#contract/enumerations.ts';
import { Button } from '#ui/button/button.tsx';

/** Why a button is disabled, and the id of the element with this text. */
export interface Reason {
  readonly text: string;
  readonly id: string;
}

interface PayButtonProps {
  readonly paymentType: PaymentType;
  readonly reason: Reason | null;
  /** The total is zero, so the order is sent without a payment. */
  readonly free: boolean;
  readonly enabled: boolean;
  /** The payment type of the running payment; null = no payment runs. */
  readonly inFlight: PaymentType | null;
  readonly onPay: () => void;
}

/** A button for one payment type. If it is disabled for a reason, its tooltip and its description contain the reason. */
export function PayButton({ paymentType, reason, free, enabled, inFlight, onPay }: PayButtonProps) {
  const mine = inFlight === paymentType;
  return (
    <Button
      variant={free || paymentType === 'BANK_CARD' ? 'confirm' : 'secondary'}
      block
      loading={mine}
      unavailable={!mine && reason !== null}
      disabled={!mine && reason === null && !enabled}
      title={reason?.text}
      aria-describedby={reason?.id}
      onClick={onPay}
    >
      <FormattedMessage id={free ? 'cart.pay.free' : `cart.pay.${paymentType}`} />
    </Button>
  );
}
