import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../ui/button/button.tsx';
import { Page } from '../ui/page/page.tsx';
import { usePageTitle } from './use-title.ts';

/** A page that could not be fetched: mostly since a newer version of the shop has come out meanwhile. */
export function PageFailed() {
  const intl = useIntl();
  const title = usePageTitle('pageFailed.title');
  return (
    <Page title={title} lead={intl.formatMessage({ id: 'pageFailed.lead' })} width="form">
      <div>
        <Button variant="primary" onClick={() => window.location.reload()}>
          <FormattedMessage id="pageFailed.reload" />
        </Button>
      </div>
    </Page>
  );
}
