import { bestOn, mix, readableOn } from './contrast.ts';
import { neutral } from './neutral.ts';

/** The nine named colours of an operator's palette (SHL-05). */
export const brandColours = [
  'primarySystem',
  'secondarySystem',
  'primaryButton',
  'primary',
  'warningButton',
  'confirmButton',
  'defaultButton',
  'rightPanelBackground',
  'leftPanelHover',
] as const;
export type BrandColour = (typeof brandColours)[number];
/** Each colour as `#rrggbb`. */
export type Palette = Readonly<Record<BrandColour, string>>;

/** An operator's branding: `logo` is a file beside this one, its width and height in px. */
export type Brand = {
  readonly name: string;
  readonly logo: string;
  readonly logoWidth: number;
  readonly logoHeight: number;
  /** A square picture beside this file; undefined = the logo is used. */
  readonly icon?: string;
  readonly colours: Palette;
};

export type BrandVariable = `--brand-${string}`;

/** Dark text of the design system; light text is white. */
export const ink = neutral[900];
const white = neutral[0];

/** The readable text colour on a background: light or dark text of the design system. */
export const textOn = (ground: string): string => bestOn(ground, [white, ink]);

/** The primary colour, made readable as text on every light background. */
export function primaryText({ primary, rightPanelBackground, leftPanelHover, defaultButton }: Palette): string {
  const grounds = [white, neutral[100], rightPanelBackground, leftPanelHover, defaultButton];
  return readableOn(primary, grounds, '#000000');
}

function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function variablesOfColour(name: BrandColour, colour: string): Record<BrandVariable, string> {
  const text = textOn(colour);
  const hover = text === white ? mix(colour, '#000000', 0.14) : mix(colour, white, 0.3);
  const stem = kebab(name);
  return {
    [`--brand-${stem}`]: colour,
    [`--brand-on-${stem}`]: text,
    [`--brand-${stem}-hover`]: hover,
  };
}

/**
 * The CSS variables that a brand sets: each colour, the readable text colour on it (`--brand-on-…`), its pressed shade
 * (`--brand-…-hover`), and `--brand-primary-text`, the primary colour made readable on every light background. All are
 * `#rrggbb`; every pair of text and background passes AA.
 */
export function brandVariables(brand: Brand): Record<BrandVariable, string> {
  const { colours } = brand;
  const variables: Record<BrandVariable, string> = { '--brand-primary-text': primaryText(colours) };
  for (const name of brandColours) Object.assign(variables, variablesOfColour(name, colours[name]));
  return variables;
}
