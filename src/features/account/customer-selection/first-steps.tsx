import { CircleCheck } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { usePermissions } from '../../../common/use-permissions.ts';
import { NextStep } from './next-step.tsx';

interface FirstStepsProps {
  /** A card is already being made. */
  readonly hasApplication: boolean;
}

/** Less noticeable than the next step: only its icon has the colour of success. */
const notice = css({
  display: 'flex',
  gap: '3',
  maxWidth: 'text',
  '& > svg': { flexShrink: '0', width: 'icon', height: 'icon', marginTop: '[0.125rem]', color: 'success.mark' },
  '& a': { color: 'primaryText', fontWeight: 'medium', textDecoration: 'underline' },
});
const strong = css({ fontWeight: 'medium' });

function ReadyNotice() {
  const assigned = usePermissions().includes('assigned-card-list');
  return (
    <div className={notice}>
      <CircleCheck aria-hidden="true" />
      <p>
        <strong className={strong}>
          <FormattedMessage id="firstSteps.ready" />
        </strong>{' '}
        {assigned ? (
          <FormattedMessage
            id="firstSteps.ready.assigned"
            values={{
              list: (
                <a key="list" href="#/app/assigned-card-list">
                  <FormattedMessage id="assignedCards.title" />
                </a>
              ),
            }}
          />
        ) : (
          <FormattedMessage id="firstSteps.ready.text" />
        )}
      </p>
    </div>
  );
}

/** For an account without a customer or without a card: what is done, what comes next, and where (ACC-01). */
export function FirstSteps({ hasApplication }: FirstStepsProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `firstSteps.${id}` });
  const next = hasApplication ? 'next.application' : 'next.card';
  return (
    <>
      <ReadyNotice />
      <NextStep
        ghost={text('ghost')}
        title={text(next)}
        text={text(`${next}.text`)}
        done={{ label: text('account'), detail: text('account.detail') }}
        hasApplication={hasApplication}
      />
    </>
  );
}
