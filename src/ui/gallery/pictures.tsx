import { useState } from 'react';
import { ButtonRow } from '../button/button-row.tsx';
import { Button } from '../button/button.tsx';
import { FieldMessage } from '../field/field-message.tsx';
import { FileButton } from '../file-button/file-button.tsx';
import type { CropArea } from '../image-cropper/image-cropper.tsx';
import { ImageCropper } from '../image-cropper/image-cropper.tsx';
import { QrCode } from '../qr-code/qr-code.tsx';
import { Hint } from '../text/hint.tsx';
import { Grid, Sample, Specimen } from './sample.tsx';

const size = { width: 1600, height: 1200 };

/** A person in front of a wall. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 160 120">
  <path fill="#dfe6ec" d="M0 0h160v120H0z"/><path fill="#c7d2dc" d="M0 0h20v120H0zM140 0h20v120h-20z"/>
  <path fill="#2f5d8a" d="M40 120c0-26 18-36 40-36s40 10 40 36z"/><circle cx="80" cy="54" r="26" fill="#f0c9a8"/>
  <path fill="#5a3a22" d="M53 52c0-22 12-30 27-30s27 8 27 30c-6-8-12-12-27-12s-21 4-27 12z"/>
  <circle cx="71" cy="54" r="3"/><circle cx="89" cy="54" r="3"/><path fill="none" stroke="#7a3b2e" stroke-width="2" d="M71 67q9 6 18 0"/>
</svg>`;
const src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;

const texts = {
  frame: 'Frame',
  instructions: 'Drag the picture, or move it by the arrow keys. Zoom by the slider, by + and −, or with two fingers.',
  zoom: 'Zoom',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  place: ({ zoom, left, top }: { readonly zoom: number; readonly left: number; readonly top: number }) =>
    `${zoom} %, ${left} % from the left, ${top} % from the top`,
};

const written = ({ x, y, width, height }: CropArea): string => `${width} × ${height} at ${x}, ${y}`;

export function Pictures() {
  const [file, setFile] = useState('No file');
  const [area, setArea] = useState('Nothing taken over');
  const choose = ({ name }: File) => setFile(name);
  return (
    <Sample title="Pictures">
      <Specimen name="Buttons that have a file chosen, or a picture taken">
        <ButtonRow>
          <FileButton accept="image/*" variant="secondary" aria-describedby="which-file" onFile={choose}>
            Choose a picture
          </FileButton>
          <FileButton accept="image/*" capture="user" variant="quiet" onFile={choose}>
            Take a picture
          </FileButton>
          <FileButton accept="image/*" aria-invalid aria-describedby="wrong-file" onFile={choose}>
            Choose another
          </FileButton>
        </ButtonRow>
        <FieldMessage id="which-file" help="JPG or PNG, 5 MB at most." />
        <FieldMessage id="wrong-file" error="This is no picture. Choose a JPG or a PNG." />
        <Hint>{file}</Hint>
      </Specimen>
      <Specimen name="A QR code">
        <QrCode text="webcal://shop.example/calendar/example.ics" label="QR code of an example" />
      </Specimen>
      <Grid>
        <Specimen name="A part of a picture">
          <ImageCropper src={src} {...size} ratio={23.5 / 28} texts={{ ...texts, label: 'Crop' }}>
            {(current) => (
              <>
                <Hint>{texts.instructions}</Hint>
                <Button variant="primary" onClick={() => setArea(written(current()))}>
                  Take it over
                </Button>
                <Hint>{area}</Hint>
              </>
            )}
          </ImageCropper>
        </Specimen>
        <Specimen name="While the part is being cut out">
          <ImageCropper
            src={src}
            {...size}
            ratio={1}
            busy
            takesFocus
            texts={{ ...texts, label: 'Crop that cannot be changed now' }}
          >
            {() => <Hint>One moment…</Hint>}
          </ImageCropper>
        </Specimen>
      </Grid>
    </Sample>
  );
}
