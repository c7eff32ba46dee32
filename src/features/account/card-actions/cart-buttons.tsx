import { useIntl } from 'react-intl';
import { Button } from '#ui/button/button.tsx';

interface CartButtonsProps {
  /** The first part of the keys of the texts `.add` and `.addAndGoToCart`. */
  readonly area: string;
  readonly disabled: boolean;
  readonly saving: boolean;
  /** The button that was pressed: true = the one that also opens the cart. */
  readonly goesToCart: boolean;
  readonly onAdd: () => void;
  readonly onAddAndGo: () => void;
}

/**
 * Two buttons: add to the cart, and add to the cart and open it. The pressed one shows a spinner while the item is
 * being added.
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
