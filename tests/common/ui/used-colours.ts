import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst, Visitor } from 'vite';

const root = join(import.meta.dirname, '..', '..', '..');

type Part = 'text' | 'ground' | 'edge';
const parts: Readonly<Record<string, Part>> = {
  color: 'text',
  backgroundColor: 'ground',
  borderColor: 'edge',
  outlineColor: 'edge',
};

export type UsedColour = { readonly place: string; readonly part: Part; readonly colour: string };
export type UsedPair = { readonly place: string; readonly text: string; readonly ground: string };

/** Whether a value is the name of a colour, not a keyword such as `transparent`, and not the value of a CSS variable. */
const isNamed = (colour: string): boolean => !/^(current|transparent|inherit|var\(.*|\[.*)$/.test(colour);

/** The colour names in an expression: one name, or one for each breakpoint or state. */
function textsIn(code: string): readonly string[] {
  return [...code.matchAll(/'([^']*)'/g)].map(([, text = '']) => text).filter(isNamed);
}

/** The colours in the shop's styles, and the pairs of text and background colour within one rule. */
export function usedColours(): { readonly colours: readonly UsedColour[]; readonly pairs: readonly UsedPair[] } {
  const colours: UsedColour[] = [];
  const pairs: UsedPair[] = [];
  for (const place of globSync('src/**/*.{ts,tsx}', { cwd: root, exclude: ['src/ui/theme/tokens.ts'] })) {
    const code = readFileSync(join(root, place), 'utf8');
    if (!code.includes('styled-system/css') && !place.endsWith('global-css.ts')) continue;
    new Visitor({
      ObjectExpression({ properties }) {
        const found: Record<Part, readonly string[]> = { text: [], ground: [], edge: [] };
        for (const property of properties) {
          if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
          const part = parts[property.key.name];
          if (part !== undefined) found[part] = textsIn(code.slice(property.value.start, property.value.end));
          const inText = /\{colors\.([\w.]+)\}/.exec(code.slice(property.value.start, property.value.end));
          if (property.value.type === 'Literal' && inText?.[1] !== undefined) {
            colours.push({ place, part: 'edge', colour: inText[1] });
          }
        }
        for (const part of ['text', 'ground', 'edge'] as const) {
          colours.push(...found[part].map((colour) => ({ place, part, colour })));
        }
        if (found.text.length === 1 && found.ground.length === 1) {
          pairs.push({ place, text: found.text[0] ?? '', ground: found.ground[0] ?? '' });
        }
      },
    }).visit(parseAst(code, { lang: 'tsx' }));
  }
  return { colours, pairs };
}
