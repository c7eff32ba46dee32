import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { usePageTitle } from '../../../common/use-title.ts';
import { Page } from '../../../ui/page/page.tsx';
import { EMailRequestForm, type EMailRequestFormProps } from './e-mail-request-form.tsx';
import { MailedNote } from './mailed-note.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';

interface EMailRequestPageProps extends EMailRequestFormProps {
  /** The machine's state, for tests. */
  readonly state: string;
}

/** A page that asks for an address and then tells where the mail went, whether there is an account or not. */
export function EMailRequestPage({ area, view, send, state }: EMailRequestPageProps) {
  const intl = useIntl();
  const root = useRef<HTMLDivElement>(null);
  const part = view.mailedTo === null ? 'form' : 'note';
  const title = usePageTitle(view.mailedTo === null ? `${area}.title` : `${area}.sent.title`);
  useHeadingFocus(root, part);
  return (
    <div ref={root} data-flow={area} data-state={state}>
      {view.mailedTo === null ? (
        <Page title={title} lead={intl.formatMessage({ id: `${area}.lead` })} width="form">
          <EMailRequestForm area={area} view={view} send={send} />
        </Page>
      ) : (
        <Page title={title} width="form">
          <MailedNote area={area} eMail={view.mailedTo} onCorrect={() => send({ type: 'correct' })} />
        </Page>
      )}
    </div>
  );
}
