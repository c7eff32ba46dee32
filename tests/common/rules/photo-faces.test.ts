import { describe, expect, it } from 'vitest';
import { faceAdvice } from '#rules/photo-faces.ts';

const face = (height: number, score = 0.8) => ({ x: 0.3, y: 0.3, width: height, height, score });

describe('the advice about faces in a photo (PHO-03)', () => {
  it('is none for one face that fills the photo well', () => expect(faceAdvice([face(0.45)])).toEqual([]));

  it('tells that there is none, or nothing that looks enough like one', () => {
    expect(faceAdvice([])).toEqual(['NO_FACE']);
    expect(faceAdvice([face(0.45, 0.29)])).toEqual(['NO_FACE']);
    expect(faceAdvice([face(0.45, 0.3)])).toEqual([]);
  });

  it('tells a small face, by the largest one', () => {
    expect(faceAdvice([face(0.24)])).toEqual(['SMALL_FACE']);
    expect(faceAdvice([face(0.25)])).toEqual([]);
    expect(faceAdvice([face(0.1), face(0.4)])).toEqual([]);
  });

  it('tells several faces, but neither a doubtful one nor a much smaller one behind', () => {
    expect(faceAdvice([face(0.4), face(0.2)])).toEqual(['SEVERAL_FACES']);
    expect(faceAdvice([face(0.4), face(0.19)])).toEqual([]);
    expect(faceAdvice([face(0.4), face(0.4, 0.59)])).toEqual([]);
    expect(faceAdvice([face(0.4), face(0.4, 0.6)])).toEqual(['SEVERAL_FACES']);
    expect(faceAdvice([face(0.2), face(0.2)])).toEqual(['SMALL_FACE', 'SEVERAL_FACES']);
  });
});
