import { FeeElsewhere } from '#common/fee/fee-elsewhere.tsx';
import { FeeView } from '#common/fee/fee-view.tsx';
import { useFlow } from '#common/use-flow.ts';
import type { UnpaidFee } from '#contract/entities/card-application.ts';
import { provideApplicationFee } from './application-fee.actors.ts';

interface ApplicationFeeProps {
  readonly applicationId: number;
  readonly fee: UnpaidFee;
  /** Called when the application has changed. */
  readonly onChanged: () => void;
}

function OfferedFee({ applicationId, fee: { feeId, price }, onChanged }: ApplicationFeeProps) {
  const flow = useFlow(
    (shop) => provideApplicationFee(shop, { applicationId, feeId }, onChanged),
    (shop) => ({ flowId: shop.newFlowId(), subject: 'application', subjectId: String(applicationId) }),
  );
  return <FeeView actor={flow} price={price} />;
}

/** Whether the unpaid fee of an application is in the cart or in an order, and how it can be paid (APL-03). */
export function ApplicationFee({ applicationId, fee, onChanged }: ApplicationFeeProps) {
  const { place } = fee;
  if (place === 'NOWHERE') return <OfferedFee applicationId={applicationId} fee={fee} onChanged={onChanged} />;
  return <FeeElsewhere subject="application" fee={{ ...fee, place }} />;
}
