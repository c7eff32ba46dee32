import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { usePageTitle } from '#common/use-title.ts';
import { stateLabel } from '#machines/common/state-label.ts';
import type { eMailRequestMachine } from '#machines/visitor/e-mail-request/e-mail-request.machine.ts';
import type { Mail } from '#machines/visitor/e-mail-request/e-mail-request.types.ts';
import { eMailRequestView } from '#machines/visitor/e-mail-request/e-mail-request.view.ts';
import type { AreaWith } from '#messages/keys/message-key.ts';
import { Page } from '#ui/page/page.tsx';
import { EMailRequestForm } from './e-mail-request-form.tsx';
import { MailedNote } from './mailed-note.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';

/** For each mail: the prefix of the texts' keys. */
const areas: Readonly<
  Record<
    Mail,
    AreaWith<'title' | 'lead' | 'eMail' | 'submit' | 'toLogin' | 'correct' | 'sent.title' | 'sent.text' | 'sent.next'>
  >
> = {
  passwordReset: 'passwordRequest',
  verification: 'verificationResend',
};

/**
 * The page asks for an address. Then it shows where the mail was sent, no matter whether there is such an account
 * (PWD-01, VER-02).
 */
export function EMailRequestView({ actor }: { readonly actor: ActorRefFrom<typeof eMailRequestMachine> }) {
  const intl = useIntl();
  const root = useRef<HTMLDivElement>(null);
  const snapshot = useSelector(actor, (current) => current);
  const view = eMailRequestView(snapshot);
  const area = areas[snapshot.context.mail];
  const title = usePageTitle(view.mailedTo === null ? `${area}.title` : `${area}.sent.title`);
  useHeadingFocus(root, view.mailedTo === null ? 'form' : 'note');
  return (
    <div ref={root} data-flow="eMailRequest" data-state={stateLabel(snapshot.value)}>
      {view.mailedTo === null ? (
        <Page title={title} lead={intl.formatMessage({ id: `${area}.lead` })} width="form">
          <EMailRequestForm area={area} view={view} send={actor.send} />
        </Page>
      ) : (
        <Page title={title} width="form">
          <MailedNote area={area} eMail={view.mailedTo} onCorrect={() => actor.send({ type: 'correct' })} />
        </Page>
      )}
    </div>
  );
}
