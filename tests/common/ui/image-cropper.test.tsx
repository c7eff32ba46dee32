// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ImageCropper, type CropPlace } from '#ui/image-cropper/image-cropper.tsx';
import { show } from './render.tsx';

const texts = {
  label: 'Choose the part',
  frame: 'Frame',
  instructions: 'Move it by the arrow keys.',
  zoom: 'Zoom',
  zoomIn: 'Larger',
  zoomOut: 'Smaller',
  place: ({ zoom, left, top }: CropPlace) => `${zoom} %, ${left} from the left, ${top} from above`,
};

const cropper = (busy: boolean) => (
  <ImageCropper src="blob:photo" width={400} height={200} ratio={0.75} texts={texts} busy={busy}>
    {(area) => <p>{Object.keys(area()).join(' ')}</p>}
  </ImageCropper>
);
const zoom = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Zoom' });

describe('the cropper of a picture', () => {
  it('zooms with its buttons in steps of ten percent', async () => {
    const { user } = show(cropper(false));
    expect([zoom().min, zoom().max, zoom().step, zoom().value]).toEqual(['100', '500', '10', '100']);
    const seen: (string | null)[] = [];
    for (const name of ['Larger', 'Larger', 'Smaller']) {
      await user.click(screen.getByRole('button', { name }));
      seen.push(zoom().getAttribute('aria-valuetext'));
    }
    expect(seen).toEqual(['110 %', '120 %', '110 %']);
  });

  it('describes to screen readers its purpose, its keys, and the position of its frame', () => {
    show(cropper(false));
    screen.getByRole('group', { name: 'Choose the part' });
    // The frame stays hidden until the picture is measured, which never happens in jsdom.
    const frame = screen.getByLabelText('Frame');
    expect(['description', 'valuetext'].map((name) => frame.getAttribute(`aria-${name}`))).toEqual([
      'Move it by the arrow keys.',
      '100 %, 0 from the left, 0 from above',
    ]);
  });

  it('is inert only while it is busy, and always reports the chosen area of the picture', () => {
    const { rerender } = show(cropper(true));
    const isInert = () => screen.getByRole('group', { name: 'Choose the part', hidden: true }).hasAttribute('inert');
    expect(isInert()).toBe(true);
    rerender(cropper(false));
    expect(isInert()).toBe(false);
    screen.getByText('x y width height');
  });
});
