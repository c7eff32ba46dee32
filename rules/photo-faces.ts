/** A face in a photo; place and size as portions of the photo's sides. */
export interface Face {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How sure it is that this is a face (0 to 1). */
  readonly score: number;
}

/** What faces may make a photo less fit for a card. Texts: `photo.advice.<name>`. */
export type FaceAdvice = 'NO_FACE' | 'SMALL_FACE' | 'SEVERAL_FACES';

/** What looks less like a face is not counted. */
export const leastScore = 0.3;
/** A face beside the first one is shown only if it is as sure as this, and not much smaller. */
const sureScore = 0.6;
const notMuchSmaller = 0.5;
/** A face is told to be small if it takes up less of the photo's height, from the brows to the chin. */
const leastHeight = 0.25;

/** What to tell about the faces in a photo. */
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
