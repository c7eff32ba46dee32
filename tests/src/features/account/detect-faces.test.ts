import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { groupPicture, portraitPicture } from '../../../../e2e/support/faces.ts';
import { picture } from '../../../../e2e/support/pictures.ts';
import { detectFaces } from '../../../../src/features/account/photo/faces/detect-faces.ts';
import { withoutRepetitions } from '../../../../src/features/account/photo/faces/face-boxes.ts';
import { type ModelManifest, readWeights } from '../../../../src/features/account/photo/faces/face-model.ts';
import { emptyLayer, largest } from '../../../../src/features/account/photo/faces/layers.ts';

const require = createRequire(import.meta.url);
const modelFile = (name: string) =>
  readFileSync(require.resolve(`@vladmandic/face-api/model/tiny_face_detector_model${name}`));
const [manifest] = JSON.parse(modelFile('-weights_manifest.json').toString()) as readonly [ModelManifest];
const model = new Uint8Array(modelFile('.bin'));

async function facesIn(image: Buffer, side: number) {
  const square = sharp(image).resize(side, side, { fit: 'contain', position: 'left top', background: 'black' });
  const pixels = await square.ensureAlpha().raw().toBuffer();
  return detectFaces(readWeights(manifest, model), new Uint8ClampedArray(pixels), side, 0.3);
}

describe('the detector of faces (PHO-03)', () => {
  it('finds one face in a portrait, where it is', async () => {
    const [face, ...others] = await facesIn(await portraitPicture(), 160);
    expect(others).toEqual([]);
    expect(face?.score).toBeGreaterThan(0.6);
    expect(face?.height).toBeGreaterThan(0.35);
    expect((face?.y ?? 0) + (face?.height ?? 0) / 2).toBeCloseTo(0.5, 0);
  });

  it('finds several small faces in a group', async () => {
    const faces = await facesIn(await groupPicture(), 320);
    expect(faces.length).toBeGreaterThan(2);
    expect(Math.max(...faces.map(({ height }) => height))).toBeLessThan(0.25);
  });

  it('finds none in a picture without one', async () => {
    const image = await (await picture(1000, 1191)).png().toBuffer();
    expect([...(await facesIn(image, 160)), ...(await facesIn(image, 320))]).toEqual([]);
  });

  it('refuses a model of another length, and weights that it does not have', () => {
    expect(() => readWeights(manifest, model.subarray(1))).toThrow('193320');
    expect(() => readWeights(manifest, model)('conv9/bias')).toThrow('conv9/bias');
  });
});

describe('the same face in several places', () => {
  const face = (x: number, score: number) => ({ x, y: 0, width: 0.4, height: 0.4, score });

  it('is one, the surest; faces beside each other are two', () => {
    expect(withoutRepetitions([face(0, 0.5), face(0.1, 0.9)])).toEqual([face(0.1, 0.9)]);
    expect(withoutRepetitions([face(0, 0.5), face(0.3, 0.9)])).toEqual([face(0.3, 0.9), face(0, 0.5)]);
  });
});

describe('the largest value of squares', () => {
  it('counts what is at the edge', () => {
    const layer = { ...emptyLayer(3, 1), values: Float32Array.from([1, 2, -3, 4, 5, -6, -7, -8, -9]) };
    expect([...largest(layer, 2).values]).toEqual([5, -3, -7, -9]);
    expect([...largest(layer, 1).values]).toEqual([5, 5, -3, 5, 5, -6, -7, -8, -9]);
  });
});
