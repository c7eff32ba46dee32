import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { WaitLink } from '#common/application-wait/wait-link.tsx';
import { WaitSentence } from '#common/application-wait/wait-sentence.tsx';
import { waitTitle } from '#common/application-wait/wait-texts.ts';
import { useConfiguration } from '#common/configuration.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import type { WaitingApplication } from '#rules/application-wait.ts';
import { Line, type Station, type StationState } from '#ui/line/line.tsx';
import { LinkButton } from '#ui/link-button/link-button.tsx';
import { GhostCard } from '#ui/transit-card/ghost-card.tsx';
import { bandStyles } from './account-band.styles.ts';

interface NextStepProps {
  /** The text in the place of the card: whose card is missing. */
  readonly ghost: string;
  readonly title: ReactNode;
  readonly text: ReactNode;
  /** The step that is already done; it is the first station. */
  readonly done: Pick<Station, 'label' | 'detail'>;
  /** An application for a card has been filed already. */
  readonly hasApplication: boolean;
  /** The application that waits for a person and is therefore the next step; null = there is no such application. */
  readonly waiting: WaitingApplication | null;
  /** The shop offers card applications; otherwise people apply only at a branch office. */
  readonly isCardOffered: boolean;
  /** The buttons of the next step. */
  readonly actions: ReactNode;
}

const words = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '4', maxWidth: 'text' });
/** The text and the button are at the place of a card's details and actions. */
const besideCard = css({ gridColumn: { desk: '2 / 4' }, alignSelf: { narrow: 'center' } });
const heading = css({ fontSize: 'xl', fontWeight: 'bold' });
const stationsStyles = css({ paddingTop: { narrow: '4' } });

/** Shown in the place of a missing card: the next step, and the steps to the first ticket drawn as stations (ACC-01). */
export function NextStep({ ghost, title, text, done, hasApplication, waiting, isCardOffered, actions }: NextStepProps) {
  const intl = useIntl();
  const contacts = useConfiguration()?.footerLinks?.contacts;
  const textOf = (id: KeyAfter<'firstSteps.'>) => intl.formatMessage({ id: `firstSteps.${id}` });
  const offer = isCardOffered ? 'card.detail' : 'card.detail.branch';
  const cardDetail = hasApplication ? 'application.detail' : offer;
  const station = (
    id: 'card' | 'buying',
    state: StationState,
    detail: KeyAfter<'firstSteps.'> = `${id}.detail`,
  ): Station => ({
    id,
    state,
    label: textOf(id),
    detail: textOf(detail),
  });
  return (
    <>
      <section className={bandStyles} aria-labelledby="first-steps">
        <GhostCard>{ghost}</GhostCard>
        <div className={besideCard}>
          <div className={words}>
            <h2 id="first-steps" className={heading}>
              {waiting === null ? title : <FormattedMessage id={waitTitle(waiting.waitsFor)} />}
            </h2>
            <p>{waiting === null ? text : <WaitSentence wait={waiting.waitsFor} />}</p>
            {waiting !== null && <WaitLink application={waiting} variant="primary" />}
            {actions}
            {contacts !== undefined && (
              <LinkButton variant="quiet" href={contacts} rel="noreferrer">
                <FormattedMessage id="firstSteps.contacts" />
              </LinkButton>
            )}
          </div>
        </div>
      </section>
      <div className={stationsStyles}>
        <Line
          label={textOf('title')}
          direction="acrossWhenWide"
          stateTexts={{ passed: textOf('state.passed'), here: textOf('state.here'), ahead: textOf('state.ahead') }}
          stations={[
            { id: 'done', state: 'passed', ...done },
            {
              ...station('card', 'here', cardDetail),
              ...(waiting !== null && { detail: intl.formatMessage({ id: waitTitle(waiting.waitsFor) }) }),
            },
            station('buying', 'ahead'),
          ]}
        />
      </div>
    </>
  );
}
