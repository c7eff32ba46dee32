import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { useFlow } from '#common/use-flow.ts';
import type { CardApplicationAttachment } from '#contract/entities/attachment.ts';
import { resourceView } from '#machines/common/resource/resource.view.ts';
import { stateLabel } from '#machines/common/state-label.ts';
import { Button } from '#ui/button/button.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { EnlargeablePicture } from './enlargeable-picture.tsx';
import { provideProofPreview } from './proof-preview.actors.ts';

interface ProofPreviewProps {
  readonly applicationId: number;
  readonly attachment: Pick<CardApplicationAttachment, 'id' | 'name'>;
}

const failedStyles = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' });

/** A submitted picture. Its place has the same height while the picture is loading. */
export function ProofPreview({ applicationId, attachment: { id, name } }: ProofPreviewProps) {
  const intl = useIntl();
  const resource = useFlow((shop) => provideProofPreview(shop, applicationId, id));
  const snapshot = useSelector(resource, (current) => current);
  const { value, loading, failed, missing } = resourceView(snapshot);
  const address = value?.address ?? null;
  useEffect(() => {
    if (address === null) return undefined;
    return () => URL.revokeObjectURL(address);
  }, [address]);
  return (
    <div data-flow="resource" data-state={stateLabel(snapshot.value)}>
      {loading && (
        <>
          <VisuallyHidden>
            <FormattedMessage id="deskApplication.preview.loading" />
          </VisuallyHidden>
          <Skeleton height="20rem" />
        </>
      )}
      {(failed || missing) && (
        <div className={failedStyles} role="alert">
          <FormattedMessage id="deskApplication.preview.failed" />
          {failed && (
            <Button onClick={() => resource.send({ type: 'retry' })}>
              <FormattedMessage id="list.retry" />
            </Button>
          )}
        </div>
      )}
      {address !== null && (
        <EnlargeablePicture
          src={address}
          alt={intl.formatMessage({ id: 'deskApplication.preview' }, { fileName: name })}
          shape="page"
        />
      )}
    </div>
  );
}
