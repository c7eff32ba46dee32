import { ButtonWithConfirmation } from '#common/confirmation/button-with-confirmation.tsx';
import { useShop } from '#common/shop-context.tsx';
import type { CardManagementRequest } from '#contract/entities/card-management-request.ts';
import type { TableButton } from '#ui/table/table-buttons.tsx';
import { withdrawRequest } from './managed-card-requests.actors.ts';

interface WithdrawRequestProps {
  readonly request: Pick<CardManagementRequest, 'id' | 'username' | 'state'>;
  readonly button: TableButton;
  readonly onChanged: () => void;
}

/**
 * The button that withdraws a request to manage the account's own card, or removes an expired request. It asks for
 * confirmation (LNK-05).
 */
export function WithdrawRequest({ request: { id, username, state }, button, onChanged }: WithdrawRequestProps) {
  const shop = useShop();
  const values = { username };
  return (
    <ButtonWithConfirmation
      label={`managedCardRequests.withdraw.${state}`}
      button={button}
      question={{
        title: { id: `managedCardRequests.title.${state}` },
        text: { id: `managedCardRequests.text.${state}`, values },
        confirmLabel: `managedCardRequests.withdraw.${state}`,
        declineLabel: 'managedCardRequests.keep',
        tone: 'plain',
        success: { id: `managedCardRequests.done.${state}`, values },
        area: 'managedCardRequests',
      }}
      perform={withdrawRequest(shop, id)}
      onChanged={onChanged}
    />
  );
}
