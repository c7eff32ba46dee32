import { bestOn, mix, readableOn } from './contrast.ts';

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

/** An operator's branding: colours as `#rrggbb`, `logo` a file beside this one, its width and height in px. */
export type Brand = {
  readonly name: string;
  readonly logo: string;
  readonly logoWidth: number;
  readonly logoHeight: number;
  /** A square picture beside this file; undefined = the logo is used. */
  readonly icon?: string;
  readonly colours: Readonly<Record<BrandColour, string>>;
};

export type BrandVariable = `--brand-${string}`;

/** Dark text of the design system; light text is white. */
export const ink = '#16212c';
const white = '#ffffff';

function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function variablesOfColour(name: BrandColour, colour: string): Record<BrandVariable, string> {
  const text = bestOn(colour, [white, ink]);
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
  const lightGrounds = [white, '#eceff3', colours.rightPanelBackground, colours.leftPanelHover, colours.defaultButton];
  const variables: Record<BrandVariable, string> = {
    '--brand-primary-text': readableOn(colours.primary, lightGrounds),
  };
  for (const name of brandColours) Object.assign(variables, variablesOfColour(name, colours[name]));
  return variables;
}
