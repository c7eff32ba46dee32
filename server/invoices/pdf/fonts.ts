import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

type FontName = 'regular' | 'bold';

const require = createRequire(import.meta.url);
const files: Readonly<Record<FontName, string>> = {
  regular: '400Regular/Figtree_400Regular.ttf',
  bold: '700Bold/Figtree_700Bold.ttf',
};
const read = new Map<FontName, Buffer>();

/** The shop's own typeface, whole: with the letters of all its languages. Read once. */
export function fontFile(name: FontName): Buffer {
  const file = read.get(name) ?? readFileSync(require.resolve(`@expo-google-fonts/figtree/${files[name]}`));
  read.set(name, file);
  return file;
}

/** What the typeface lacks, written with what it has. */
export const printable = (text: string): string =>
  text.replaceAll('\u202f', '\u00a0').replaceAll('\u0163', '\u021b').replaceAll('\u0162', '\u021a');
