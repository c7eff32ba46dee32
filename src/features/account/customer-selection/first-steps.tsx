import { FormattedMessage, useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { useConfiguration } from '../../../common/configuration.ts';
import { usePermissions } from '../../../common/use-permissions.ts';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Line, type Station } from '../../../ui/line/line.tsx';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';

interface FirstStepsProps {
  /** A card is already being made. */
  readonly hasApplication: boolean;
}

const steps = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '6' });
const heading = css({ fontSize: 'l', fontWeight: 'bold', lineHeight: 'tight' });

/** For an account without a customer or without a card: what is done, what comes next, and where (ACC-01). */
export function FirstSteps({ hasApplication }: FirstStepsProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `firstSteps.${id}` });
  const contacts = useConfiguration()?.footerLinks.contacts;
  const assigned = usePermissions().includes('assigned-card-list');
  const station = (id: string, state: Station['state'], detail = id): Station => ({
    id,
    state,
    label: text(id),
    detail: text(`${detail}.detail`),
  });
  return (
    <>
      <Alert
        meaning="success"
        title={text('ready')}
        actions={
          assigned && (
            <a href="#/app/assigned-card-list">
              <FormattedMessage id="assignedCards.title" />
            </a>
          )
        }
      >
        {text(assigned ? 'ready.assigned' : 'ready.text')}
      </Alert>
      <section className={steps} aria-labelledby="first-steps">
        <h2 id="first-steps" className={heading}>
          {text('title')}
        </h2>
        <Line
          label={text('title')}
          direction="down"
          stateTexts={{ passed: text('state.passed'), here: text('state.here'), ahead: text('state.ahead') }}
          stations={[
            station('account', 'passed'),
            station('card', 'here', hasApplication ? 'application' : 'card'),
            station('buying', 'ahead'),
          ]}
        />
        {contacts !== undefined && (
          <LinkButton variant="primary" href={contacts} rel="noreferrer">
            {text('contacts')}
          </LinkButton>
        )}
      </section>
    </>
  );
}
