import { isWholeSuite } from '#formal/whole-suite.ts';

/** The widths in pixels with which a journey runs: in `npm test` only the usual width, in `test:all` both. */
export const widths = (usual: number, other: number): readonly number[] => (isWholeSuite ? [usual, other] : [usual]);
