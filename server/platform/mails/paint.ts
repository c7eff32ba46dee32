import { raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { MailColours, Tone, ToneName } from './mail-colours.ts';

/** What can have a colour: the prefix of its classes and the CSS property. */
const parts = { ground: ['g', 'background-color'], text: ['t', 'color'], edge: ['e', 'border-color'] } as const;
type Part = keyof typeof parts;
type Paint = Partial<Readonly<Record<Part, ToneName>>>;
/**
 * The space of an element on a wide screen: `inset` at the sides of the letter, `pad` within a ticket, `stub` behind its
 * price.
 */
type Room = 'inset' | 'pad' | 'stub';

const textStyle = (size: number, line: number): string => `font-size:${String(size)}px;line-height:${String(line)}px`;

export const texts = {
  small: textStyle(14, 20),
  body: textStyle(16, 24),
  strong: `${textStyle(16, 24)};font-weight:700`,
  large: `${textStyle(20, 28)};font-weight:700`,
  title: `${textStyle(24, 32)};font-weight:700`,
} as const;

/** Fills a cell of no text with a space of no height; mail programs collapse an empty cell. */
export const noText = 'font-size:0;line-height:0';

/** Makes the attributes of a coloured element. */
export type Painter = (paint: Paint, style: string, room?: Room) => HtmlEscapedString;

/** Dark mode changes the colour. */
const isChanged = ({ light, dark }: Tone): boolean => light !== dark;

const isPart = (name: string): name is Part => Object.hasOwn(parts, name);

/**
 * The attributes of elements in a mail's colours: those of light mode are inline, and the classes are for those of dark
 * mode. Outlook needs a background as an attribute, too.
 */
export const painter =
  (colours: MailColours): Painter =>
  (paint, style, room) => {
    const painted = Object.entries(paint).filter((entry): entry is [Part, ToneName] => isPart(entry[0]));
    const changed = painted.filter(([, tone]) => isChanged(colours[tone]));
    const classes = [
      ...changed.map(([part, tone]) => `${parts[part][0]}-${tone}`),
      ...(room === undefined ? [] : [room]),
    ];
    const styles = [style, ...painted.map(([part, tone]) => `${parts[part][1]}:${colours[tone].light}`)];
    const ground = paint.ground === undefined ? '' : ` bgcolor="${colours[paint.ground].light}"`;
    const names = classes.length === 0 ? '' : ` class="${classes.join(' ')}"`;
    return raw(`style="${styles.join(';')}"${names}${ground}`);
  };

/** More space at the sides where there is room; programs that ignore the style sheet show the inline, narrow space. */
const wide =
  '@media (min-width:520px){.inset{padding-left:32px!important;padding-right:32px!important}.pad{padding:20px!important}.stub{padding-right:10px!important}}';

/** The style sheet of a mail: the colours of dark mode, and the spaces on a wide screen, override what is inline. */
export function mailStyles(colours: MailColours): HtmlEscapedString {
  const tones: readonly (readonly [string, Tone])[] = Object.entries(colours);
  const rules = tones
    .filter(([, tone]) => isChanged(tone))
    .flatMap(([tone, { dark }]) =>
      Object.values(parts).map(([prefix, property]) => `.${prefix}-${tone}{${property}:${dark}!important}`),
    );
  return raw(`:root{color-scheme:light dark}${wide}@media (prefers-color-scheme:dark){${rules.join('')}}`);
}
