// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, type ActorRefLike } from 'xstate';
import { LazyPhotoCropper } from '#common/photo/lazy-photo-cropper.tsx';
import { PhotoField } from '#common/photo/photo-field.tsx';
import { PhotoView } from '#common/photo/photo-view.tsx';
import { describeView } from '#formal/view/view-level.ts';
import { photoModel } from '#machines/common/photo/model/photo.model.ts';
import { photoMachine } from '#machines/common/photo/photo.machine.ts';
import type { MadePhoto, PhotoContext, PhotoReport, Picture, ReadPicture } from '#machines/common/photo/photo.types.ts';
import { photoView } from '#machines/common/photo/photo.view.ts';
import type { Area } from '#rules/photo.ts';
import type { Shop } from '#runtime/shop.ts';
import { fillBrowserGaps } from '../../common/ui/browser-gaps.ts';
import { staticActor } from '../../common/views/support/static-actor.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { photoGestures } from './photo.gestures.tsx';

const nothing = () => {};
const picture = { fileId: 'one', url: 'blob:one', width: 3000, height: 4000 };
const main = { 'aria-describedby': undefined, 'aria-invalid': undefined } as const;

fillBrowserGaps();

// Loads the cropper's code once, so that later tests have it at once.
beforeAll(async () => {
  const cropper = { picture, main, work: null, onTakeOver: nothing, onChoose: nothing, onCancel: nothing } as const;
  render(inShop(testShop(), <LazyPhotoCropper {...cropper} />));
  await screen.findByRole('button', { name: 'Použít výřez' });
  cleanup();
});

const problemTexts = {
  WRONG_IMAGE_TYPE: /^Tento soubor není obrázek/,
  FILE_TOO_LARGE: /^Soubor je větší než 5\sMB/,
  EMPTY_FILE: /^Soubor je prázdný/,
  TOO_MANY_PIXELS: /^Obrázek má víc než 100\smilionů bodů/,
  TOO_FEW_PIXELS: /^Obrázek je příliš malý.* 100\s×\s119\sbodů/,
  BROKEN_IMAGE: /^Obrázek nejde otevřít/,
  HEIC_UNSUPPORTED: /HEIC/,
  BLANK_PHOTO: /^Na fotce nic není/,
  INVALID_PHOTO_SIZE: /dostatečně zmenšit/,
  CROPPER_FAILED: /nepodařilo připravit/,
} as const;
const adviceTexts = {
  DARK: /tmavá/,
  BLURRED: /rozmazaně/,
  SMALL: /Výřez je malý/,
  NO_FACE: /nenašli obličej/,
  SMALL_FACE: /Obličej je na fotce malý/,
  SEVERAL_FACES: /víc obličejů/,
} as const;

describeView({
  model: photoModel,
  render: (actor) => inShop(testShop(), <PhotoView actor={actor} label="Fotka" keepFile={() => 'one'} />),
  gestures: photoGestures,
  view: photoView,
  expectations: {
    '': ({ root }, snapshot) => {
      const { photo, picture: shown, problem, advice } = snapshot.context as PhotoContext;
      const field = within(root).getByRole('group', { name: 'Fotka' });
      const says = (text: RegExp) => within(field).queryByText(text) !== null;
      const said = Object.entries(problemTexts).flatMap(([name, text]) => (says(text) ? [name] : []));
      expect(said).toEqual(problem === null ? [] : [problem]);
      const isOpen = snapshot.matches('open');
      const advised = Object.entries(adviceTexts).flatMap(([name, text]) => (says(text) ? [name] : []));
      expect(advised).toEqual(isOpen ? [] : advice);
      expect(within(field).queryByRole('img')?.getAttribute('src')).toBe(isOpen ? undefined : (photo ?? undefined));
      expect(within(field).queryByRole('progressbar') !== null).toBe(snapshot.hasTag('busy'));
      expect(field.querySelector('[data-scope="image-cropper"][data-part="root"]') !== null).toBe(shown !== null);
      if (problem !== null) {
        const wrong = field.querySelector('[aria-invalid=true]');
        const message = root.ownerDocument.querySelector(`[id="${wrong?.getAttribute('aria-describedby') ?? ''}"]`);
        expect(message?.textContent).toMatch(problemTexts[problem]);
      }
    },
  },
});

