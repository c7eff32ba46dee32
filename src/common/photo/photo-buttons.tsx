import { Camera, ImageUp } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { ButtonRow } from '#ui/button/button-row.tsx';
import { FileButton } from '#ui/file-button/file-button.tsx';
import { useMedia } from '#ui/media/use-media.ts';

/** Links the button that mends it with what is wrong. */
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

/** Takes a picture, on a device that is held in the hand. */
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

/** Where there is no photo yet. */
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
