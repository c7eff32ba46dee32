import { FormattedMessage } from 'react-intl';
import type { WaitingApplication } from '#rules/application-wait.ts';
import type { ButtonVariant } from '#ui/button/button.styles.ts';
import { LinkButton } from '#ui/link-button/link-button.tsx';
import { applicationAddress } from './application-address.ts';
import { waitButton } from './wait-texts.ts';

interface WaitLinkProps {
  readonly application: WaitingApplication;
  readonly variant: ButtonVariant;
  readonly onClick?: (() => void) | undefined;
}

/** A link to the page of an application, where the person can do what the application waits for. */
export const WaitLink = ({ application, variant, onClick }: WaitLinkProps) => (
  <LinkButton variant={variant} href={applicationAddress(application)} onClick={onClick}>
    <FormattedMessage id={waitButton(application.waitsFor)} />
  </LinkButton>
);
