/**
 * A station of the map: its cell of the grid (`column`, `row`), the stations it is connected to by lines (`joinedTo`),
 * and the station that it surrounds as a ring (`around`).
 */
export interface NetworkSpot {
  readonly value: string;
  readonly column: number;
  readonly row: number;
  readonly joinedTo: readonly string[];
  readonly around: string | null;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * All lengths are in cells. `x` and `y` are the middle of an element, measured from the top left corner of the drawing.
 */
export interface NetworkDrawing {
  readonly width: number;
  readonly height: number;
  readonly stations: readonly (Point & { readonly value: string })[];
  readonly lines: readonly {
    readonly from: Point;
    readonly to: Point;
    readonly ends: readonly [string, string];
  }[];
  readonly rings: readonly (Point & { readonly value: string; readonly radius: number })[];
}

interface Ring extends Point {
  readonly radius: number;
}

type Placed = ReadonlyMap<string, NetworkSpot & { readonly ring: Ring | null }>;

/** A larger drawing is not shown, because nobody could find a station in it. */
const mostCells = 60;
/** The space around the line of a ring, in cells. */
const ringMargin = 0.25;

const hasCell = ({ column, row }: NetworkSpot): boolean => Number.isSafeInteger(column) && Number.isSafeInteger(row);

const pointOf = ({ column, row }: NetworkSpot): Point => ({ x: column, y: row });

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** The stations with a valid cell; if a cell or a value occurs twice, only the first station. */
function withOwnCells(spots: readonly NetworkSpot[]): readonly NetworkSpot[] {
  const valid = spots.filter(hasCell);
  return valid.filter(
    (spot, index) =>
      !valid
        .slice(0, index)
        .some(({ value, column, row }) => value === spot.value || (column === spot.column && row === spot.row)),
  );
}

function ringOf(spot: NetworkSpot, spots: readonly NetworkSpot[]): Ring | null {
  const centre = spots.find(({ value }) => value === spot.around);
  if (centre === undefined || centre === spot) return null;
  return { ...pointOf(centre), radius: distance(pointOf(centre), pointOf(spot)) };
}

/**
 * The point where a line to another station starts: if the other station is outside of this station's ring, the nearest
 * point of the ring.
 */
function endAt(spot: NetworkSpot & { readonly ring: Ring | null }, other: Point): Point {
  const { ring } = spot;
  if (ring === null) return pointOf(spot);
  const away = distance(ring, other);
  if (away <= ring.radius) return pointOf(spot);
  const share = ring.radius / away;
  return { x: ring.x + (other.x - ring.x) * share, y: ring.y + (other.y - ring.y) * share };
}

/** The two ends of each line. A line is included only one time, even if both stations name each other. */
function pairsOf(placed: Placed): readonly (readonly [string, string])[] {
  const pairs = [...placed.values()].flatMap(({ value, joinedTo }) =>
    joinedTo
      .filter((other) => other !== value && placed.has(other))
      .map((other): readonly [string, string] => (value < other ? [value, other] : [other, value])),
  );
  return [...new Map(pairs.map((pair) => [JSON.stringify(pair), pair])).values()];
}

/** The bounding box of everything that is drawn. */
function boundsOf(placed: Placed) {
  const spots = [...placed.values()];
  const extents = spots.flatMap(({ column, row, ring }) => [
    { left: column - 0.5, right: column + 0.5, top: row - 0.5, bottom: row + 0.5 },
    ...(ring === null ? [] : [extentOf(ring)]),
  ]);
  return {
    left: Math.min(...extents.map(({ left }) => left)),
    right: Math.max(...extents.map(({ right }) => right)),
    top: Math.min(...extents.map(({ top }) => top)),
    bottom: Math.max(...extents.map(({ bottom }) => bottom)),
  };
}

function extentOf({ x, y, radius }: Ring) {
  const reach = radius + ringMargin;
  return { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach };
}

/**
 * The positions of stations, lines and rings. A station without a cell of its own is left out, and so are the lines to
 * it. Null if fewer than two stations are left, or if they are too far apart to be shown.
 */
export function networkDrawing(spots: readonly NetworkSpot[]): NetworkDrawing | null {
  const own = withOwnCells(spots);
  if (own.length < 2) return null;
  const placed: Placed = new Map(own.map((spot) => [spot.value, { ...spot, ring: ringOf(spot, own) }]));
  const { left, right, top, bottom } = boundsOf(placed);
  if (right - left > mostCells || bottom - top > mostCells) return null;
  const shifted = ({ x, y }: Point): Point => ({ x: x - left, y: y - top });
  const all = [...placed.values()];
  return {
    width: right - left,
    height: bottom - top,
    stations: all.map((spot) => ({ value: spot.value, ...shifted(pointOf(spot)) })),
    lines: pairsOf(placed).flatMap((ends) => {
      const [from, to] = ends.map((value) => placed.get(value));
      if (from === undefined || to === undefined) return [];
      const line = { from: shifted(endAt(from, pointOf(to))), to: shifted(endAt(to, pointOf(from))) };
      return [{ ...line, ends }];
    }),
    rings: all.flatMap(({ value, ring }) => (ring === null ? [] : [{ value, radius: ring.radius, ...shifted(ring) }])),
  };
}
