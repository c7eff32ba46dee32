import type { TableButton } from '#ui/table/table-buttons.tsx';
import { ButtonWithConfirmation } from '../confirmation/button-with-confirmation.tsx';
import { useShop } from '../shop-context.tsx';
import { cancelManaging } from './link-cancelling.actors.ts';

interface CancelManagingProps {
  readonly account: { readonly id: number; readonly username: string };
  /** Renders the button. Without this property, a quiet button is rendered. */
  readonly button?: TableButton;
  readonly onChanged: () => void;
}

/**
 * The button that stops another account from managing this account's card; the question names the other account
 * (LNK-04).
 */
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
