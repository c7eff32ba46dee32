import { FormattedMessage, useIntl } from 'react-intl';
import { usePageTitle } from '#common/use-title.ts';
import { LinkButton } from '#ui/link-button/link-button.tsx';
import { Page } from '#ui/page/page.tsx';

/** The page of an unknown address (APP-05). */
export function NotFound() {
  const intl = useIntl();
  const title = usePageTitle('notFound.title');
  return (
    <Page title={title} lead={intl.formatMessage({ id: 'notFound.lead' })} width="form">
      <LinkButton href="#/" variant="primary">
        <FormattedMessage id="notFound.home" />
      </LinkButton>
    </Page>
  );
}
