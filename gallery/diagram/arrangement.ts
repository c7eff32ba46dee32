import type { ElkPoint } from 'elkjs';
import type { Box } from './box.ts';
import type { Bundle } from './edges.ts';

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Line {
  /** Of the bundle, or of the way from a start mark. */
  readonly id: string;
  readonly points: readonly ElkPoint[];
  readonly label: Rectangle | null;
}

/** A chart with a place for everything, in pixels from the top left. */
export interface Arrangement {
  readonly width: number;
  readonly height: number;
  /** By state id, and for start marks by theirs. */
  readonly places: ReadonlyMap<string, Rectangle>;
  readonly lines: readonly Line[];
  readonly boxes: ReadonlyMap<string, Box>;
  readonly bundles: readonly Bundle[];
}
