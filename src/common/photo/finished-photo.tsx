import { ImageUp, Trash2 } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import type { PhotoAdvice } from '#machines/common/photo/photo.types.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { FileButton } from '#ui/file-button/file-button.tsx';
import { CameraButton } from './photo-buttons.tsx';
import type { MainButton } from './photo-buttons.tsx';

interface FinishedPhotoProps {
  readonly photo: string;
  readonly advice: readonly PhotoAdvice[];
  readonly main: MainButton;
  /** Undefined = the photo is only shown. */
  readonly onChoose: ((file: File) => void) | undefined;
  readonly onRemove: () => void;
}

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '4' });
/** The aspect ratio of a photo on a card. */
const picture = css({
  width: '[7.5rem]',
  aspectRatio: '[23.5 / 28]',
  objectFit: 'cover',
  border: 'line',
  borderRadius: 'large',
  backgroundColor: 'neutral.100',
});
const beside = css({
  flex: '[1 1 12rem]',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '2',
});

const below = css({
  flex: '[1 1 100%]',
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  _empty: { display: 'none' },
});

/** The photo as it will be on the card. */
export function FinishedPhoto({ photo, advice, main, onChoose, onRemove }: FinishedPhotoProps) {
  const intl = useIntl();
  return (
    <div className={row}>
      <img className={picture} src={photo} alt={intl.formatMessage({ id: 'photo.alt' })} />
      {onChoose !== undefined && (
        <div className={beside}>
          <FileButton {...main} accept="image/*" onFile={onChoose}>
            <ImageUp aria-hidden="true" />
            <FormattedMessage id="photo.change" />
          </FileButton>
          <CameraButton variant="quiet" onChoose={onChoose} />
          <Button variant="quiet" onClick={onRemove}>
            <Trash2 aria-hidden="true" />
            <FormattedMessage id="photo.remove" />
          </Button>
        </div>
      )}
      <div className={below}>
        {advice.map((name) => (
          <Alert key={name} meaning="warning" quiet live>
            <FormattedMessage id={`photo.advice.${name}`} />
          </Alert>
        ))}
      </div>
    </div>
  );
}
