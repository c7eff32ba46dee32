import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import type { ActorRefFrom } from 'xstate';
import { PersonFields } from '#common/person-fields/person-fields.tsx';
import { PhotoField } from '#common/photo/photo-field.tsx';
import type { personalInfoMachine } from '#machines/account/personal-info/personal-info.machine.ts';
import type { personalInfoView } from '#machines/account/personal-info/personal-info.view.ts';
import type { PhotoReport } from '#machines/common/photo/photo.types.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import type { PersonField } from '#rules/person-fields.ts';
import { formColumn } from '#ui/field/form-column.styles.ts';

interface PersonStepProps {
  readonly actor: ActorRefFrom<typeof personalInfoMachine>;
  readonly view: Pick<ReturnType<typeof personalInfoView>, 'person' | 'photo' | 'photoGap'>;
}

/** The photo is beside the fields if the dialog is wide enough. */
const columns = css({
  display: 'grid',
  gap: '6',
  alignItems: 'start',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', desk: '[minmax(0, 1fr) 14rem]' },
});

/** The step with the personal data and the photo (PIN-01). */
export function PersonStep({ actor, view }: PersonStepProps) {
  const intl = useIntl();
  const text = (id: KeyAfter<'personalInfo.'>) => intl.formatMessage({ id: `personalInfo.${id}` });
  const change = useCallback(
    (field: PersonField, value: string) => actor.send({ type: 'changeField', field, value }),
    [actor],
  );
  const leave = useCallback((field: PersonField) => actor.send({ type: 'leaveField', field }), [actor]);
  const reportPhoto = useCallback(
    ({ photo, open }: PhotoReport) => actor.send({ type: 'changePhoto', photo, open }),
    [actor],
  );
  return (
    <div className={columns}>
      <div className={formColumn}>
        <PersonFields {...view.person} fixed={[]} own={false} onChange={change} onLeave={leave} />
      </div>
      <PhotoField
        label={text('photo')}
        photo={view.photo}
        error={view.photoGap === null ? undefined : text(`photo.${view.photoGap}`)}
        onReport={reportPhoto}
      />
    </div>
  );
}
