import type { ComponentProps } from 'react';
import { css } from 'styled-system/css';
import { lazyPart } from '#common/lazy-part/lazy-part.tsx';
import { LoadFailed } from '#common/lazy-part/load-failed.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import type { ApplicationCorrection } from '../application-correction/application-correction.tsx';

const column = css({ display: 'flex', flexDirection: 'column', gap: '5', width: 'full' });
// On a telephone, the help text below a field takes two lines.
const field = css({ height: '[7.375rem]', narrow: { height: '[6.0625rem]' } });

/** As high as the form with its fields and its button, so that the content below it does not move. */
function Placeholder({ asked: { photo, attachments } }: Pick<ComponentProps<typeof ApplicationCorrection>, 'asked'>) {
  return (
    <div className={column}>
      {Array.from({ length: Number(photo) + attachments.length }, (_, index) => (
        <div key={index} className={field}>
          <Skeleton height="100%" />
        </div>
      ))}
      <Skeleton width="6rem" height="2.75rem" />
    </div>
  );
}

/**
 * The form that submits a photo or files after an application was filed. Its code is loaded on demand, because few
 * people need it.
 */
export const CorrectionForm = lazyPart(
  async () => (await import('../application-correction/application-correction.tsx')).ApplicationCorrection,
  ({ loading, part: { asked } }) =>
    loading.failure === null ? <Placeholder asked={asked} /> : <LoadFailed {...loading} />,
);
