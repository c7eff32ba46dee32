import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { FormDialog } from '#common/dialog-frame/form-dialog.tsx';
import { ErrorMessage } from '#common/error-message.tsx';
import {
  marketingConsentView,
  type MarketingConsentActor,
} from '#machines/account/marketing-consent/marketing-consent.view.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { formatCardNumber } from '#rules/card-number.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';

interface MarketingConsentViewProps {
  readonly actor: MarketingConsentActor;
  readonly cardNumber: string;
}

/** The text of the consent with a check box (CRD-01). */
export function MarketingConsentView({ actor, cardNumber }: MarketingConsentViewProps) {
  const intl = useIntl();
  const snapshot = useSelector(actor, (current) => current);
  const { value, failure, isUnsure, saving } = marketingConsentView(snapshot);
  const text = (id: KeyAfter<'marketingConsent.'>, values: Record<string, string> = {}) =>
    intl.formatMessage({ id: `marketingConsent.${id}` }, values);
  return (
    <FormDialog
      actor={actor}
      flow="marketingConsent"
      area="marketingConsent"
      size="small"
      saving={saving}
      canClose={!saving}
      submitLabel="marketingConsent.save"
      offersClose
    >
      <p>{text('card', { number: formatCardNumber(cardNumber) })}</p>
      {failure !== null && (
        <Alert meaning="error" live title={text(isUnsure ? 'unsure' : 'refused')}>
          <ErrorMessage area="marketingConsent" failure={failure} />
        </Alert>
      )}
      <Checkbox
        label={text('text')}
        checked={value}
        disabled={saving}
        onChange={() => actor.send({ type: 'toggle' })}
      />
    </FormDialog>
  );
}
