import { lazyPart } from '../../../common/lazy-part/lazy-part.tsx';
import { LoadFailed } from '../../../common/lazy-part/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';

/** The form that hands in a photo or files after an application was filed; few people need its code. */
export const CorrectionForm = lazyPart(
  async () => (await import('../application-correction/application-correction.tsx')).ApplicationCorrection,
  ({ loading }) => (loading.failure === null ? <Skeleton height="8rem" /> : <LoadFailed {...loading} />),
);
