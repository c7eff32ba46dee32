import { Camera, ImageUp } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { ButtonRow } from '#ui/button/button-row.tsx';
import { FileButton } from '#ui/file-button/file-button.tsx';
import { useMedia } from '#ui/media/use-media.ts';

/** ARIA attributes that connect the button with the error that it corrects. */
export interface MainButton {
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface PhotoButtonsProps {
  readonly main: MainButton;
  readonly onChoose: (file: File) => void;
}

interface CameraButtonProps {
  readonly variant?: 'secondary' | 'quiet';
  readonly onChoose: (file: File) => void;
}

/** Takes a picture with the camera. Shown only on a device with a touch screen. */
export function CameraButton({ variant = 'secondary', onChoose }: CameraButtonProps) {
  const isInHand = useMedia('(pointer: coarse)');
  if (!isInHand) return null;
  return (
    <FileButton accept="image/*" capture="user" variant={variant} onFile={onChoose}>
      <Camera aria-hidden="true" />
      <FormattedMessage id="photo.take" />
    </FileButton>
  );
}

/** The buttons that are shown if there is no photo yet. */
export function PhotoButtons({ main, onChoose }: PhotoButtonsProps) {
  return (
    <ButtonRow>
      <FileButton {...main} accept="image/*" onFile={onChoose}>
        <ImageUp aria-hidden="true" />
        <FormattedMessage id="photo.choose" />
      </FileButton>
      <CameraButton onChoose={onChoose} />
    </ButtonRow>
  );
}
