import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useConfiguration } from '#common/configuration.ts';
import type { CardApplication } from '#contract/entities/card-application.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { RegisterBankCard } from '../tokenization/register-bank-card.tsx';

/** Registers the bank card that an application still lacks (TOK-01). */
export function MissingBankCard({ application }: { readonly application: CardApplication }) {
  const intl = useIntl();
  const [registers, setRegisters] = useState(false);
  const configuration = useConfiguration();
  if (application.waitsFor !== 'BANK_CARD' || configuration === null) return null;
  if (configuration.tokenizationGatewayUrl === null)
    return (
      <Alert meaning="warning" title={intl.formatMessage({ id: 'tokenization.missing' })}>
        <FormattedMessage id="tokenization.errors.TOKENIZATION_UNAVAILABLE" />
      </Alert>
    );
  if (registers) return <RegisterBankCard application={application} onClosed={() => setRegisters(false)} />;
  return (
    <Alert
      meaning="warning"
      title={intl.formatMessage({ id: 'tokenization.missing' })}
      actions={
        <Button variant="primary" onClick={() => setRegisters(true)}>
          <FormattedMessage id="tokenization.goOn" />
        </Button>
      }
    >
      <FormattedMessage id="tokenization.missing.text" />
    </Alert>
  );
}
