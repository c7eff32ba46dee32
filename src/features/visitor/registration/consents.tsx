import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { NewTabLink } from '#common/new-tab-link.tsx';
import type { Consent } from '#machines/visitor/registration/registration.types.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { minimumCustomerAge } from '#rules/age.ts';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import type { RegistrationFormProps } from './registration-form.types.ts';

const order: readonly Consent[] = ['age', 'terms', 'gdpr'];
const column = css({ display: 'flex', flexDirection: 'column', gap: '2' });

/**
 * The three consents that an account needs. The operator's pages open in a new tab, so that the typed data are not lost.
 */
export function Consents({ view, send, links }: RegistrationFormProps) {
  const intl = useIntl();
  const text = (key: KeyAfter<'registration.'>) =>
    intl.formatMessage({ id: `registration.${key}` }, { minAge: minimumCustomerAge });
  const addresses: Readonly<Record<Consent, string | undefined>> = {
    age: undefined,
    terms: links?.termsAndConditions,
    gdpr: links?.gdpr,
  };
  const linkTo = (consent: Consent) => (label: ReactNode) => {
    const address = addresses[consent];
    return address === undefined ? (
      label
    ) : (
      <NewTabLink key={consent} href={address} newTab={text('newTab')}>
        {label}
      </NewTabLink>
    );
  };
  return (
    <div className={column}>
      {order.map((consent) => {
        const error = view.errors[consent];
        return (
          <Checkbox
            key={consent}
            name={consent}
            label={intl.formatMessage(
              { id: `registration.consent.${consent}` },
              { minAge: minimumCustomerAge, link: linkTo(consent) },
            )}
            error={
              error === null
                ? undefined
                : intl.formatMessage({ id: `registration.errors.${error}` }, { minAge: minimumCustomerAge })
            }
            checked={view.agreed[consent]}
            onChange={() => send({ type: 'toggleConsent', consent })}
            disabled={view.busy}
          />
        );
      })}
    </div>
  );
}
