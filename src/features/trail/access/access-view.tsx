import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { css } from 'styled-system/css';
import { FailureAlert } from '#common/dialog-frame/failure-alert.tsx';
import { resourceView, type ResourceActor } from '#machines/common/resource/resource.view.ts';
import { stateLabel } from '#machines/common/state-label.ts';
import type { AreaWith } from '#messages/keys/message-key.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { LoadingRows } from '../my-trail/loading-rows.tsx';
import type { Access } from './access.actors.ts';

interface AccessViewProps {
  readonly access: ResourceActor<Access>;
  /** The prefix of the texts' keys: `<area>.loading`, `.failed`. */
  readonly area: AreaWith<'loading' | 'failed'>;
  readonly children: (access: Access) => ReactNode;
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '4', width: 'full' });

/** One of the two sections whose data come from the same call: loading, shown, outdated, or failed. */
export function AccessView({ access, area, children }: AccessViewProps) {
  const snapshot = useSelector(access, (current) => current);
  const { value, loading, missing, failed, outdated } = resourceView<Access>(snapshot);
  const retry = () => access.send({ type: 'retry' });
  return (
    <div className={column} data-flow="resource" data-state={stateLabel(snapshot.value)}>
      {loading && <LoadingRows label={`${area}.loading`} />}
      {(failed || missing) && (
        <FailureAlert title={`${area}.failed`} text="myTrail.failed.text" retry="myTrail.retry" onRetry={retry} />
      )}
      {outdated && (
        <Alert
          meaning="warning"
          live
          actions={
            <Button onClick={retry}>
              <FormattedMessage id="myTrail.retry" />
            </Button>
          }
        >
          <FormattedMessage id="myTrail.outdated" />
        </Alert>
      )}
      {value !== null && children(value)}
    </div>
  );
}
