import { type Palette, textOn } from '#brands/brand.ts';
import { contrast, mix } from '#brands/contrast.ts';
import type { NetworkDrawing } from '#rules/network-drawing.ts';

/** All lengths are in cells of the drawing. */
const lineWidth = 0.09;
const stationRadius = 0.14;
/** How much of the space around the stations and rings is left out, at each side. */
const trimmed = 0.2;
/** A part of a picture is told from its background (WCAG 1.4.11). */
const visible = 3;

const shortened = (length: number): string => String(Number(length.toFixed(3)));

/** The station that the picture marks: the one within a ring, else the one with the most lines. */
function centreOf({ stations, lines, rings: [ring] }: NetworkDrawing): string | undefined {
  const inRing = stations.find(({ x, y }) => ring?.x === x && ring.y === y);
  const count = (value: string): number => lines.filter(({ ends }) => ends.includes(value)).length;
  return (inRing ?? stations.toSorted((one, other) => count(other.value) - count(one.value))[0])?.value;
}

/**
 * The network as an SVG picture without words, for a background in the brand's `primarySystem`: lines and rings, the
 * stations as circles, the one in the centre in `secondarySystem`. Empty for a network that cannot be drawn.
 */
export function drawNetwork(drawing: NetworkDrawing | null, { primarySystem, secondarySystem }: Palette): string {
  if (drawing === null) return '<svg xmlns="http://www.w3.org/2000/svg"/>';
  const { width, height, lines, rings, stations } = drawing;
  const ink = textOn(primarySystem);
  const track = mix(primarySystem, ink, 0.72);
  const accent = contrast(secondarySystem, primarySystem) < visible ? ink : secondarySystem;
  const centre = centreOf(drawing);
  const circle = (x: number, y: number, radius: number, paint = ''): string =>
    `<circle cx="${shortened(x)}" cy="${shortened(y)}" r="${shortened(radius)}"${paint}/>`;
  const path = lines
    .map(({ from, to }) => `M${shortened(from.x)} ${shortened(from.y)}L${shortened(to.x)} ${shortened(to.y)}`)
    .join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${trimmed} ${trimmed} ${shortened(width - 2 * trimmed)} ${shortened(height - 2 * trimmed)}">`,
    `<g fill="none" stroke="${track}" stroke-width="${lineWidth}" stroke-linecap="round"><path d="${path}"/>`,
    ...rings.map(({ x, y, radius }) => circle(x, y, radius)),
    `</g><g fill="${primarySystem}" stroke="${ink}" stroke-width="${lineWidth}">`,
    ...stations.map(({ value, x, y }) =>
      value === centre ? circle(x, y, stationRadius * 1.6, ` fill="${accent}"`) : circle(x, y, stationRadius),
    ),
    '</g></svg>',
  ].join('');
}
