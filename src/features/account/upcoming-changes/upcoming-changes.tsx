import { FormattedMessage } from 'react-intl';
import { lazyPart, type Loading } from '../../../common/lazy-part/lazy-part.tsx';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Button } from '../../../ui/button/button.tsx';

/** Nothing while the code is loaded: what changes soon can come a moment after the page. */
function Waiting({ loading }: { readonly loading: Loading }) {
  if (loading.failure === null) return null;
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
