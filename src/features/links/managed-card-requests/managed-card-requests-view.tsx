import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { ErrorMessage } from '#common/error-message.tsx';
import { SmallTable } from '#common/list-table/small-table.tsx';
import type { CardManagementRequest } from '#contract/entities/card-management-request.ts';
import { stateLabel } from '#machines/common/state-label.ts';
import {
  managedCardResendView,
  type ManagedCardResendActor,
} from '#machines/links/managed-card-resend/managed-card-resend.view.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { ResendButton } from './resend-button.tsx';
import { useRequestColumns } from './use-request-columns.tsx';
import { WithdrawRequest } from './withdraw-request.tsx';

const column = css({ display: 'flex', flexDirection: 'column', gap: '4' });
const words = css({ display: 'flex', flexDirection: 'column', gap: '1' });
const lead = css({ maxWidth: 'text', color: 'inkSoft' });

interface ManagedCardRequestsViewProps {
  readonly actor: ManagedCardResendActor;
  readonly requests: readonly CardManagementRequest[];
  readonly onChanged: () => void;
}

/**
 * The unanswered requests to manage the account's own card. Renders nothing if there are no requests and nothing has
 * failed (LNK-05).
 */
export function ManagedCardRequestsView({ actor, requests, onChanged }: ManagedCardRequestsViewProps) {
  const intl = useIntl();
  const snapshot = useSelector(actor, (current) => current);
  const { failure, username } = managedCardResendView(snapshot);
  const columns = useRequestColumns();
  const headingId = useId();
  const title = intl.formatMessage({ id: 'managedCardRequests.title' });
  if (requests.length === 0 && failure === null) return null;
  return (
    <section
      className={column}
      aria-labelledby={headingId}
      data-flow="managedCardResend"
      data-state={stateLabel(snapshot.value)}
    >
      <div className={words}>
        <Heading id={headingId}>{title}</Heading>
        <p className={lead}>
          <FormattedMessage id="managedCardRequests.lead" />
        </p>
      </div>
      {failure !== null && (
        <Alert
          meaning="error"
          live
          title={username}
          actions={
            <Button onClick={() => actor.send({ type: 'dismiss' })}>
              <FormattedMessage id="managedCardResend.dismiss" />
            </Button>
          }
        >
          <ErrorMessage area="managedCardResend" failure={failure} />
        </Alert>
      )}
      {requests.length > 0 && (
        <SmallTable
          caption={title}
          columns={columns}
          rows={requests}
          // A request that is sent again gets another id. The username stays the same, so the row keeps the focus.
          rowId={(request) => request.username}
          rowTone={({ state }) => (state === 'EXPIRED' ? 'faded' : undefined)}
          rowActions={(request) => <ResendButton actor={actor} request={request} />}
          remove={(request, button) => <WithdrawRequest request={request} button={button} onChanged={onChanged} />}
          empty={null}
        />
      )}
    </section>
  );
}
