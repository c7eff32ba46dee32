import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import {
  draftView,
  type ApplicationDraftActor,
} from '#machines/card-application/application-draft/application-draft.view.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Hint } from '#ui/text/hint.tsx';

/** The warning that the entered data are not saved on the server, with the reason (WIZ-06). */
export function DraftProblem({ actor }: { readonly actor: ApplicationDraftActor }) {
  const intl = useIntl();
  const { unsaved, superseded, isGone } = draftView(useSelector(actor, (snapshot) => snapshot));
  const text = (id: KeyAfter<'applicationForm.draft.'>) => intl.formatMessage({ id: `applicationForm.draft.${id}` });
  if (superseded) {
    const title = isGone ? 'filedElsewhere' : 'superseded';
    return (
      <Alert
        meaning="warning"
        live
        title={text(title)}
        actions={<Button onClick={() => actor.send({ type: 'takeOver' })}>{text('takeOver')}</Button>}
      >
        {text(`${title}.text`)}
      </Alert>
    );
  }
  if (unsaved) {
    return (
      <Alert meaning="warning" live title={text('unsaved')}>
        {text('unsaved.text')}
      </Alert>
    );
  }
  return null;
}

/**
 * The hint that the entered data are saved on the server. Its place is reserved, so that the hint moves nothing when it
 * appears.
 */
export function DraftSaved({ actor }: { readonly actor: ApplicationDraftActor }) {
  const intl = useIntl();
  const { saved } = draftView(useSelector(actor, (snapshot) => snapshot));
  return saved ? <Hint>{intl.formatMessage({ id: 'applicationForm.draft.saved' })}</Hint> : null;
}
