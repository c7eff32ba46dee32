import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { applicationAddress } from '#common/application-wait/application-address.ts';
import type { BoardObstacle } from '#contract/entities/family-board.ts';
import { Day } from '#i18n/dates.tsx';
import type { PersonView } from '#machines/account/family-board/family-board.view.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { Button } from '#ui/button/button.tsx';
import { inLineWithTexts } from '#ui/button/in-line.styles.ts';
import { LinkButton } from '#ui/link-button/link-button.tsx';
import { personAddress } from '../people/person-address.ts';

interface ObstacleNoteProps {
  readonly person: PersonView;
  /** Null = a ticket is suggested. */
  readonly obstacle: BoardObstacle | null;
  readonly onChange: () => void;
  readonly onUndo: () => void;
}

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '6' });

const dayOf = (day: string | null): ReactNode => (day === null ? '' : <Day value={day} weekday />);

/** A link to the page where the person can remove the obstacle. */
function Help({
  person,
  obstacle: { name, orderId },
}: {
  readonly person: PersonView;
  readonly obstacle: BoardObstacle;
}) {
  const intl = useIntl();
  const { openApplication, waiting } = person;
  const link = (href: string, id: KeyAfter<'familyBoard.help.'>) => (
    <div className={inLineWithTexts}>
      <LinkButton href={href} variant="quiet">
        {intl.formatMessage({ id: `familyBoard.help.${id}` })}
      </LinkButton>
    </div>
  );
  if (name === 'IN_CART') return link('#/app/shopping-cart', 'cart');
  if (name === 'IN_ORDER') return link(`#/app/order-list/${String(orderId)}`, 'order');
  if (name === 'NO_CARD') {
    if (openApplication === null) return link(personAddress(person), 'application');
    // An application that waits for a person is shown above, with its own link.
    return waiting === null ? link(applicationAddress(openApplication), 'openApplication') : null;
  }
  if (['CARD_NOT_ACTIVE', 'NOT_MANAGEABLE', 'CARD_ENDS', 'PROFILE_ENDS'].includes(name))
    return link(personAddress(person), 'person');
  return null;
}

/**
 * The reason why no ticket is suggested, a link to the page where the person can change that, and a button to choose a
 * ticket.
 */
export function ObstacleNote({ person, obstacle, onChange, onUndo }: ObstacleNoteProps) {
  const intl = useIntl();
  const { fullName, offersChange, canChange, isChanged, canUndo } = person;
  const reason = obstacle?.name === 'NOT_MANAGEABLE' ? obstacle.unmanageable : obstacle?.name;
  const textWithName = (id: KeyAfter<'familyBoard.'>) =>
    intl.formatMessage({ id: `familyBoard.${id}` }, { name: fullName });
  return (
    <>
      {obstacle !== null && reason != null && (
        <p>
          <FormattedMessage
            id={`familyBoard.obstacle.${reason}`}
            values={{ until: dayOf(obstacle.until), from: dayOf(obstacle.possibleFrom) }}
          />
        </p>
      )}
      <div className={row}>
        {obstacle !== null && <Help person={person} obstacle={obstacle} />}
        {offersChange && (
          <div className={inLineWithTexts}>
            <Button
              variant="quiet"
              disabled={!canChange}
              aria-label={textWithName(obstacle === null ? 'change.label' : 'choose.label')}
              onClick={onChange}
            >
              <FormattedMessage id={obstacle === null ? 'familyBoard.change' : 'familyBoard.choose'} />
            </Button>
          </div>
        )}
        {isChanged && (
          <div className={inLineWithTexts}>
            <Button variant="quiet" disabled={!canUndo} aria-label={textWithName('undo.label')} onClick={onUndo}>
              <FormattedMessage id="familyBoard.undo" />
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
