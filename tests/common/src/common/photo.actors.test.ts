// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { PhotoWork } from '#common/photo/photo-work.ts';
import { providePhoto } from '#common/photo/photo.actors.ts';
import { createPictureFiles } from '#common/photo/picture-files.ts';
import type { PictureFiles } from '#common/photo/picture-files.ts';
import { readPicture } from '#common/photo/read-picture.ts';
import { runPhotoWork } from '#common/photo/run-photo-work.ts';
import type { PhotoReport, ReadPicture } from '#machines/common/photo/photo.types.ts';

// The work on photos is replaced, because only a real browser can do it.
const doPhotoWork = vi.hoisted(() => vi.fn<(work: PhotoWork) => Promise<unknown>>());
vi.mock('#common/photo/photo-work.ts', () => ({ doPhotoWork }));

/** The size of a picture in the browser; null = the browser cannot open it. */
let opened: { width: number; height: number } | null;
class TestImage extends EventTarget {
  naturalWidth = 0;
  naturalHeight = 0;
  set src(_: string) {
    this.naturalWidth = opened?.width ?? 0;
    this.naturalHeight = opened?.height ?? 0;
    queueMicrotask(() => this.dispatchEvent(new Event(opened === null ? 'error' : 'load')));
  }
}

/** The response of a worker; undefined = the worker never responds. */
let answer: ((work: PhotoWork) => object | 'error' | undefined) | undefined;
const workers: TestWorker[] = [];
class TestWorker extends EventTarget {
  terminated = false;
  constructor() {
    super();
    workers.push(this);
  }
  postMessage(work: PhotoWork): void {
    const data = answer?.(work);
    if (data === undefined) return;
    const event = data === 'error' ? new Event('error') : new MessageEvent('message', { data });
    queueMicrotask(() => this.dispatchEvent(event));
  }
  terminate(): void {
    this.terminated = true;
  }
}

