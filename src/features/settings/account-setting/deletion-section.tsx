import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useConfiguration } from '#common/configuration.ts';
import { DialogEntry } from '#common/dialog-entries/dialog-entry.tsx';
import { useNamedDialog } from '#common/dialog-entries/use-named-dialog.ts';
import { FailureAlert } from '#common/dialog-frame/failure-alert.tsx';
import { lazyDialog } from '#common/lazy-part/lazy-dialog.tsx';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { deletionLoses, deletionObstacle, factsOfPeople } from '#rules/account-deletion.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { PageSection } from '#ui/page/page-section.tsx';
import { belowWaiting } from '#ui/room/below-waiting.styles.ts';
import { defaultYearsKept, type AccountFacts } from './account-facts.actors.ts';

const AccountDeletionDialog = lazyDialog(
  async () => (await import('../account-deletion/account-deletion-dialog.tsx')).AccountDeletionDialog,
  { title: 'accountDeletion.title', close: 'accountDeletion.close', size: 'small', fields: 1 },
);

interface DeletionSectionProps {
  /** The data read last; null = not read yet. */
  readonly facts: AccountFacts | null;
  readonly loading: boolean;
  /** The last attempt to read the data has failed, so the effects of a deletion are unknown. */
  readonly unread: boolean;
  /** Reads the data again after a deletion has failed. */
  readonly reload: () => void;
  readonly retry: () => void;
}

/** Whether a deletion is possible by the rule and the data on this page. Only the server knows the orders. */
function useVerdict({ facts, unread }: Pick<DeletionSectionProps, 'facts' | 'unread'>) {
  const lossAllowed = useConfiguration()?.accountDeletionWithActiveTicketsAllowed ?? false;
  const known = facts !== null && !unread;
  const given = {
    lossAllowed,
    activeTickets: known ? facts.tickets.length : null,
    ...(known ? factsOfPeople(facts.people) : { fundedWallets: null }),
    openOrders: null,
    openTransfers: null,
  };
  return { obstacle: deletionObstacle(given), loses: deletionLoses(given) };
}

/** Deletes the account, or says why that is not possible now (SET-02). */
export function DeletionSection({ facts, loading, unread, reload, retry }: DeletionSectionProps) {
  const intl = useIntl();
  const reasonId = useId();
  const text = (id: KeyAfter<'accountSetting.'>) => intl.formatMessage({ id: `accountSetting.${id}` });
  const [isOpen, setIsOpen] = useNamedDialog('deletion');
  const { obstacle, loses } = useVerdict({ facts, unread });
  const isBlocked = !loading && obstacle !== null;
  return (
    <PageSection title={text('deletion')} lead={text('deletion.lead')}>
      {unread && (
        <FailureAlert
          title="accountSetting.loadingActiveTicketsFailed"
          text="accountSetting.loadingActiveTicketsFailed.text"
          retry="accountSetting.retry"
          onRetry={retry}
        />
      )}
      {isBlocked && (
        <Alert id={reasonId} meaning="error" title={text('deletion.blocked')}>
          {text(`deletion.${obstacle}`)}
        </Alert>
      )}
      {loses && <Alert meaning="warning">{text('deletion.warning')}</Alert>}
      {loading && (
        <p id={reasonId} role="status" data-waiting="">
          <FormattedMessage id="accountSetting.deletion.loading" />
        </p>
      )}
      <div className={belowWaiting}>
        <Button
          variant="danger"
          unavailable={loading || isBlocked}
          aria-describedby={loading || isBlocked ? reasonId : undefined}
          onClick={() => setIsOpen(true)}
        >
          <FormattedMessage id="accountSetting.deletion.open" />
        </Button>
      </div>
      {isOpen && (
        <DialogEntry name="deletion">
          <AccountDeletionDialog
            stakes={{
              people: facts?.people.filter(({ customerAccountLinkType: type }) => type !== 'REGISTERED') ?? [],
              yearsKept: facts?.yearsKept ?? defaultYearsKept,
            }}
            reloadFacts={reload}
            onClosed={() => setIsOpen(false)}
          />
        </DialogEntry>
      )}
    </PageSection>
  );
}
