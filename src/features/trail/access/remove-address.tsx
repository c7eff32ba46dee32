import { ButtonWithConfirmation } from '#common/confirmation/button-with-confirmation.tsx';
import { useShop } from '#common/shop-context.tsx';
import { removeAddress } from './access.actors.ts';

/** The button that removes the address of the calendar, so that no program can read it any more (ICS-02). */
export function RemoveAddress({ onChanged }: { readonly onChanged: () => void }) {
  const shop = useShop();
  return (
    <ButtonWithConfirmation
      label="calendarAddress.remove"
      question={{
        title: { id: 'calendarAddress.remove.title' },
        text: { id: 'calendarAddress.remove.text' },
        confirmLabel: 'calendarAddress.remove.confirm',
        declineLabel: 'calendarAddress.keep',
        tone: 'warning',
        success: { id: 'calendarAddress.removed' },
        area: 'calendarAddress',
      }}
      perform={removeAddress(shop)}
      onChanged={onChanged}
    />
  );
}