let revoked: string[];
let files: PictureFiles;
beforeEach(() => {
  let urls = 0;
  revoked = [];
  workers.length = 0;
  answer = undefined;
  opened = { width: 3000, height: 4000 };
  vi.stubGlobal('Image', TestImage);
  vi.stubGlobal('Worker', TestWorker);
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${(urls += 1)}`);
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void revoked.push(url));
  files = createPictureFiles();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  doPhotoWork.mockReset();
});

const heads = {
  jpeg: '\u00FF\u00D8\u00FF\u00E0',
  gif: 'GIF89a',
  pdf: '%PDF-1.7',
  svg: '<svg><script/></svg>',
  heic: '\0\0\0\u0018ftypheic\0\0\0\0mif1heic',
} as const;
const fileOf = (head: keyof typeof heads, length = 100): Blob => {
  const bytes = new Uint8Array(length);
  bytes.set(Uint8Array.from(heads[head], (letter) => letter.codePointAt(0) ?? 0));
  const blob = new Blob([bytes]);
  // jsdom cannot read a part of a file.
  const slice = (from: number, to: number) => ({ arrayBuffer: () => Promise.resolve(bytes.slice(from, to).buffer) });
  return Object.assign(blob, { slice });
};

const runningSignal = () => new AbortController().signal;
const read = (file: Blob): Promise<ReadPicture> => readPicture(files, files.keep(file), runningSignal());
const problemOf = async (file: Blob) => (await read(file)).problem;

describe('opening a file (PHO-01)', () => {
  it('returns its size and its object URL', async () =>
    expect(await read(fileOf('jpeg'))).toEqual({
      picture: { fileId: 'file-1', url: 'blob:1', width: 3000, height: 4000 },
      problem: null,
    }));

  it('accepts at most 5,242,880 bytes', async () => {
    expect(await problemOf(fileOf('jpeg', 5_242_880))).toBeNull();
    expect(await problemOf(fileOf('jpeg', 5_242_881))).toBe('FILE_TOO_LARGE');
  });

  it('refuses a file whose content is not an image, regardless of its size', async () => {
    expect(await problemOf(fileOf('pdf'))).toBe('WRONG_IMAGE_TYPE');
    expect(await problemOf(fileOf('pdf', 6_000_000))).toBe('WRONG_IMAGE_TYPE');
    expect(await problemOf(fileOf('svg'))).toBe('WRONG_IMAGE_TYPE');
    expect(await problemOf(new Blob([]))).toBe('EMPTY_FILE');
  });

  it('returns the reason if the browser cannot open it', async () => {
    opened = null;
    expect(await problemOf(fileOf('jpeg'))).toBe('BROKEN_IMAGE');
    expect(await problemOf(fileOf('heic'))).toBe('HEIC_UNSUPPORTED');
  });

  it('accepts a HEIC file if the browser can open it', async () => expect(await problemOf(fileOf('heic'))).toBeNull());

  it('refuses more pixels than a telephone can decode', async () => {
    opened = { width: 10_000, height: 10_001 };
    expect(await problemOf(fileOf('jpeg'))).toBe('TOO_MANY_PIXELS');
    opened = { width: 10_000, height: 10_000 };
    answer = () => ({ result: new Blob(['small']) });
    expect(await problemOf(fileOf('jpeg'))).toBeNull();
  });

  it.each([
    [100, 119, null],
    [99, 119, 'TOO_FEW_PIXELS'],
    [100, 118, 'TOO_FEW_PIXELS'],
    [1, 5000, 'TOO_FEW_PIXELS'],
  ] as const)('refuses a picture with too few pixels to show a person: %d × %d', async (width, height, problem) => {
    opened = { width, height };
    expect(await problemOf(fileOf('jpeg'))).toBe(problem);
  });

  it('refuses a truncated picture, of which the browser would show only a part', async () => {
    const cutOff = Uint8Array.from([0xff, 0xd8, 0xff, 0xda, 0, 2, 1, 2, 3]);
    expect(await problemOf(new Blob([cutOff]))).toBe('BROKEN_IMAGE');
    expect(await problemOf(new Blob([cutOff, Uint8Array.from([0xff, 0xd9])]))).toBeNull();
  });

  it('makes a picture smaller if a canvas cannot hold it, and releases the large picture', async () => {
    opened = { width: 8000, height: 5000 };
    const smaller = new Blob(['small']);
    const sent: PhotoWork[] = [];
    answer = (work) => {
      sent.push(work);
      return { result: smaller };
    };
    const file = fileOf('jpeg');
    const size = { width: 5181, height: 3238 };
    expect(await read(file)).toEqual({ picture: { fileId: 'file-1', url: 'blob:2', ...size }, problem: null });
    expect(sent).toEqual([{ kind: 'redraw', file, size }]);
    expect(revoked).toEqual(['blob:1']);
    expect(files.find('file-1')?.file).toBe(smaller);
  });

  it('does not change the largest picture that a canvas can hold', async () => {
    opened = { width: 4096, height: 4096 };
    expect(await read(fileOf('jpeg'))).toMatchObject({ picture: { url: 'blob:1', width: 4096, height: 4096 } });
  });

  it('uses the first frame of an animated picture', async () => {
    answer = () => ({ result: new Blob(['still']) });
    expect(await read(fileOf('gif'))).toMatchObject({ picture: { url: 'blob:2', width: 3000, height: 4000 } });
  });

  it('returns BLANK_PHOTO if the browser could not draw the picture', async () => {
    answer = () => ({ result: null });
    expect(await problemOf(fileOf('gif'))).toBe('BLANK_PHOTO');
  });

  it('throws for a file that was released', async () => {
    await expect(readPicture(files, 'file-9', runningSignal())).rejects.toThrow('file-9');
  });
});

describe('the work on a picture', () => {
  const work = { kind: 'redraw', file: new Blob(['x']), size: { width: 10, height: 10 } } as const;

  it('is done in a worker, which is terminated afterwards', async () => {
    const result = new Blob(['y']);
    answer = () => ({ result });
    expect(await runPhotoWork(work, runningSignal())).toBe(result);
    expect(workers.map(({ terminated }) => terminated)).toEqual([true]);
    expect(doPhotoWork).not.toHaveBeenCalled();
  });

  it.each([{ error: 'no canvas' }, 'error'] as const)('is done in the page if the worker answers %j', async (given) => {
    const result = new Blob(['y']);
    answer = () => given;
    doPhotoWork.mockResolvedValue(result);
    expect(await runPhotoWork(work, runningSignal())).toBe(result);
    expect(doPhotoWork).toHaveBeenCalledWith(work);
    expect(workers.map(({ terminated }) => terminated)).toEqual([true]);
  });

  it('ends when it is aborted, and is then not done in the page', async () => {
    const stop = new AbortController();
    const result = runPhotoWork(work, stop.signal);
    stop.abort();
    await expect(result).rejects.toThrow('stopped');
    expect(workers.map(({ terminated }) => terminated)).toEqual([true]);
    expect(doPhotoWork).not.toHaveBeenCalled();
  });
});

describe('the flow of a photo with its actors (PHO-01)', () => {
  const photo = 'data:image/jpeg;base64,/9j/';
  const area = { x: 0, y: 0, width: 2350, height: 2800 };
  const start = (advisesOnFace = true) => {
    const reports: PhotoReport[] = [];
    const actor = createActor(
      providePhoto(files, (report) => reports.push(report)),
      {
        input: { photo: null, readOnly: false, advisesOnFace },
      },
    ).start();
    onTestFinished(() => void actor.stop());
    return { actor, reports };
  };

  it('makes a photo of the file and the area, reports it to the form, and releases the file', async () => {
    const sent: PhotoWork[] = [];
    answer = (work) => {
      sent.push(work);
      return { result: { photo, advice: ['DARK'], problem: null } };
    };
    const { actor, reports } = start();
    const file = fileOf('jpeg');
    actor.send({ type: 'choose', fileId: files.keep(file) });
    await waitFor(actor, (snapshot) => snapshot.matches({ open: 'cropping' }));
    expect(revoked).toEqual([]);
    actor.send({ type: 'takeOver', area });
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches({ settled: 'ready' }));
    expect(context).toMatchObject({ photo, advice: ['DARK'] });
    const picture = { fileId: 'file-1', url: 'blob:1', width: 3000, height: 4000 };
    expect(sent).toEqual([{ kind: 'make', file, picture, area }]);
    expect(reports).toEqual([
      { photo: null, open: false },
      { photo: null, open: true },
      { photo, open: false },
    ]);
    expect(revoked).toEqual(['blob:1']);
  });

  it.each([true, false])('searches for a face only if the operator wants it: %s (PHO-03)', async (advisesOnFace) => {
    answer = () => ({ result: { photo, advice: [], problem: null } });
    const { actor } = start(advisesOnFace);
    actor.send({ type: 'choose', fileId: files.keep(fileOf('jpeg')) });
    await waitFor(actor, (snapshot) => snapshot.matches({ open: 'cropping' }));
    actor.send({ type: 'takeOver', area });
    await waitFor(actor, (snapshot) => snapshot.matches({ settled: { ready: 'looked' } }));
    // The first worker makes the photo; a second one loads the library and the model.
    expect(workers).toHaveLength(advisesOnFace ? 2 : 1);
  });

  it('keeps the first file until a second file was opened', async () => {
    const { actor } = start();
    const cropping = () => waitFor(actor, (snapshot) => snapshot.matches({ open: 'cropping' }));
    actor.send({ type: 'choose', fileId: files.keep(fileOf('jpeg')) });
    await cropping();
    actor.send({ type: 'choose', fileId: files.keep(fileOf('pdf')) });
    expect((await cropping()).context).toMatchObject({ problem: 'WRONG_IMAGE_TYPE', picture: { url: 'blob:1' } });
    expect(revoked).toEqual(['blob:2']);
    actor.send({ type: 'choose', fileId: files.keep(fileOf('jpeg')) });
    expect((await cropping()).context).toMatchObject({ problem: null, picture: { url: 'blob:3' } });
    expect(revoked).toEqual(['blob:2', 'blob:1']);
    actor.send({ type: 'cancel' });
    expect(revoked).toEqual(['blob:2', 'blob:1', 'blob:3']);
  });

  it('ends its work when it is stopped: opening a file, making the photo, and searching for faces', async () => {
    const ended = () => workers.map(({ terminated }) => terminated);
    const opening = start().actor;
    opening.send({ type: 'choose', fileId: files.keep(fileOf('gif')) });
    await expect.poll(ended).toEqual([false]);
    opening.stop();
    await expect.poll(ended).toEqual([true]);

    const making = start().actor;
    making.send({ type: 'choose', fileId: files.keep(fileOf('jpeg')) });
    await waitFor(making, (snapshot) => snapshot.matches({ open: 'cropping' }));
    making.send({ type: 'takeOver', area });
    expect(ended()).toEqual([true, false]);
    making.stop();
    await expect.poll(ended).toEqual([true, true]);

    answer = (work) =>
      (work as unknown) instanceof Blob ? undefined : { result: { photo, advice: [], problem: null } };
    const detecting = start().actor;
    detecting.send({ type: 'choose', fileId: files.keep(fileOf('jpeg')) });
    await waitFor(detecting, (snapshot) => snapshot.matches({ open: 'cropping' }));
    detecting.send({ type: 'takeOver', area });
    await expect.poll(ended).toEqual([true, true, true, false]);
    detecting.stop();
    await expect.poll(ended).toEqual([true, true, true, true]);
  });

  it('reports CROPPER_FAILED after an unexpected failure', async () => {
    answer = () => 'error';
    doPhotoWork.mockRejectedValue(new Error('no canvas'));
    const { actor } = start();
    actor.send({ type: 'choose', fileId: files.keep(fileOf('jpeg')) });
    await waitFor(actor, (snapshot) => snapshot.matches({ open: 'cropping' }));
    actor.send({ type: 'takeOver', area });
    const { context } = await waitFor(actor, (snapshot) => snapshot.context.problem !== null);
    expect(context.problem).toBe('CROPPER_FAILED');
  });

  it.each([
    ['no face', { result: [] }, ['NO_FACE']],
    ['a good face', { result: [{ x: 0.3, y: 0.3, width: 0.4, height: 0.4, score: 0.9 }] }, []],
    ['a worker that fails', { error: 'no canvas' }, []],
    ['a worker that does not start', 'error', []],
  ] as const)('gives advice about faces: %s (PHO-03)', async (_, found, advice) => {
    answer = (work) =>
      (work as unknown) instanceof Blob ? found : { result: { photo: photo, advice: [], problem: null } };
    const { actor } = start();
    actor.send({ type: 'choose', fileId: files.keep(fileOf('jpeg')) });
    await waitFor(actor, (snapshot) => snapshot.matches({ open: 'cropping' }));
    actor.send({ type: 'takeOver', area });
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches({ settled: { ready: 'looked' } }));
    expect(context).toMatchObject({ photo: photo, advice, problem: null });
    expect(workers.every(({ terminated }) => terminated)).toBe(true);
  });
});
