import { FormattedMessage, useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import type { Picture } from '#machines/common/photo/photo.types.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { photoRatio } from '#rules/photo.ts';
import type { Area } from '#rules/photo.ts';
import { ButtonRow } from '#ui/button/button-row.tsx';
import { Button } from '#ui/button/button.tsx';
import { helpStyles } from '#ui/field/field.styles.ts';
import { FileButton } from '#ui/file-button/file-button.tsx';
import { ImageCropper } from '#ui/image-cropper/image-cropper.tsx';
import type { CropperTexts } from '#ui/image-cropper/image-cropper.tsx';
import type { MainButton } from './photo-buttons.tsx';
import { PhotoProgress } from './photo-progress.tsx';

export interface PhotoCropperProps {
  readonly picture: Picture;
  readonly main: MainButton;
  readonly work: 'reading' | 'making' | null;
  readonly onTakeOver: (area: Area) => void;
  readonly onChoose: (file: File) => void;
  readonly onCancel: () => void;
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '3', minWidth: '0' });

function useCropperTexts(): CropperTexts {
  const intl = useIntl();
  const text = (name: KeyAfter<'photo.crop.'>) => intl.formatMessage({ id: `photo.crop.${name}` });
  return {
    label: text('label'),
    frame: text('frame'),
    instructions: text('instructions'),
    zoom: text('zoom'),
    zoomIn: text('zoomIn'),
    zoomOut: text('zoomOut'),
    place: (place) => intl.formatMessage({ id: 'photo.crop.place' }, { ...place }),
  };
}

/** Here the person chooses which part of the picture becomes the photo. */
export function PhotoCropper({ picture, main, work, onTakeOver, onChoose, onCancel }: PhotoCropperProps) {
  const texts = useCropperTexts();
  return (
    <div className={column}>
      <ImageCropper
        src={picture.url}
        width={picture.width}
        height={picture.height}
        ratio={photoRatio}
        texts={texts}
        busy={work !== null}
        takesFocus
      >
        {(area) =>
          work === null ? (
            <>
              <p className={helpStyles}>{texts.instructions}</p>
              <ButtonRow>
                <Button {...main} variant="primary" onClick={() => onTakeOver(area())}>
                  <FormattedMessage id="photo.takeOver" />
                </Button>
                <FileButton accept="image/*" onFile={onChoose}>
                  <FormattedMessage id="photo.another" />
                </FileButton>
                <Button variant="quiet" onClick={onCancel}>
                  <FormattedMessage id="photo.cancel" />
                </Button>
              </ButtonRow>
            </>
          ) : (
            <PhotoProgress work={work} onStop={onCancel} />
          )
        }
      </ImageCropper>
    </div>
  );
}
