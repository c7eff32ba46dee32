import type { ComponentProps, ComponentType } from 'react';
import { lazyPart } from './lazy-part.tsx';
import { LoadingDialog } from './loading-dialog.tsx';

type Looks = Pick<ComponentProps<typeof LoadingDialog>, 'title' | 'close' | 'size' | 'steady' | 'fields'>;

/** A dialog whose code is loaded when it is first opened; its frame is shown at once. */
export const lazyDialog = <Props extends { readonly onClosed: () => void }>(
  fetchCode: () => Promise<ComponentType<Props>>,
  looks: Looks,
): ComponentType<Props> =>
  lazyPart(fetchCode, ({ loading, part }) => <LoadingDialog loading={loading} onClose={part.onClosed} {...looks} />);
