import type { Face } from '../../../../../rules/photo-faces.ts';

/** Two places that have more in common than this are the same face. */
const sameFace = 0.4;

const overlap = (start: number, length: number, otherStart: number, otherLength: number): number =>
  Math.max(0, Math.min(start + length, otherStart + otherLength) - Math.max(start, otherStart));

/** How much of both places is common to them (0 to 1). */
function commonPart(one: Face, other: Face): number {
  const common = overlap(one.x, one.width, other.x, other.width) * overlap(one.y, one.height, other.y, other.height);
  return common / (one.width * one.height + other.width * other.height - common);
}

/** Of the same face, which is found in several places, only the surest one; sorted with the surest face first. */
export function withoutRepetitions(faces: readonly Face[]): readonly Face[] {
  const kept: Face[] = [];
  for (const face of faces.toSorted((one, other) => other.score - one.score)) {
    if (kept.every((other) => commonPart(face, other) <= sameFace)) kept.push(face);
  }
  return kept;
}
