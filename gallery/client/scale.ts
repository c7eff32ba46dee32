interface Size {
  readonly width: number;
  readonly height: number;
}

interface Zoomed {
  readonly scale: number;
  /** The size of the drawing at the scale 1, in pixels. */
  readonly size: Size;
  /** The size of the part of the page that shows the drawing, in pixels. */
  readonly view: Size;
}

const step = 1.25;
const largest = 4;

const wholeOf = ({ size, view }: Zoomed): number => Math.min(1, view.width / size.width, view.height / size.height);

/** The ways to change the scale. `same` only keeps it within the limits. */
const scales = {
  in: ({ scale }) => scale * step,
  out: ({ scale }) => scale / step,
  same: ({ scale }) => scale,
  actual: () => 1,
  whole: wholeOf,
  width: ({ size, view }) => Math.min(1, view.width / size.width),
} as const satisfies Record<string, (zoomed: Zoomed) => number>;

export type ZoomName = keyof typeof scales;

export const isZoomName = (name: string): name is ZoomName => Object.hasOwn(scales, name);

/** The new scale. It is at least the one that shows the whole drawing, and at most 4. */
export const scaleOf = (name: ZoomName, zoomed: Zoomed): number =>
  Math.min(largest, Math.max(wholeOf(zoomed), scales[name](zoomed)));
