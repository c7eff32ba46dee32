import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { waitFor } from 'xstate';
import { useFlow } from '#common/use-flow.ts';
import type { CardManagementRequest } from '#contract/entities/card-management-request.ts';
import { resourceView, type ResourceActor } from '#machines/common/resource/resource.view.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { ManagedCardRequestsView } from './managed-card-requests-view.tsx';
import { provideManagedCardResend } from './managed-card-resend.actors.ts';

export type ManagedCardRequestsActor = ResourceActor<readonly CardManagementRequest[]>;

interface ManagedCardRequestsSectionProps {
  readonly requests: ManagedCardRequestsActor;
  /** Called when a request was sent or withdrawn, or may have been answered. */
  readonly onChanged: () => void;
}

/**
 * The section about unanswered requests. It is empty until the requests are read for the first time, because most
 * accounts have no requests.
 */
export function ManagedCardRequestsSection({ requests, onChanged }: ManagedCardRequestsSectionProps) {
  const { value, failed, outdated } = useSelector(requests, (snapshot) =>
    resourceView<readonly CardManagementRequest[]>(snapshot),
  );
  const resend = useFlow((shop) =>
    provideManagedCardResend(shop, async () => {
      onChanged();
      await waitFor(requests, (snapshot) => !snapshot.hasTag('busy'));
    }),
  );
  return (
    <>
      {(failed || outdated) && (
        <Alert
          meaning="warning"
          live
          actions={
            <Button onClick={() => requests.send({ type: 'retry' })}>
              <FormattedMessage id="list.retry" />
            </Button>
          }
        >
          <FormattedMessage id="managedCardRequests.unread" />
        </Alert>
      )}
      <ManagedCardRequestsView actor={resend} requests={value ?? []} onChanged={onChanged} />
    </>
  );
}
