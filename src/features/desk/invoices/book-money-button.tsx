import { ButtonWithConfirmation } from '#common/confirmation/button-with-confirmation.tsx';
import { useShop } from '#common/shop-context.tsx';
import { recordPayment } from './invoice-desk.actors.ts';

interface BookMoneyButtonProps {
  readonly orderNumber: number;
  /** The formatted amount. */
  readonly amount: string;
  readonly onChanged: () => void;
}

/** Asks for confirmation and records that the money of an invoice has arrived. */
export function BookMoneyButton({ orderNumber, amount, onChanged }: BookMoneyButtonProps) {
  const shop = useShop();
  const values = { order: String(orderNumber), amount };
  return (
    <ButtonWithConfirmation
      label="deskMoney.book"
      question={{
        title: { id: 'deskMoney.book.title', values },
        text: { id: 'deskMoney.book.text', values },
        confirmLabel: 'deskMoney.book',
        declineLabel: 'deskMoney.close',
        tone: 'plain',
        success: { id: 'deskMoney.book.done', values },
        area: 'deskMoney',
      }}
      perform={recordPayment(shop, orderNumber)}
      onChanged={onChanged}
    />
  );
}
