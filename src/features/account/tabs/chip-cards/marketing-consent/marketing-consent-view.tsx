import { useSelector } from '@xstate/react';
import { type FormEvent, useId } from 'react';
import { useIntl } from 'react-intl';
import {
  marketingConsentView,
  type MarketingConsentActor,
} from '../../../../../../machines/marketing-consent/marketing-consent.view.ts';
import { stateLabel } from '../../../../../../machines/state-label.ts';
import { formatCardNumber } from '../../../../../../rules/card-number.ts';
import { useErrorText } from '../../../../../common/use-error-text.ts';
import { Alert } from '../../../../../ui/alert/alert.tsx';
import { Button } from '../../../../../ui/button/button.tsx';
import { Checkbox } from '../../../../../ui/checkbox/checkbox.tsx';
import { Dialog } from '../../../../../ui/dialog/dialog.tsx';
import { formColumn } from '../../../../../ui/field/form-column.styles.ts';

interface MarketingConsentViewProps {
  readonly actor: MarketingConsentActor;
  readonly cardNumber: string;
}

/** The consent's text with a box to tick (first specification, 2 'Chip card tab'). */
export function MarketingConsentView({ actor, cardNumber }: MarketingConsentViewProps) {
  const intl = useIntl();
  const formId = useId();
  const snapshot = useSelector(actor, (current) => current);
  const { open, value, failure, isUnsure, saving } = marketingConsentView(snapshot);
  const errorText = useErrorText('marketingConsent');
  const text = (id: string, values: Record<string, string> = {}) =>
    intl.formatMessage({ id: `marketingConsent.${id}` }, values);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'submit' });
  };
  return (
    <Dialog
      open={open}
      onClose={() => actor.send({ type: 'close' })}
      title={text('title')}
      closeLabel={text('close')}
      size="small"
      locked={saving}
      actions={
        <Button type="submit" form={formId} variant="primary" loading={saving}>
          {text('save')}
        </Button>
      }
    >
      <form
        id={formId}
        className={formColumn}
        onSubmit={submit}
        noValidate
        data-flow="marketingConsent"
        data-state={stateLabel(snapshot.value)}
      >
        <p>{text('card', { number: formatCardNumber(cardNumber) })}</p>
        {failure !== null && (
          <Alert meaning="error" live title={text(isUnsure ? 'unsure' : 'refused')}>
            {errorText(failure)}
          </Alert>
        )}
        <Checkbox
          label={text('text')}
          checked={value}
          disabled={saving}
          onChange={() => actor.send({ type: 'toggle' })}
        />
      </form>
    </Dialog>
  );
}
