import { useSelector } from '@xstate/react';
import { useId, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { photoMachine } from '#machines/common/photo/photo.machine.ts';
import { photoView } from '#machines/common/photo/photo.view.ts';
import { stateLabel } from '#machines/common/state-label.ts';
import { FieldMessage } from '#ui/field/field-message.tsx';
import { fieldStyles, labelStyles } from '#ui/field/field.styles.ts';
import { FinishedPhoto } from './finished-photo.tsx';
import { LazyPhotoCropper } from './lazy-photo-cropper.tsx';
import { PhotoButtons } from './photo-buttons.tsx';
import type { MainButton } from './photo-buttons.tsx';
import { PhotoProgress } from './photo-progress.tsx';
import { useFocusWhenLost } from './use-focus-when-lost.ts';
import { usePhotoTexts } from './use-photo-texts.ts';

interface PhotoViewProps {
  readonly actor: ActorRefFrom<typeof photoMachine>;
  readonly label: string;
  readonly error?: string | undefined;
  /** Stores a chosen file, and returns its id. */
  readonly keepFile: (file: File) => string;
}

export function PhotoView({ actor, label, error, keepFile }: PhotoViewProps) {
  const messageId = useId();
  const root = useRef<HTMLFieldSetElement>(null);
  const snapshot = useSelector(actor, (current) => current);
  const view = photoView(snapshot);
  const state = stateLabel(snapshot.value);
  const texts = usePhotoTexts();
  const problem = view.problem === null ? error : texts.problem(view.problem);
  const isEmpty = view.photo === null && view.picture === null;
  const help = isEmpty && !view.readOnly ? texts.help : undefined;
  useFocusWhenLost(root, state);

  const choose = (file: File) => actor.send({ type: 'choose', fileId: keepFile(file) });
  const cancel = () => actor.send({ type: 'cancel' });
  const main: MainButton = {
    'aria-describedby': problem === undefined && help === undefined ? undefined : messageId,
    'aria-invalid': problem === undefined ? undefined : true,
  };
  return (
    <fieldset ref={root} className={fieldStyles} data-flow="photo" data-state={state}>
      <legend className={labelStyles}>{label}</legend>
      {view.picture !== null && (
        <LazyPhotoCropper
          key={view.picture.url}
          picture={view.picture}
          main={main}
          work={view.work}
          onTakeOver={(area) => actor.send({ type: 'takeOver', area })}
          onChoose={choose}
          onCancel={cancel}
        />
      )}
      {view.picture === null && view.work !== null && <PhotoProgress work={view.work} onStop={cancel} />}
      {view.photo !== null && (
        <FinishedPhoto
          photo={view.photo}
          advice={view.advice}
          main={main}
          onChoose={view.readOnly ? undefined : choose}
          onRemove={() => actor.send({ type: 'remove' })}
        />
      )}
      {isEmpty && view.work === null && !view.readOnly && <PhotoButtons main={main} onChoose={choose} />}
      {isEmpty && view.readOnly && <p>–</p>}
      <div aria-live="polite">
        <FieldMessage id={messageId} help={help} error={problem} />
      </div>
    </fieldset>
  );
}
