import { FormattedMessage, useIntl } from 'react-intl';
import { Money } from '#i18n/money.tsx';
import type { FeeSubject } from '#machines/common/fee/fee.types.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { LinkButton } from '#ui/link-button/link-button.tsx';
import { feeAreas } from './fee-areas.ts';

interface FeeElsewhereProps {
  readonly subject: FeeSubject;
  readonly fee: {
    /** In minor units. */
    readonly price: number;
    readonly place: 'CART' | 'ORDER';
    readonly orderId: number | null;
  };
}

/** The unpaid fee that is already in the cart or in an order, with a link to it. */
export function FeeElsewhere({ subject, fee: { price, place, orderId } }: FeeElsewhereProps) {
  const intl = useIntl();
  const area = feeAreas[subject];
  const keys = {
    CART: { title: `${area}.CART.title`, text: `${area}.CART.text`, open: `${area}.CART.open` },
    ORDER: { title: `${area}.ORDER.title`, text: `${area}.ORDER.text`, open: `${area}.ORDER.open` },
  } as const;
  const texts = keys[place];
  return (
    <Alert
      meaning="info"
      title={intl.formatMessage({ id: texts.title })}
      actions={
        <LinkButton
          href={orderId === null ? '#/app/shopping-cart' : `#/app/order-list/${String(orderId)}`}
          variant="primary"
        >
          <FormattedMessage id={texts.open} />
        </LinkButton>
      }
    >
      <FormattedMessage id={texts.text} values={{ price: <Money amount={price} /> }} />
    </Alert>
  );
}
