import { FormattedMessage } from 'react-intl';
import { lazyPart, type Loading } from '#common/lazy-part/lazy-part.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { RoomForChanges } from './room-for-changes.tsx';

interface WaitingProps {
  readonly loading: Loading;
  readonly part: { readonly isLikely: boolean };
}

/** While the code is loaded there is only room for what is likely: it comes a moment after the page. */
function Waiting({ loading, part }: WaitingProps) {
  if (loading.failure === null) return part.isLikely ? <RoomForChanges /> : null;
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

/** The section of what changes soon; its code is loaded when it is first needed. */
export const UpcomingChangesPart = lazyPart(
  async () => (await import('./upcoming-changes-section.tsx')).UpcomingChangesSection,
  Waiting,
);
