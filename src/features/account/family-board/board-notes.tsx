import { FormattedMessage } from 'react-intl';
import { css } from 'styled-system/css';
import { usePermissions } from '#common/use-permissions.ts';
import { Day } from '#i18n/dates.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { Hint } from '#ui/text/hint.tsx';

interface BoardNotesProps {
  readonly count: number;
  /** How many people are not shown. */
  readonly more: number;
  /** The ISO day until which all people have tickets; null while somebody needs a ticket. */
  readonly allCoveredUntil: string | null;
}

const linkStyles = css({ color: 'primaryText', textDecoration: 'underline' });

/** A link to the list where people are added, if the account may open one of the two lists. */
function ListLink() {
  const permissions = usePermissions();
  const page = (['assigned-card-list', 'managed-card-list'] as const).find((one) => permissions?.includes(one));
  if (page === undefined) return null;
  return (
    <Hint>
      <FormattedMessage
        id="familyBoard.single"
        values={{
          link: (words) => (
            <a className={linkStyles} href={`#/app/${page}`}>
              {words}
            </a>
          ),
        }}
      />
    </Hint>
  );
}

/** The notes that concern all people together. */
export function BoardNotes({ count, more, allCoveredUntil }: BoardNotesProps) {
  return (
    <>
      {allCoveredUntil !== null && (
        <Alert meaning="success" quiet title={<FormattedMessage id="familyBoard.covered" values={{ count }} />}>
          <FormattedMessage id="familyBoard.covered.text" values={{ day: <Day value={allCoveredUntil} weekday /> }} />
        </Alert>
      )}
      {count === 1 && <ListLink />}
      {more > 0 && (
        <Hint>
          <FormattedMessage id="familyBoard.more" values={{ count: more }} />
        </Hint>
      )}
    </>
  );
}
