import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import {
  draftView,
  type ApplicationDraftActor,
} from '../../../../machines/application-draft/application-draft.view.ts';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Hint } from '../../../ui/text/hint.tsx';

/** Whether what is entered is kept on the server (WIZ-06). */
export function DraftNotice({ actor }: { readonly actor: ApplicationDraftActor }) {
  const intl = useIntl();
  const { saved, unsaved, superseded } = draftView(useSelector(actor, (snapshot) => snapshot));
  const text = (id: string) => intl.formatMessage({ id: `applicationForm.draft.${id}` });
  if (superseded) {
    return (
      <Alert
        meaning="warning"
        live
        title={text('superseded')}
        actions={<Button onClick={() => actor.send({ type: 'takeOver' })}>{text('takeOver')}</Button>}
      >
        {text('superseded.text')}
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
  return saved ? <Hint>{text('saved')}</Hint> : null;
}
