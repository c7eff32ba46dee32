import { ImageCropper as Cropper, useImageCropper } from '@ark-ui/react/image-cropper';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { frameStyles, pictureStyles, rootStyles, viewportStyles, zoomStyles } from './image-cropper.styles.ts';

/** A part of the picture, in pixels of the picture. */
export type CropArea = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** The position of the frame: `zoom` in per cent, and the distance from the left and the upper edge in per cent. */
export type CropPlace = { readonly zoom: number; readonly left: number; readonly top: number };

export type CropperTexts = {
  /** The accessible name of the cropper. */
  readonly label: string;
  /** The accessible name of the frame. */
  readonly frame: string;
  readonly instructions: string;
  readonly zoom: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly place: (place: CropPlace) => string;
};

type ImageCropperProps = {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** The frame's width divided by its height. */
  readonly ratio: number;
  readonly texts: CropperTexts;
  /** The cropper stays visible, but cannot be changed. */
  readonly busy?: boolean;
  /** The frame gets the focus when it appears, unless another element has the focus. */
  readonly takesFocus?: boolean;
  /** The content below the cropper, such as the button that uses the area. */
  readonly children: (area: () => CropArea) => ReactNode;
};

const maxZoom = 5;
const zoomStep = 0.1;

const perCent = (part: number, whole: number): number => (whole < 1 ? 50 : Math.round((100 * part) / whole));

/** The picture is behind a frame of fixed size; it is moved and enlarged by mouse, fingers or keyboard. */
export function ImageCropper(props: ImageCropperProps) {
  const { src, width, height, ratio, texts, busy = false, takesFocus = false, children } = props;
  const cropper = useImageCropper({
    aspectRatio: ratio,
    fixedCropArea: true,
    maxZoom,
    zoomStep,
    nudgeStep: 4,
    nudgeStepShift: 20,
    translations: {
      rootLabel: texts.label,
      rootRoleDescription: texts.frame,
      previewLoading: texts.label,
      previewDescription: () => texts.instructions,
      selectionLabel: () => texts.frame,
      selectionRoleDescription: texts.frame,
      selectionInstructions: texts.instructions,
    },
  });
  const { zoom } = cropper;
  const frame = useRef<HTMLDivElement>(null);
  // The frame is hidden until the picture is measured.
  const isVisible = cropper.crop.width > 0;
  useEffect(() => {
    if (takesFocus && isVisible && document.activeElement === document.body) frame.current?.focus();
  }, [takesFocus, isVisible]);
  const area = (): CropArea => {
    const { x, y, width: cropWidth, height: cropHeight } = cropper.getCropData();
    return { x, y, width: cropWidth, height: cropHeight };
  };
  const shown = area();
  const place = {
    zoom: Math.round(zoom * 100),
    left: perCent(shown.x, width - shown.width),
    top: perCent(shown.y, height - shown.height),
  };
  return (
    <>
      <Cropper.RootProvider value={cropper} className={rootStyles} inert={busy}>
        <Cropper.Viewport
          className={viewportStyles}
          style={{ aspectRatio: `${width} / ${height}`, width: `min(100%, ${(50 * width) / height}vh)` }}
        >
          <Cropper.Image src={src} className={pictureStyles} />
          <Cropper.Selection
            ref={frame}
            className={frameStyles}
            aria-valuemax={100}
            aria-valuenow={place.left}
            aria-valuetext={texts.place(place)}
          />
        </Cropper.Viewport>
        <div className={zoomStyles}>
          <IconButton
            label={texts.zoomOut}
            icon={<ZoomOut aria-hidden="true" />}
            onClick={() => cropper.zoomBy(-zoomStep)}
          />
          <input
            type="range"
            aria-label={texts.zoom}
            aria-valuetext={`${place.zoom} %`}
            min={100}
            max={maxZoom * 100}
            step={zoomStep * 100}
            value={place.zoom}
            onChange={(event) => cropper.setZoom(Number(event.currentTarget.value) / 100)}
          />
          <IconButton
            label={texts.zoomIn}
            icon={<ZoomIn aria-hidden="true" />}
            onClick={() => cropper.zoomBy(zoomStep)}
          />
        </div>
      </Cropper.RootProvider>
      {children(area)}
    </>
  );
}
