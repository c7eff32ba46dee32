import { FormattedMessage } from 'react-intl';
import { css } from 'styled-system/css';
import type { MessageKey } from '#messages/keys/message-key.ts';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';

const rows = css({ display: 'flex', flexDirection: 'column', gap: '6', width: 'full' });
const row = css({ display: 'flex', flexDirection: 'column', gap: '2' });

/** Two rows that are being loaded; `label` is the key of the text for screen readers. */
export function LoadingRows({ label }: { readonly label: MessageKey }) {
  return (
    <div className={rows} aria-busy="true" data-waiting="">
      <VisuallyHidden>
        <span role="status">
          <FormattedMessage id={label} />
        </span>
      </VisuallyHidden>
      {[1, 2].map((each) => (
        <div key={each} className={row}>
          <Skeleton width="14rem" />
          <Skeleton width="min(26rem, 100%)" />
        </div>
      ))}
    </div>
  );
}
