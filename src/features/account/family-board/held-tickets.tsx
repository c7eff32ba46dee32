import { FormattedMessage, useIntl } from 'react-intl';
import { css, cx } from 'styled-system/css';
import { Day } from '#i18n/dates.tsx';
import type { PersonView } from '#machines/account/family-board/family-board.view.ts';
import { MonthSwatch } from '#ui/month-line/month-swatch.tsx';
import { quietText } from '#ui/text/quiet.styles.ts';

const listStyles = css({ display: 'flex', flexDirection: 'column', gap: '2' });
const row = css({ display: 'flex', gap: '3' });
const words = css({ minWidth: '0', overflowWrap: 'anywhere' });
const quiet = cx(quietText, css({ display: 'block' }));

/** The tickets that the line of months shows as bars, as text; a note says if another account has bought a ticket. */
export function HeldTickets({ tickets }: Pick<PersonView, 'tickets'>) {
  const intl = useIntl();
  if (tickets.length === 0) return null;
  return (
    <ul className={listStyles} aria-label={intl.formatMessage({ id: 'familyBoard.held' })}>
      {tickets.map(({ id, kind, title, zones, validFrom, validTo, buyer }) => (
        <li key={id} className={row}>
          <MonthSwatch kind={kind} />
          <span className={words}>
            {`${title}, ${zones.map(({ displayName }) => displayName).join(', ')}`}
            <span className={quiet}>
              <FormattedMessage
                id={`familyBoard.held.${kind}`}
                values={{ from: <Day value={validFrom} weekday />, to: <Day value={validTo} weekday /> }}
              />
            </span>
            {buyer === 'OTHER_ACCOUNT' && (
              <span className={quiet}>
                <FormattedMessage id="familyBoard.held.otherBuyer" />
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
