import { isWholeSuite } from '#formal/whole-suite.ts';

/** The widths in pixels at which a journey is made: in `npm test` the usual one, in `test:all` both. */
export const widths = (usual: number, other: number): readonly number[] => (isWholeSuite ? [usual, other] : [usual]);
