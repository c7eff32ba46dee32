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
  /** The id of the bundle, or of the edge from a start mark. */
  readonly id: string;
  readonly points: readonly ElkPoint[];
  readonly label: Rectangle | null;
}

/** A chart with the positions of all its parts, in pixels from the top left. */
export interface Arrangement {
  readonly width: number;
  readonly height: number;
  /** The keys are the ids of states and of start marks. */
  readonly places: ReadonlyMap<string, Rectangle>;
  readonly lines: readonly Line[];
  readonly boxes: ReadonlyMap<string, Box>;
  readonly bundles: readonly Bundle[];
}
