import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type * as DetectFaces from '#common/photo/faces/detect-faces.ts';
import { groupPicture, portraitPicture } from '#e2e/common/support/faces.ts';
import { picture } from '#e2e/common/support/pictures.ts';

const require = createRequire(import.meta.url);
const modelFile = (name: string) =>
  readFileSync(require.resolve(`@vladmandic/face-api/model/tiny_face_detector_model${name}`));
const manifest = JSON.parse(modelFile('-weights_manifest.json').toString()) as DetectFaces.FaceModel['manifest'];
const bytes = new Uint8Array(modelFile('.bin')).buffer;

let detect: typeof DetectFaces;

beforeAll(async () => {
  // Without this global, the package would load its edition for servers.
  vi.stubGlobal('WorkerGlobalScope', EventTarget);
  detect = await import('#common/photo/faces/detect-faces.ts');
});

async function facesIn(image: Buffer, height: number) {
  const { data, info } = await sharp(image)
    .resize({ height })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = { data: new Uint8Array(data), width: info.width, height: info.height };
  return detect.detectFaces(await detect.readDetector({ manifest, bytes }), pixels, 0.3);
}

describe('the detector of faces (PHO-03)', () => {
  it('finds one face in a portrait, at the right place', async () => {
    const [face, ...others] = await facesIn(await portraitPicture(), 160);
    expect(others).toEqual([]);
    expect(face?.score).toBeGreaterThan(0.6);
    expect(face?.height).toBeGreaterThan(0.35);
    expect((face?.x ?? 0) + (face?.width ?? 0) / 2).toBeCloseTo(0.5, 1);
    expect((face?.y ?? 0) + (face?.height ?? 0) / 2).toBeCloseTo(0.6, 1);
  });

  it('finds several small faces in a group, with the highest score first', async () => {
    const faces = await facesIn(await groupPicture(), 320);
    expect(faces.length).toBeGreaterThan(2);
    expect(Math.max(...faces.map(({ height }) => height))).toBeLessThan(0.25);
    expect(faces).toEqual(faces.toSorted((one, other) => other.score - one.score));
  });

  it('finds no face in a picture without a face', async () => {
    const image = await (await picture(1000, 1191)).png().toBuffer();
    expect([...(await facesIn(image, 160)), ...(await facesIn(image, 320))]).toEqual([]);
  });

  it('refuses an incomplete model', async () => {
    await expect(detect.readDetector({ manifest, bytes: bytes.slice(0, 1000) })).rejects.toThrow();
    await expect(detect.readDetector({ manifest: [], bytes })).rejects.toThrow('conv0/filters');
  });
});
