import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { isSameFile } from '#machines/desk/application-deed/application-deed.form.ts';
import {
  applicationDeedView,
  type ApplicationDeedActor,
} from '#machines/desk/application-deed/application-deed.view.ts';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import type { AskableFile } from './askable-files.ts';

const legend = css({ marginBottom: '1', fontWeight: 'medium' });

interface WhatIsAskedProps {
  readonly actor: ApplicationDeedActor;
  readonly files: readonly AskableFile[];
}

/** What the customer is to hand in again: the photo, files, or both. */
export function WhatIsAsked({ actor, files }: WhatIsAskedProps) {
  const intl = useIntl();
  const { form, problems, saving } = applicationDeedView(useSelector(actor, (current) => current));
  const text = (id: string) => intl.formatMessage({ id: `applicationDeed.${id}` });
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
