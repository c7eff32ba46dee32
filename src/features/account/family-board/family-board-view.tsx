import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import type { ActorRefFrom } from 'xstate';
import { ErrorMessage } from '#common/error-message.tsx';
import { Month } from '#i18n/dates.tsx';
import type { familyBoardMachine } from '#machines/account/family-board/family-board.machine.ts';
import { familyBoardView } from '#machines/account/family-board/family-board.view.ts';
import { stateLabel } from '#machines/common/state-label.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { MonthAxis } from '#ui/month-line/month-axis.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { AddBar } from './add-bar.tsx';
import { BoardNotes } from './board-notes.tsx';
import { axisPlaceStyles, axisRowStyles, sheetStyles, toolsStyles } from './board.styles.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { PersonRow } from './person-row.tsx';

interface FamilyBoardViewProps {
  readonly board: ActorRefFrom<typeof familyBoardMachine>;
  /** Shown if the account has no people. */
  readonly nobody: ReactNode;
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '5' });

function Loading() {
  return (
    <div className={column} aria-busy="true">
      <VisuallyHidden>
        <span role="status">
          <FormattedMessage id="familyBoard.loading" />
        </span>
      </VisuallyHidden>
      <Skeleton height="32rem" />
    </div>
  );
}

/** The people whose ticket has to be chosen again; `names` is empty if these people are not on the board any more. */
function NotRestored({ names }: { readonly names: readonly string[] }) {
  const intl = useIntl();
  if (names.length === 0) return <FormattedMessage id="familyBoard.notRestored.gone" />;
  return <FormattedMessage id="familyBoard.notRestored.names" values={{ names: intl.formatList(names) }} />;
}

/**
 * The tickets of all people on a line of months, their next tickets with check boxes, and the button that adds them to
 * the cart.
 */
export function FamilyBoardView({ board, nobody }: FamilyBoardViewProps) {
  const intl = useIntl();
  const snapshot = useSelector(board, (current) => current);
  const view = familyBoardView(snapshot);
  const { ticketFare } = snapshot.children;
  const text = (id: KeyAfter<'familyBoard.'>) => intl.formatMessage({ id: `familyBoard.${id}` });
  return (
    <div className={column} data-flow="familyBoard" data-state={stateLabel(snapshot.value)}>
      {view.opening && <Loading />}
      {view.empty && nobody}
      {view.unread && (
        <Alert
          meaning="error"
          live
          title={text('unread')}
          actions={<Button onClick={() => board.send({ type: 'retry' })}>{text('retry')}</Button>}
        >
          {text('unread.text')}
        </Alert>
      )}
      {view.problem !== null && (
        <Alert meaning="error" live title={text(view.problem.isUnsure ? 'unsure' : 'refused')}>
          <ErrorMessage area="familyBoard" failure={view.problem.failure} />
        </Alert>
      )}
      {view.notRestored !== null && (
        <Alert meaning="info" live title={text('notRestored')}>
          <NotRestored names={view.notRestored.names} />
        </Alert>
      )}
      {view.refused && (
        <Alert meaning="warning" live title={text('refused')}>
          {text('refused.lines')}
        </Alert>
      )}
      {view.people.length > 0 && !view.unread && (
        <>
          <BoardNotes count={view.people.length} more={view.more} allCoveredUntil={view.allCoveredUntil} />
          <section className={sheetStyles} data-edge="" aria-label={text('title')}>
            <div className={axisRowStyles}>
              {view.offersTickets && view.people.length > 1 && (
                <div className={toolsStyles}>
                  <Button
                    variant="quiet"
                    unavailable={!view.canTickAll}
                    onClick={() => board.send({ type: 'tickAll' })}
                  >
                    {text('tickAll')}
                  </Button>
                  <Button
                    variant="quiet"
                    unavailable={!view.canTickNone}
                    onClick={() => board.send({ type: 'tickNone' })}
                  >
                    {text('tickNone')}
                  </Button>
                </div>
              )}
              <div className={axisPlaceStyles}>
                <MonthAxis
                  months={view.months.map(({ first, length }) => ({
                    id: first,
                    label: <Month value={first} />,
                    length,
                  }))}
                  today={{ at: view.todayAt, label: text('today') }}
                />
              </div>
            </div>
            <ul aria-busy={view.busy}>
              {view.people.map((person) => (
                <li key={person.customerId}>
                  <PersonRow
                    person={person}
                    months={view.months}
                    todayAt={view.todayAt}
                    onToggle={() => board.send({ type: 'toggle', customerId: person.customerId })}
                    onChange={() => board.send({ type: 'change', customerId: person.customerId })}
                    onUndo={() => board.send({ type: 'undoChange', customerId: person.customerId })}
                  />
                </li>
              ))}
            </ul>
          </section>
          {view.offersTickets && (
            <AddBar
              count={view.count}
              total={view.total}
              adding={view.adding}
              canAdd={view.canAdd}
              onAdd={() => board.send({ type: 'add' })}
            />
          )}
        </>
      )}
      {ticketFare !== undefined && <ChangeDialog key={ticketFare.sessionId} actor={ticketFare} />}
    </div>
  );
}
