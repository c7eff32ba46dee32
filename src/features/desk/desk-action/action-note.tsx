import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { longestNote } from '#machines/desk/desk-action/desk-action.form.ts';
import { deskActionView, type DeskActionActor } from '#machines/desk/desk-action/desk-action.view.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { TextArea } from '#ui/text-area/text-area.tsx';

/** The note that the customer will read. */
export function ActionNote({ actor }: { readonly actor: DeskActionActor }) {
  const intl = useIntl();
  const { form, problems, saving } = deskActionView(useSelector(actor, (current) => current));
  const text = (id: KeyAfter<'deskAction.'>) => intl.formatMessage({ id: `deskAction.${id}` });
  return (
    <TextArea
      label={text('note')}
      help={text('note.help')}
      error={problems.note === null ? undefined : text(`note.${problems.note}`)}
      value={form.note}
      readOnly={saving}
      counter={`${String(form.note.trim().length)} / ${String(longestNote)}`}
      onChange={(value) => actor.send({ type: 'changeNote', value })}
    />
  );
}
