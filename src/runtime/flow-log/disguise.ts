/**
 * For each kind of character: the characters that replace each other. Characters that a rule can distinguish are of
 * different kinds.
 */
const alphabets: readonly (readonly [RegExp, readonly string[]])[] = [
  [/[1-9]/, Array.from('123456789')],
  [/0/, ['0']],
  [/[a-z]/, Array.from('abcdefghijklmnopqrstuvwxyz')],
  [/[A-Z]/, Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')],
  [/\p{Ll}/u, Array.from('áčďéěíňóřšťúůýžľĺŕäôąćęłńśźżăâîșț')],
  [/\p{Lu}/u, Array.from('ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽĽĹŔÄÔĄĆĘŁŃŚŹŻĂÂÎȘȚ')],
  [/\p{L}/u, Array.from('アイウエオカキクケコサシスセソタチツテト')],
];
/** As `alphabets`, for characters of two UTF-16 units. */
const twoUnitAlphabets: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\p{Ll}/u, Array.from('𐐨𐐩𐐪𐐫𐐬𐐭𐐮𐐯')],
  [/\p{Lu}/u, Array.from('𐐀𐐁𐐂𐐃𐐄𐐅𐐆𐐇')],
  [/\p{L}/u, Array.from('𠀀𠀁𠀂𠀃𠀄𠀅𠀆')],
];

const alphabetOf = (sign: string): readonly string[] => {
  const [, alphabet = []] =
    (sign.length > 1 ? twoUnitAlphabets : alphabets).find(([pattern]) => pattern.test(sign)) ?? [];
  return alphabet;
};

/** Returns a number that depends only on the text before a character, and that nobody can predict. */
export type ShiftOf = (before: string) => number;

/**
 * A text of the same length in which each letter and digit is replaced by another character of the same kind; spaces,
 * punctuation and zeros do not change. The new character depends on all characters before it in its word. So equal
 * words, and equal beginnings of words, stay equal, and different words stay different.
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
