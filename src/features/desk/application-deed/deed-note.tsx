import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { longestNote } from '#machines/desk/application-deed/application-deed.form.ts';
import {
  applicationDeedView,
  type ApplicationDeedActor,
} from '#machines/desk/application-deed/application-deed.view.ts';
import { TextArea } from '#ui/text-area/text-area.tsx';

/** What the customer is told. */
export function DeedNote({ actor }: { readonly actor: ApplicationDeedActor }) {
  const intl = useIntl();
  const { form, problems, saving } = applicationDeedView(useSelector(actor, (current) => current));
  const text = (id: string) => intl.formatMessage({ id: `applicationDeed.${id}` });
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
