import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { usePageTitle } from '#common/use-title.ts';
import { stateLabel } from '#machines/common/state-label.ts';
import type { registrationMachine } from '#machines/visitor/registration/registration.machine.ts';
import { registrationView } from '#machines/visitor/registration/registration.view.ts';
import { LinkButton } from '#ui/link-button/link-button.tsx';
import { Page } from '#ui/page/page.tsx';
import { MailedNote } from '../e-mail-request/mailed-note.tsx';
import { useHeadingFocus } from '../e-mail-request/use-heading-focus.ts';
import { WelcomePage } from '../welcome/welcome-page.tsx';
import { RegistrationForm } from './registration-form.tsx';
import type { ConsentLinks } from './registration-form.types.ts';

interface RegistrationViewProps {
  readonly actor: ActorRefFrom<typeof registrationMachine>;
  /** The addresses of the operator's pages; null until the configuration is loaded. */
  readonly links: ConsentLinks | null;
}

/** The view of registration: the form, then the address to which the mail was sent. */
export function RegistrationView({ actor, links }: RegistrationViewProps) {
  const intl = useIntl();
  const root = useRef<HTMLDivElement>(null);
  const snapshot = useSelector(actor, (current) => current);
  const view = registrationView(snapshot);
  const part = view.mailedTo === null ? 'form' : 'note';
  const title = usePageTitle(view.mailedTo === null ? 'registration.title' : 'registration.sent.title');
  useHeadingFocus(root, part);
  return (
    <div ref={root} data-flow="registration" data-state={stateLabel(snapshot.value)}>
      {view.mailedTo === null ? (
        <WelcomePage title={title} lead={intl.formatMessage({ id: 'registration.lead' })}>
          <RegistrationForm title={title} view={view} send={actor.send} links={links} />
        </WelcomePage>
      ) : (
        <Page title={title} width="form">
          <MailedNote area="registration" eMail={view.mailedTo} onCorrect={() => actor.send({ type: 'correct' })}>
            <LinkButton href="#/verification">
              <FormattedMessage id="registration.sendAgain" />
            </LinkButton>
          </MailedNote>
        </Page>
      )}
    </div>
  );
}
