import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { css, cx } from 'styled-system/css';
import { applicationAddress } from '#common/application-wait/application-address.ts';
import type { BoardObstacle } from '#contract/entities/family-board.ts';
import { Day } from '#i18n/dates.tsx';
import type { PersonView } from '#machines/account/family-board/family-board.view.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { inLineWithTexts } from '#ui/button/in-line.styles.ts';
import { LinkButton } from '#ui/link-button/link-button.tsx';
import { personAddress } from '../people/person-address.ts';

interface ObstacleNoteProps {
  readonly person: PersonView;
  readonly obstacle: BoardObstacle;
}

/** The space around the link's text is a part of the space between two people. */
const closer = css({ marginBottom: '[-0.5rem]' });

const dayOf = (day: string | null): ReactNode => (day === null ? '' : <Day value={day} weekday />);

/** A link to the page where the person can remove the obstacle. */
function Help({ person, obstacle: { name, orderId } }: ObstacleNoteProps) {
  const intl = useIntl();
  const { openApplication, waiting } = person;
  const link = (href: string, id: KeyAfter<'familyBoard.help.'>) => (
    <div className={cx(inLineWithTexts, closer)}>
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

/** The reason why no ticket is suggested, and a link to the page where the person can change that. */
export function ObstacleNote({ person, obstacle }: ObstacleNoteProps) {
  const reason = obstacle.name === 'NOT_MANAGEABLE' ? obstacle.unmanageable : obstacle.name;
  return (
    <>
      {reason !== null && (
        <p>
          <FormattedMessage
            id={`familyBoard.obstacle.${reason}`}
            values={{ until: dayOf(obstacle.until), from: dayOf(obstacle.possibleFrom) }}
          />
        </p>
      )}
      <Help person={person} obstacle={obstacle} />
    </>
  );
}
