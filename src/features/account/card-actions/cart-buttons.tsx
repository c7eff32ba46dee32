import { useIntl } from 'react-intl';
import { Button } from '../../../ui/button/button.tsx';

interface CartButtonsProps {
  /** The first part of the keys of the texts `.add` and `.addAndGoToCart`. */
  readonly area: string;
  readonly disabled: boolean;
  readonly saving: boolean;
  /** Which of the two was pressed. */
  readonly goesToCart: boolean;
  readonly onAdd: () => void;
  readonly onAddAndGo: () => void;
}

/** Into the cart, and straight to it; the one that was pressed turns while it is at work. */
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
