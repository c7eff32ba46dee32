/** Colour calculations for brands: hexadecimal sRGB colours, contrast according to WCAG 2.2. */
type Rgb = readonly [number, number, number];

const minimumTextContrast = 4.5;

function parse(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function format(rgb: Rgb): string {
  return `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

function luminance(hex: string): number {
  const [red, green, blue] = parse(hex);
  const linear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast ratio of two `#rrggbb` colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

/** `share` (0 to 1) of `to` mixed into `from`; all three colours are `#rrggbb`. */
export function mix(from: string, to: string, share: number): string {
  const [fromRgb, toRgb] = [parse(from), parse(to)];
  const channel = (index: 0 | 1 | 2) => fromRgb[index] + (toRgb[index] - fromRgb[index]) * share;
  return format([channel(0), channel(1), channel(2)]);
}

/** The candidate with the best contrast as text on `ground`. */
export function bestOn(ground: string, candidates: readonly [string, ...string[]]): string {
  return candidates.reduce((best, next) => (contrast(next, ground) > contrast(best, ground) ? next : best));
}

/** `colour`, mixed with `towards` only until it is readable as text (AA) on every one of `grounds`. */
export function readableOn(colour: string, grounds: readonly string[], towards: string): string {
  for (let share = 0; share < 1; share += 0.04) {
    const candidate = mix(colour, towards, share);
    if (grounds.every((ground) => contrast(candidate, ground) >= minimumTextContrast)) return candidate;
  }
  return towards;
}
