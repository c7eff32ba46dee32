import { useClosing } from '#common/use-closing.ts';
import { useFlow } from '#common/use-flow.ts';
import type { CustomerCard } from '#contract/entities/customer-card.ts';
import { MarketingConsentView } from './marketing-consent-view.tsx';
import { provideMarketingConsent } from './marketing-consent.actors.ts';

interface MarketingConsentDialogProps {
  readonly card: Pick<CustomerCard, 'id' | 'cardNumber' | 'marketingConsent'>;
  readonly onClosed: () => void;
}

/** The dialog with the marketing consent of a card; each opening starts from the saved value. */
export function MarketingConsentDialog({ card, onClosed }: MarketingConsentDialogProps) {
  const flow = useFlow(provideMarketingConsent, () => ({ cardId: card.id, value: card.marketingConsent }));
  useClosing(flow, onClosed);
  return <MarketingConsentView actor={flow} cardNumber={card.cardNumber} />;
}
