import { useSelector } from '@xstate/react';
import { Check } from 'lucide-react';
import { useIntl } from 'react-intl';
import { css, cx } from 'styled-system/css';
import {
  draftView,
  type ApplicationDraftActor,
} from '#machines/card-application/application-draft/application-draft.view.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { quietText } from '#ui/text/quiet.styles.ts';

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

const place = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  // At the start of the buttons' row, or above the column of buttons; its line is reserved, so that nothing moves.
  order: { base: '[-1]', narrow: '0' },
  minHeight: '6',
  marginRight: { narrow: 'auto' },
  '& svg': { flexShrink: '0', width: '4', height: '4', color: { base: 'success.mark', _forced: 'current' } },
});

const line = css({ display: 'inline-flex', alignItems: 'center', gap: '1' });

/** Beside the buttons of the step: whether the entered data are saved on the server (WIZ-06). */
export function DraftSaved({ actor }: { readonly actor: ApplicationDraftActor }) {
  const intl = useIntl();
  const { saved, saving, unsaved } = draftView(useSelector(actor, (snapshot) => snapshot));
  const text = (id: KeyAfter<'applicationForm.draft.'>) => intl.formatMessage({ id: `applicationForm.draft.${id}` });
  return (
    <div className={cx(quietText, place)}>
      {/* Only the result is read out: saving begins again with each pause of typing. */}
      {saving && <span aria-hidden="true">{text('saving')}</span>}
      {unsaved && <span aria-hidden="true">{text('notYet')}</span>}
      <span role="status" className={line}>
        {saved && (
          <>
            <Check aria-hidden="true" />
            {text('saved')}
          </>
        )}
      </span>
    </div>
  );
}
