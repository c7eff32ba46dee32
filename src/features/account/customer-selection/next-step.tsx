import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { applicationStations } from '#common/application-progress/application-stations.tsx';
import { applicationAddress } from '#common/application-wait/application-address.ts';
import { WaitLink } from '#common/application-wait/wait-link.tsx';
import { WaitSentence } from '#common/application-wait/wait-sentence.tsx';
import { waitTitle } from '#common/application-wait/wait-texts.ts';
import type { FollowedApplication } from '#contract/entities/account-page.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { waitingApplication } from '#rules/application-wait.ts';
import { Line, type Station } from '#ui/line/line.tsx';
import { LinkButton } from '#ui/link-button/link-button.tsx';
import { GhostCard } from '#ui/transit-card/ghost-card.tsx';
import { bandPart, bandStyles } from './account-band.styles.ts';

interface NextStepProps {
  /** The text in the place of the card: whose card is missing. */
  readonly ghost: string;
  readonly title: ReactNode;
  readonly text: ReactNode;
  /** The step that is already done; it is the first station if there is no application. */
  readonly done: Pick<Station, 'label' | 'detail'>;
  /** The application that has been filed for a card; null = none. */
  readonly application: FollowedApplication | null;
  /** The shop offers card applications; otherwise people apply only at a branch office. */
  readonly isCardOffered: boolean;
  /** What can be done without a card. */
  readonly actions: ReactNode;
}

const words = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '4', maxWidth: 'text' });
const heading = css({ fontSize: 'xl', fontWeight: 'bold' });
const actionsStyles = css({ display: 'flex', flexDirection: 'column', gap: '4', width: 'full' });

/** The button that opens the application's page: the primary one if the application waits for a person. */
function ToApplication({ application }: { readonly application: FollowedApplication }) {
  const waiting = waitingApplication(application);
  if (waiting !== null) return <WaitLink application={waiting} variant="primary" />;
  return (
    <LinkButton href={applicationAddress(application)}>
      <FormattedMessage id="applicationWait.do.OPEN" />
    </LinkButton>
  );
}

/**
 * Shown in the place of a missing card: the next step, and the steps to the first ticket drawn as stations. After an
 * application has been filed, the stations are its stops up to the card (ACC-01).
 */
export function NextStep({ ghost, title, text, done, application, isCardOffered, actions }: NextStepProps) {
  const intl = useIntl();
  const textOf = (id: KeyAfter<'firstSteps.'>) => intl.formatMessage({ id: `firstSteps.${id}` });
  const wait = application?.waitsFor ?? null;
  const buying: Station = {
    id: 'buying',
    state: 'ahead',
    label: textOf('buying'),
    detail: textOf('buying.detail'),
  };
  const toCard: readonly Station[] =
    application === null
      ? [
          { id: 'done', state: 'passed', ...done },
          {
            id: 'card',
            state: 'here',
            label: textOf('card'),
            detail: textOf(isCardOffered ? 'card.detail' : 'card.detail.branch'),
          },
        ]
      : applicationStations(application.progress);
  const line = (
    <Line
      label={textOf('title')}
      direction="down"
      stateTexts={{ passed: textOf('state.passed'), here: textOf('state.here'), ahead: textOf('state.ahead') }}
      stations={[...toCard, buying]}
    />
  );
  return (
    <section className={bandStyles} aria-labelledby="first-steps">
      <div className={bandPart({ place: 'card' })}>
        <GhostCard>{ghost}</GhostCard>
      </div>
      <div className={bandPart({ place: 'main' })}>
        <div className={words}>
          <h2 id="first-steps" className={heading}>
            {wait === null ? title : <FormattedMessage id={waitTitle(wait)} />}
          </h2>
          <p>{wait === null ? text : <WaitSentence wait={wait} branchOffice={application?.branchOffice ?? null} />}</p>
          {application !== null && <ToApplication application={application} />}
        </div>
        {application === null ? <div className={actionsStyles}>{actions}</div> : line}
      </div>
      {application === null ? (
        <div className={bandPart({ place: 'aside' })}>{line}</div>
      ) : (
        <div className={bandPart({ place: 'below' })}>{actions}</div>
      )}
    </section>
  );
}
