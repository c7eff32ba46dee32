import { useIntl } from 'react-intl';
import type { reclamationView } from '#machines/account/reclamation/reclamation.view.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import type { ReclamationField } from '#rules/reclamation.ts';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';

interface ReclamationNoteProps {
  readonly view: ReturnType<typeof reclamationView>;
  readonly limit: number;
  readonly onChange: (field: ReclamationField, value: string) => void;
  readonly onLeave: (field: ReclamationField) => void;
}

/**
 * The field for the complaint, with the number of characters that are left. A screen reader announces this number only
 * at certain steps, not at each key.
 */
export function ReclamationNote({ view, limit, onChange, onLeave }: ReclamationNoteProps) {
  const intl = useIntl();
  const { form, problems, left, announced, filing } = view;
  const text = (id: KeyAfter<'reclamation.note'>, values?: Record<string, number>) =>
    intl.formatMessage({ id: `reclamation.note${id}` }, values);
  const counter = left < 0 ? text('.over', { over: -left }) : text('.left', { left });
  const announcement = announced === -1 ? text('.tooLong') : text('.atMostLeft', { left: announced ?? 0 });
  return (
    <div>
      <TextArea
        label={text('')}
        help={text('.help', { limit })}
        error={
          problems.note === null
            ? undefined
            : intl.formatMessage({ id: `reclamation.note.${problems.note}` }, { limit })
        }
        counter={counter}
        name="note"
        rows={6}
        value={form.note}
        onChange={(value) => onChange('note', value)}
        onLeave={() => onLeave('note')}
        readOnly={filing}
      />
      <VisuallyHidden>
        <span role="status">{announced === null ? '' : announcement}</span>
      </VisuallyHidden>
    </div>
  );
}
