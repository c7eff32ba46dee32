/** A face in a photo; position and size as portions of the photo's sides. */
export interface Face {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The probability that this is a face (0 to 1). */
  readonly score: number;
}

/** The warnings about faces that make a photo less suitable for a card. Texts: `photo.advice.<name>`. */
export type FaceAdvice = 'NO_FACE' | 'SMALL_FACE' | 'SEVERAL_FACES';

/** Faces with a lower score are ignored. */
export const leastScore = 0.3;
/**
 * Several faces are reported only if the other faces also have at least this score and are not much smaller than the
 * largest face.
 */
const sureScore = 0.6;
const notMuchSmaller = 0.5;
/**
 * A face is reported as small if its height, from the brows to the chin, is less than this portion of the photo's
 * height.
 */
const leastHeight = 0.25;

/** The warnings about the faces in a photo. */
export function faceAdvice(faces: readonly Face[]): readonly FaceAdvice[] {
  const seen = faces.filter(({ score }) => score >= leastScore);
  const height = Math.max(0, ...seen.map((face) => face.height));
  if (height === 0) return ['NO_FACE'];
  const equals = seen.filter((face) => face.score >= sureScore && face.height >= height * notMuchSmaller);
  return [
    ...(height < leastHeight ? (['SMALL_FACE'] as const) : []),
    ...(equals.length > 1 ? (['SEVERAL_FACES'] as const) : []),
  ];
}
