import { ButtonWithConfirmation } from '#common/confirmation/button-with-confirmation.tsx';
import { useShop } from '#common/shop-context.tsx';
import { recordReturn } from './return-money.actors.ts';

interface ReturnMoneyButtonProps {
  readonly orderNumber: number;
  /** The formatted amount. */
  readonly amount: string;
  readonly onChanged: () => void;
}

/** Asks for confirmation and records that the money of an undelivered order was returned. */
export function ReturnMoneyButton({ orderNumber, amount, onChanged }: ReturnMoneyButtonProps) {
  const shop = useShop();
  const values = { order: String(orderNumber), amount };
  return (
    <ButtonWithConfirmation
      label="deskMoney.return"
      question={{
        title: { id: 'deskMoney.return.title', values },
        text: { id: 'deskMoney.return.text', values },
        confirmLabel: 'deskMoney.return',
        declineLabel: 'deskMoney.close',
        tone: 'warning',
        success: { id: 'deskMoney.return.done', values },
        area: 'deskMoney',
      }}
      perform={recordReturn(shop, orderNumber)}
      onChanged={onChanged}
    />
  );
}
