import { useIntl } from 'react-intl';
import type { AreaWith } from '#messages/keys/message-key.ts';
import { Button } from '#ui/button/button.tsx';

interface CartButtonsProps {
  /** The beginning of the keys of the texts `.add` and `.addAndGoToCart`. */
  readonly area: AreaWith<'add' | 'addAndGoToCart'>;
  readonly disabled: boolean;
  readonly saving: boolean;
  /** Which button was pressed: true = the button that also opens the cart. */
  readonly goesToCart: boolean;
  readonly onAdd: () => void;
  readonly onAddAndGo: () => void;
}

/**
 * A button that adds to the cart, and a button that also opens the cart. The pressed button shows a spinner while the
 * item is being added.
 */
export function CartButtons({ area, disabled, saving, goesToCart, onAdd, onAddAndGo }: CartButtonsProps) {
  const intl = useIntl();
  const goes = saving && goesToCart;
  const stays = saving && !goesToCart;
  return (
    <>
      <Button variant="primary" onClick={onAddAndGo} loading={goes} disabled={disabled && !goes}>
        {intl.formatMessage({ id: `${area}.addAndGoToCart` })}
      </Button>
      <Button onClick={onAdd} loading={stays} disabled={disabled && !stays}>
        {intl.formatMessage({ id: `${area}.add` })}
      </Button>
    </>
  );
}
