import { FormattedMessage } from 'react-intl';
import { lazyPart, type Loading } from '#common/lazy-part/lazy-part.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { SpaceForChanges } from './space-for-changes.tsx';

interface WaitingProps {
  readonly loading: Loading;
  readonly part: { readonly isLikely: boolean };
}

/** While the code is loaded, only space for a likely change is reserved: the code arrives a moment after the page. */
function Waiting({ loading, part }: WaitingProps) {
  if (loading.failure === null) return part.isLikely ? <SpaceForChanges /> : null;
  return (
    <Alert
      meaning="warning"
      quiet
      actions={
        <Button onClick={loading.retry}>
          <FormattedMessage id="upcomingChanges.retry" />
        </Button>
      }
    >
      <FormattedMessage id="upcomingChanges.failed" />
    </Alert>
  );
}

/** The section with the upcoming changes; its code is loaded on demand. */
export const UpcomingChangesPart = lazyPart(
  async () => (await import('./upcoming-changes-section.tsx')).UpcomingChangesSection,
  Waiting,
  'account',
);
