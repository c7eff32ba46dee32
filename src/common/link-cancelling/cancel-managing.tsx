import type { TableButton } from '#ui/table/table-buttons.tsx';
import { ButtonWithConfirmation } from '../confirmation/button-with-confirmation.tsx';
import { useShop } from '../shop-context.tsx';
import { cancelManaging } from './link-cancelling.actors.ts';

interface CancelManagingProps {
  readonly account: { readonly id: number; readonly username: string };
  /** Draws the button; without it, it is a quiet one. */
  readonly button?: TableButton;
  readonly onChanged: () => void;
}

/** The button that ends another account's management of the own card; the question names that account (LNK-04). */
export function CancelManaging({ account, button, onChanged }: CancelManagingProps) {
  const shop = useShop();
  const values = { username: account.username };
  return (
    <ButtonWithConfirmation
      label="linkCancelling.cancel.managing"
      button={button}
      question={{
        title: { id: 'linkCancelling.title.managing' },
        text: { id: 'linkCancelling.text.managing', values },
        confirmLabel: 'linkCancelling.cancel.managing',
        declineLabel: 'linkCancelling.keep',
        tone: 'warning',
        success: { id: 'linkCancelling.done.managing', values },
        area: 'linkCancelling',
      }}
      perform={cancelManaging(shop, account.id)}
      onChanged={onChanged}
    />
  );
}
