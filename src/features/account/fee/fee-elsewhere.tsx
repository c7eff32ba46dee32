import { FormattedMessage, useIntl } from 'react-intl';
import type { FeeSubject } from '../../../../machines/fee/fee.types.ts';
import { Money } from '../../../i18n/money.tsx';
import { Alert } from '../../../ui/alert/alert.tsx';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';

interface FeeElsewhereProps {
  readonly subject: FeeSubject;
  readonly fee: {
    /** In minor units. */
    readonly price: number;
    readonly place: 'CART' | 'ORDER';
    readonly orderId: number | null;
  };
}

/** The unpaid fee lies in the cart or in an order, and the way there. */
export function FeeElsewhere({ subject, fee: { price, place, orderId } }: FeeElsewhereProps) {
  const intl = useIntl();
  const area = `${subject}Fee.${place}`;
  return (
    <Alert
      meaning="info"
      title={intl.formatMessage({ id: `${area}.title` })}
      actions={
        <LinkButton
          href={orderId === null ? '#/app/shopping-cart' : `#/app/order-list/${String(orderId)}`}
          variant="primary"
        >
          <FormattedMessage id={`${area}.open`} />
        </LinkButton>
      }
    >
      <FormattedMessage id={`${area}.text`} values={{ price: <Money amount={price} /> }} />
    </Alert>
  );
}
