import { type Palette, primaryText, textOn } from '#brands/brand.ts';
import { mix, readableOn } from '#brands/contrast.ts';
import { neutral } from '#brands/neutral.ts';

/** A colour in light and in dark mode, `#rrggbb`. */
export interface Tone {
  readonly light: string;
  readonly dark: string;
}

const ground = { page: neutral[900], surface: neutral[800] } as const;

const same = (colour: string): Tone => ({ light: colour, dark: colour });

/**
 * The colours of a mail with a brand's palette: `on…` is the text on a colour of the brand, `dashes` the dashed line on
 * a ticket in the brand's colour. Every text is readable on its backgrounds (AA) in both modes.
 */
export function mailColours(palette: Palette) {
  const { primary, primarySystem, primaryButton, secondarySystem } = palette;
  const dashes = mix(primarySystem, textOn(primarySystem), 0.45);
  return {
    /** Around the letter. */
    page: { light: neutral[50], dark: ground.page },
    surface: { light: neutral[0], dark: ground.surface },
    ink: { light: neutral[900], dark: neutral[50] },
    /** Text of less weight, such as labels. */
    soft: { light: neutral[600], dark: neutral[300] },
    line: { light: neutral[300], dark: neutral[500] },
    /** Links, and the edge of a ticket that is not valid yet. */
    link: { light: primaryText(palette), dark: readableOn(primary, Object.values(ground), neutral[0]) },
    system: same(primarySystem),
    onSystem: same(textOn(primarySystem)),
    dashes: same(dashes),
    /** The edge of a ticket in the brand's colour, which can be as dark as the letter in dark mode. */
    systemEdge: { light: primarySystem, dark: dashes },
    button: same(primaryButton),
    onButton: same(textOn(primaryButton)),
    /** A decoration of the head; no text has this colour. */
    accent: same(secondarySystem),
  } as const satisfies Record<string, Tone>;
}

export type MailColours = ReturnType<typeof mailColours>;
export type ToneName = keyof MailColours;
