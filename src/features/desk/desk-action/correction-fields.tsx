import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { isSameFile } from '#machines/desk/desk-action/desk-action.form.ts';
import { deskActionView, type DeskActionActor } from '#machines/desk/desk-action/desk-action.view.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import type { AskableFile } from './askable-files.ts';

const legend = css({ marginBottom: '1', fontWeight: 'medium' });

interface CorrectionFieldsProps {
  readonly actor: DeskActionActor;
  readonly files: readonly AskableFile[];
}

/** The photo or files that the customer must submit again. */
export function CorrectionFields({ actor, files }: CorrectionFieldsProps) {
  const intl = useIntl();
  const { form, problems, saving } = deskActionView(useSelector(actor, (current) => current));
  const text = (id: KeyAfter<'deskAction.'>) => intl.formatMessage({ id: `deskAction.${id}` });
  return (
    <fieldset>
      <legend className={legend}>{text('asked')}</legend>
      <Checkbox
        label={text('asked.photo')}
        checked={form.photo}
        disabled={saving}
        error={problems.asked === null ? undefined : text('asked.NOTHING')}
        onChange={(asked) => actor.send({ type: 'askPhoto', asked })}
      />
      {files.map(({ asked: file, name }) => (
        <Checkbox
          key={`${String(file.typeId)} ${String(file.isProfileOne)}`}
          label={name}
          checked={form.files.some((one) => isSameFile(one, file))}
          disabled={saving}
          onChange={(asked) => actor.send({ type: 'askFile', file, asked })}
        />
      ))}
    </fieldset>
  );
}