describe('the field of a photo (PHO-01)', () => {
  afterEach(cleanup);
  const photo = 'data:image/jpeg;base64,/9j/';

  it('reports the photo to the form when the field appears and when the photo is removed', async () => {
    const reported = vi.fn<(report: PhotoReport) => void>();
    render(inShop(testShop(), <PhotoField label="Fotka" photo={photo} onReport={reported} />));
    await waitFor(() => expect(reported).toHaveBeenLastCalledWith({ photo, open: false }));
    await userEvent.click(screen.getByRole('button', { name: 'Odebrat fotku' }));
    expect(reported).toHaveBeenLastCalledWith({ photo: null, open: false });
    expect(document.activeElement?.textContent).toBe('Vybrat fotku');
  });

  it('reports to the callback of the last rendering, not of the first', async () => {
    const first = vi.fn<(report: PhotoReport) => void>();
    const later = vi.fn<(report: PhotoReport) => void>();
    const field = (onReport: (report: PhotoReport) => void) =>
      inShop(testShop(), <PhotoField label="Fotka" photo={photo} onReport={onReport} />);
    const { rerender } = render(field(first));
    rerender(field(later));
    first.mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'Odebrat fotku' }));
    expect([first.mock.calls.length, later.mock.calls.length]).toEqual([0, 1]);
  });

  it('shows the error that the form reports, unless the file itself is wrong', async () => {
    const failing = photoMachine.provide({
      actors: {
        readPicture: fromPromise<ReadPicture, { fileId: string | null }>(() =>
          Promise.resolve({ picture: null, problem: 'EMPTY_FILE' }),
        ),
      },
    });
    const actor = createActor(failing, { input: { photo: null, readOnly: false, advisesOnFace: true } }).start();
    render(inShop(testShop(), <PhotoView actor={actor} label="Fotka" error="Vyberte fotku." keepFile={() => 'one'} />));
    const button = screen.getByRole('button', { name: 'Vybrat fotku', description: 'Vyberte fotku.' });
    expect(button.getAttribute('aria-invalid')).toBe('true');
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (input === null) throw new Error('expected a field for a file');
    await userEvent.upload(input, new File([''], 'empty.jpg', { type: 'image/jpeg' }));
    await screen.findByText(problemTexts.EMPTY_FILE);
    expect(screen.queryByText('Vyberte fotku.')).toBeNull();
  });

  it('applies a cropped area, and focuses the button of the finished photo', async () => {
    const areas: unknown[] = [];
    const working = photoMachine.provide({
      actors: {
        readPicture: fromPromise<ReadPicture, { fileId: string | null }>(() =>
          Promise.resolve({ picture, problem: null }),
        ),
        makePhoto: fromPromise<MadePhoto, { picture: Picture | null; area: Area | null }>(({ input }) => {
          areas.push(input.area);
          return Promise.resolve({ photo, advice: [], problem: null });
        }),
      },
    });
    const actor = createActor(working, { input: { photo: null, readOnly: false, advisesOnFace: true } }).start();
    render(inShop(testShop(), <PhotoView actor={actor} label="Fotka" keepFile={() => 'one'} />));
    actor.send({ type: 'choose', fileId: 'one' });
    await userEvent.click(await screen.findByRole('button', { name: 'Použít výřez' }));
    await screen.findByRole('img', { name: 'Fotka na kartě' });
    expect(areas).toEqual([expect.objectContaining({ width: expect.any(Number) as number })]);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Změnit fotku'));
  });

  it('is only shown if it cannot be changed', () => {
    render(inShop(testShop(), <PhotoField label="Fotka" photo={photo} readOnly onReport={nothing} />));
    screen.getByRole('img', { name: 'Fotka na kartě' });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('frees the memory of a chosen file when it is unmounted', () => {
    const created = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:chosen');
    const revoked = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    const { unmount } = render(inShop(testShop(), <PhotoField label="Fotka" photo={null} onReport={nothing} />));
    const input = document.querySelector('input[type=file]') ?? document.body;
    fireEvent.change(input, { target: { files: [new File(['x'], 'me.jpg', { type: 'image/jpeg' })] } });
    expect([created.mock.calls.length, revoked.mock.calls.length]).toEqual([1, 0]);
    unmount();
    expect(revoked).toHaveBeenCalledWith('blob:chosen');
    vi.restoreAllMocks();
  });

  it.each([true, false])(
    'detects a face only if the operator has allowed it: %s (PHO-03)',
    (photoFaceAdviceAllowed) => {
      const started: ActorRefLike[] = [];
      const inspect: Shop['inspect'] = (event) => {
        if (event.type === '@xstate.actor') started.push(event.actorRef);
      };
      const boot = staticActor({ configuration: { photoFaceAdviceAllowed } });
      render(inShop({ ...testShop({ boot }), inspect }, <PhotoField label="Fotka" photo={null} onReport={nothing} />));
      const [flow] = started.map((actor) => (actor.getSnapshot() as { readonly context: PhotoContext }).context);
      expect(flow?.advisesOnFace).toBe(photoFaceAdviceAllowed);
    },
  );

  it('offers the camera on a device with a touch screen', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(pointer: coarse)',
      addEventListener: nothing,
      removeEventListener: nothing,
    }));
    render(inShop(testShop(), <PhotoField label="Fotka" photo={null} onReport={nothing} />));
    expect(screen.getByRole('button', { name: 'Vyfotit' })).toBeTruthy();
    expect(document.querySelector('input[capture=user]')?.getAttribute('accept')).toBe('image/*');
    vi.unstubAllGlobals();
  });
});
