import type { World } from './world.ts';

/** The parts of a world that can change. */
const names = [
  'tabs',
  'kept',
  'cart',
  'orders',
  'attempts',
  'records',
  'work',
  'mailEntries',
  'mailbox',
  'keys',
  'calls',
  'handlers',
  'budget',
  'broken',
] as const satisfies readonly (keyof World)[];

/** Lists whose order does not matter. */
const bags: ReadonlySet<keyof World> = new Set(['work', 'mailEntries', 'mailbox', 'calls', 'handlers']);

const textOf = (name: keyof World, value: unknown): string =>
  bags.has(name) && Array.isArray(value) && value.length > 1
    ? `[${value
        .map((one) => JSON.stringify(one))
        .toSorted()
        .join()}]`
    : JSON.stringify(value);

/** A world with its key. */
export interface KeyedWorld {
  readonly world: World;
  readonly key: string;
}

/** The number of characters of a key for each part. */
const width = 2;

/**
 * Makes the function that computes the key of a world. Two worlds have the same key only if their JSON is the same. So
 * different states are never joined, but a state that is written in two ways may be visited twice. The JSON of each part
 * of a world has a number, and the key consists of these numbers. A part that a step did not replace keeps its number
 * and is not serialised again.
 */
export function createKeys(): (world: World, before: KeyedWorld | null) => string {
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
