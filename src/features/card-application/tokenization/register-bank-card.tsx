import { useClosing } from '#common/use-closing.ts';
import { useFlow } from '#common/use-flow.ts';
import type { CardApplication } from '#contract/entities/card-application.ts';
import { ownCustomerId } from '#machines/account/customer-selection/customer-selection.view.ts';
import { TokenizationView } from './tokenization-view.tsx';
import { provideTokenization } from './tokenization.actors.ts';

interface RegisterBankCardProps {
  readonly application: CardApplication;
  readonly onClosed: () => void;
}

/** Opens the gateway that registers the bank card of an application. */
export function RegisterBankCard({ application, onClosed }: RegisterBankCardProps) {
  const flow = useFlow(provideTokenization, (shop) => {
    const { id } = application.customer;
    const own = ownCustomerId(shop.actor('customerSelection').getSnapshot());
    return { flowId: shop.newFlowId(), applicationId: application.id, linkedCustomerId: id === own ? null : id };
  });
  useClosing(flow, onClosed);
  return <TokenizationView actor={flow} />;
}
