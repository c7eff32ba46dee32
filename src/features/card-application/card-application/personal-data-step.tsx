import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import type { ActorRefFrom } from 'xstate';
import { ErrorMessage } from '#common/error-message.tsx';
import { PersonFields } from '#common/person-fields/person-fields.tsx';
import { PhotoField } from '#common/photo/photo-field.tsx';
import type { personalDataMachine } from '#machines/card-application/personal-data/personal-data.machine.ts';
import { personalDataView } from '#machines/card-application/personal-data/personal-data.view.ts';
import type { PhotoReport } from '#machines/common/photo/photo.types.ts';
import { stateLabel } from '#machines/common/state-label.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import type { PersonField } from '#rules/person-fields.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { formColumn } from '#ui/field/form-column.styles.ts';
import { ConsentFields } from './consent-fields.tsx';
import { NotUniqueAlert } from './not-unique-alert.tsx';

interface PersonalDataStepProps {
  readonly actor: ActorRefFrom<typeof personalDataMachine>;
  /** The card is for the person who is logged in. */
  readonly own: boolean;
}

/** The photo is beside the fields if the dialog is wide enough. */
const columns = css({
  display: 'grid',
  gap: '6',
  alignItems: 'start',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', desk: '[minmax(0, 1fr) 16rem]' },
});

/** The first step: the person who gets the card, their photo, and the consents (PDT-01, PHO-01). */
export function PersonalDataStep({ actor, own }: PersonalDataStepProps) {
  const intl = useIntl();
  const snapshot = useSelector(actor, (current) => current);
  const view = personalDataView(snapshot);
  const text = (id: KeyAfter<'personalData.'>) => intl.formatMessage({ id: `personalData.${id}` });
  const change = useCallback(
    (field: PersonField, value: string) => actor.send({ type: 'changeField', field, value }),
    [actor],
  );
  const leave = useCallback((field: PersonField) => actor.send({ type: 'leaveField', field }), [actor]);
  const reportPhoto = useCallback(
    ({ photo, open }: PhotoReport) => actor.send({ type: 'changePhoto', photo, open }),
    [actor],
  );
  const photoProblem = view.problems.photo;
  return (
    <>
      {view.notUnique && <NotUniqueAlert errorName="CUSTOMER_NOT_UNIQUE_CUSTOMER" />}
      {view.unchecked !== null && (
        <Alert
          meaning="error"
          live
          title={text('unchecked')}
          actions={<Button onClick={() => actor.send({ type: 'retry' })}>{text('retry')}</Button>}
        >
          <ErrorMessage area="personalData" failure={view.unchecked} />
        </Alert>
      )}
      {view.fixed?.reason === 'HOLDER' && <Alert meaning="info">{text('fixed.HOLDER')}</Alert>}
      <div className={columns} data-flow="personalData" data-state={stateLabel(snapshot.value)}>
        <div className={formColumn}>
          <PersonFields
            {...view}
            own={own}
            fixed={view.fixed?.fields ?? []}
            fixedBirthDayText={view.fixed?.reason === 'OPEN_APPLICATION' ? text('fixed.OPEN_APPLICATION') : undefined}
            onChange={change}
            onLeave={leave}
          />
        </div>
        <PhotoField
          label={text('photo')}
          photo={view.photo}
          readOnly={view.fixed?.photo === true}
          error={photoProblem === null ? undefined : text(`errors.${photoProblem}`)}
          onReport={reportPhoto}
        />
      </div>
      <ConsentFields actor={actor} />
    </>
  );
}
