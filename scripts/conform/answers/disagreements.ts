import { found, shown } from './found.ts';
import type { Found } from './found.ts';
import { membersOf } from './value-at.ts';

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** Where two answers about the same thing have different values. Members that only one of them has are no matter. */
export function disagreements(value: unknown, other: unknown, where = ''): readonly Found[] {
  if (Array.isArray(value) && Array.isArray(other) && value.length === other.length)
    return value.flatMap((one, place) => disagreements(one, other[place], `${where}[${String(place)}]`));
  if (isObject(value) && isObject(other) && !Array.isArray(value) && !Array.isArray(other)) {
    const others = new Map(membersOf(other));
    return membersOf(value).flatMap(([name, member]) =>
      others.has(name) ? disagreements(member, others.get(name), where === '' ? name : `${where}.${name}`) : [],
    );
  }
  if (value === other) return [];
  return [found(where === '' ? 'the answer' : where, `${shown(other, where)}, as another call answers`, value)];
}
