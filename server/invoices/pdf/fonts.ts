import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

type FontName = 'regular' | 'bold';

const require = createRequire(import.meta.url);
const files: Readonly<Record<FontName, string>> = {
  regular: '400Regular/Figtree_400Regular.ttf',
  bold: '700Bold/Figtree_700Bold.ttf',
};
const read = new Map<FontName, Buffer>();

/** The complete file of the shop's typeface, with the letters of all languages. It is read once. */
export function fontFile(name: FontName): Buffer {
  const file = read.get(name) ?? readFileSync(require.resolve(`@expo-google-fonts/figtree/${files[name]}`));
  read.set(name, file);
  return file;
}

/** Replaces the characters that the typeface lacks by similar ones. */
export const printable = (text: string): string =>
  text.replaceAll('\u202f', '\u00a0').replaceAll('\u0163', '\u021b').replaceAll('\u0162', '\u021a');
