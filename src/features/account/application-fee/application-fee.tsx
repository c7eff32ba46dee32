import { FormattedMessage, useIntl } from 'react-intl';
import type { UnpaidFee } from '../../../../contract/entities/card-application.ts';
import { useFlow } from '../../../common/use-flow.ts';
import { Money } from '../../../i18n/money.tsx';
import { Alert } from '../../../ui/alert/alert.tsx';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';
import { ApplicationFeeView } from './application-fee-view.tsx';
import { provideApplicationFee } from './application-fee.actors.ts';

interface ApplicationFeeProps {
  readonly applicationId: number;
  readonly fee: UnpaidFee;
  /** The application is another one now. */
  readonly onChanged: () => void;
}

function OfferedFee({ applicationId, fee: { feeId, price }, onChanged }: ApplicationFeeProps) {
  const flow = useFlow(
    (shop) => provideApplicationFee(shop, onChanged),
    (shop) => ({ flowId: shop.newFlowId(), applicationId, feeId }),
  );
  return <ApplicationFeeView actor={flow} price={price} />;
}

/** Where the unpaid fee of an application is, and the way to pay it (APL-03). */
export function ApplicationFee({ applicationId, fee, onChanged }: ApplicationFeeProps) {
  const intl = useIntl();
  if (fee.place === 'NOWHERE') return <OfferedFee applicationId={applicationId} fee={fee} onChanged={onChanged} />;
  const href = fee.orderId === null ? '#/app/shopping-cart' : `#/app/order-list/${fee.orderId}`;
  return (
    <Alert
      meaning="info"
      title={intl.formatMessage({ id: `applicationFee.${fee.place}.title` })}
      actions={
        <LinkButton href={href} variant="primary">
          <FormattedMessage id={`applicationFee.${fee.place}.open`} />
        </LinkButton>
      }
    >
      <FormattedMessage id={`applicationFee.${fee.place}.text`} values={{ price: <Money amount={fee.price} /> }} />
    </Alert>
  );
}
