import type { World } from './world.ts';

/** All that changes. */
const names = [
  'tabs',
  'kept',
  'cart',
  'orders',
  'attempts',
  'books',
  'work',
  'letters',
  'mailbox',
  'keys',
  'calls',
  'handlers',
  'left',
  'broken',
] as const satisfies readonly (keyof World)[];

/** What is under way: its order does not count. */
const bags: ReadonlySet<keyof World> = new Set(['work', 'letters', 'mailbox', 'calls', 'handlers']);

const textOf = (name: keyof World, value: unknown): string =>
  bags.has(name) && Array.isArray(value) && value.length > 1
    ? `[${value
        .map((one) => JSON.stringify(one))
        .toSorted()
        .join()}]`
    : JSON.stringify(value);

/** A world that has a key. */
export interface Named {
  readonly world: World;
  readonly key: string;
}

/** How many characters of a key a part takes. */
const width = 2;

/**
 * Names states: worlds of equal text get the same key, so that two may be told apart needlessly, but never joined
 * wrongly. Each part of a world is written down and known by a number from then on; a part that a step has left as it was
 * keeps its number without being looked at.
 */
export function createKeys(): (world: World, before: Named | null) => string {
  const byText = new Map<string, number>();

  const codeOf = (name: keyof World, value: unknown): string => {
    const text = textOf(name, value);
    const number = byText.get(text) ?? byText.size;
    byText.set(text, number);
    return String.fromCharCode(number & 0xff_ff, number >>> 16);
  };

  return (world, before) => {
    let key = '';
    for (const [index, name] of names.entries()) {
      const isSame = before !== null && before.world[name] === world[name];
      key += isSame ? before.key.slice(index * width, (index + 1) * width) : codeOf(name, world[name]);
    }
    return key;
  };
}
