import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/button/button.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { lazyPart } from '../lazy-part/lazy-part.tsx';
import type { Loading } from '../lazy-part/lazy-part.tsx';
import { LoadFailed } from '../lazy-part/load-failed.tsx';
import type { PhotoCropperProps } from './photo-cropper.tsx';

interface WaitingProps {
  readonly loading: Loading;
  readonly part: PhotoCropperProps;
}

function WaitingCropper({ loading, part }: WaitingProps) {
  if (loading.failure === null) return <Skeleton height="16rem" />;
  return (
    <>
      <LoadFailed {...loading} />
      <Button variant="quiet" onClick={part.onCancel}>
        <FormattedMessage id="photo.cancel" />
      </Button>
    </>
  );
}

/** The cropper; its code is loaded when the first picture is opened. */
export const LazyPhotoCropper = lazyPart(
  () => import('./photo-cropper.tsx').then(({ PhotoCropper }) => PhotoCropper),
  WaitingCropper,
);
