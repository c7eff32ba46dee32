import { FormattedMessage, useIntl } from 'react-intl';
import { FeeElsewhere } from '#common/fee/fee-elsewhere.tsx';
import { FeeView } from '#common/fee/fee-view.tsx';
import { useFlow } from '#common/use-flow.ts';
import type { ReclamationFee as Fee } from '#contract/entities/reclamation.ts';
import { Money } from '#i18n/money.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { LinkButton } from '#ui/link-button/link-button.tsx';
import { provideReclamationFee } from './reclamation-fee.actors.ts';

interface ReclamationFeeProps {
  readonly reclamationNumber: string;
  readonly fee: Fee;
  /** Called when the reclamation has changed. */
  readonly onChanged: () => void;
}

function OfferedFee({ reclamationNumber, fee, onChanged }: ReclamationFeeProps) {
  const flow = useFlow(
    (shop) => provideReclamationFee(shop, reclamationNumber, onChanged),
    (shop) => ({ flowId: shop.newFlowId(), subject: 'reclamation', subjectId: reclamationNumber }),
  );
  return <FeeView actor={flow} price={fee.price} />;
}

function PaidFee({ fee: { price, orderId } }: Pick<ReclamationFeeProps, 'fee'>) {
  const intl = useIntl();
  return (
    <Alert
      meaning="success"
      title={intl.formatMessage({ id: 'reclamationFee.PAID.title' })}
      actions={
        orderId !== null && (
          <LinkButton href={`#/app/order-list/${String(orderId)}`}>
            <FormattedMessage id="reclamationFee.ORDER.open" />
          </LinkButton>
        )
      }
    >
      <FormattedMessage id="reclamationFee.PAID.text" values={{ price: <Money amount={price} /> }} />
    </Alert>
  );
}

/** Whether the fee of a reclamation is paid, in the cart or in an order, and how it can be paid (REC-05). */
export function ReclamationFee(props: ReclamationFeeProps) {
  const { fee } = props;
  const { place } = fee;
  if (place === 'PAID') return <PaidFee fee={fee} />;
  if (place === 'NOWHERE') return <OfferedFee {...props} />;
  return <FeeElsewhere subject="reclamation" fee={{ ...fee, place }} />;
}
