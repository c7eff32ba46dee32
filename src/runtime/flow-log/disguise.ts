/** The signs of one kind, of which one stands for another: what a rule can distinguish is a kind of its own. */
const alphabets: readonly (readonly [RegExp, readonly string[]])[] = [
  [/[1-9]/, Array.from('123456789')],
  [/0/, ['0']],
  [/[a-z]/, Array.from('abcdefghijklmnopqrstuvwxyz')],
  [/[A-Z]/, Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')],
  [/\p{Ll}/u, Array.from('áčďéěíňóřšťúůýžľĺŕäôąćęłńśźżăâîșț')],
  [/\p{Lu}/u, Array.from('ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽĽĹŔÄÔĄĆĘŁŃŚŹŻĂÂÎȘȚ')],
  [/\p{L}/u, Array.from('アイウエオカキクケコサシスセソタチツテト')],
];
/** The same for signs of two units. */
const beyond: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\p{Ll}/u, Array.from('𐐨𐐩𐐪𐐫𐐬𐐭𐐮𐐯')],
  [/\p{Lu}/u, Array.from('𐐀𐐁𐐂𐐃𐐄𐐅𐐆𐐇')],
  [/\p{L}/u, Array.from('𠀀𠀁𠀂𠀃𠀄𠀅𠀆')],
];

const alphabetOf = (sign: string): readonly string[] => {
  const [, alphabet = []] = (sign.length > 1 ? beyond : alphabets).find(([pattern]) => pattern.test(sign)) ?? [];
  return alphabet;
};

/** A number that only the text before a sign decides, and that nobody can tell beforehand. */
export type ShiftOf = (before: string) => number;

/**
 * A text of the same length with another sign of the same kind for each letter and digit: blanks, signs between words and
 * zeros stay. What a sign becomes depends on all before it in its word, so that equal words, and equal beginnings of words,
 * stay equal, and different ones different.
 */
export function disguise(text: string, shiftOf: ShiftOf): string {
  let before = '';
  return Array.from(text, (sign) => {
    const alphabet = alphabetOf(sign);
    if (alphabet.length === 0) {
      before = /[\p{L}\p{N}\p{M}]/u.test(sign) ? before + sign : '';
      return sign;
    }
    const shift = shiftOf(before);
    before += sign.toLowerCase();
    const place = alphabet.indexOf(sign);
    const own = place === -1 ? (sign.codePointAt(0) ?? 0) % alphabet.length : place;
    return alphabet[(own + 1 + (shift % Math.max(1, alphabet.length - 1))) % alphabet.length] ?? sign;
  }).join('');
}
