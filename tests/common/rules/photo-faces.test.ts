import { describe, expect, it } from 'vitest';
import { faceAdvice } from '#rules/photo-faces.ts';

const face = (height: number, score = 0.8) => ({ x: 0.3, y: 0.3, width: height, height, score });

describe('the advice about faces in a photo (PHO-03)', () => {
  it('is empty for one face that is large enough', () => expect(faceAdvice([face(0.45)])).toEqual([]));

  it('reports that there is no face if no object resembles a face enough', () => {
    expect(faceAdvice([])).toEqual(['NO_FACE']);
    expect(faceAdvice([face(0.45, 0.29)])).toEqual(['NO_FACE']);
    expect(faceAdvice([face(0.45, 0.3)])).toEqual([]);
  });

  it('reports a small face if the largest face is small', () => {
    expect(faceAdvice([face(0.24)])).toEqual(['SMALL_FACE']);
    expect(faceAdvice([face(0.25)])).toEqual([]);
    expect(faceAdvice([face(0.1), face(0.4)])).toEqual([]);
  });

  it('reports several faces, but ignores doubtful faces and much smaller faces in the background', () => {
    expect(faceAdvice([face(0.4), face(0.2)])).toEqual(['SEVERAL_FACES']);
    expect(faceAdvice([face(0.4), face(0.19)])).toEqual([]);
    expect(faceAdvice([face(0.4), face(0.4, 0.59)])).toEqual([]);
    expect(faceAdvice([face(0.4), face(0.4, 0.6)])).toEqual(['SEVERAL_FACES']);
    expect(faceAdvice([face(0.2), face(0.2)])).toEqual(['SMALL_FACE', 'SEVERAL_FACES']);
  });
});
