import { isMachineSnapshot } from 'xstate';
import { hideSecret, isSecret, typedKey } from '../flow-log/secrets.ts';
import type { BirthDayLimits } from './birth-days.ts';
import { isKept } from './kept.ts';

const deepest = 16;
const longestText = 5000;

/** The key under which a ticket stores the snapshot of a child machine, so that it can be restored. */
export const snapshotKey = '$snapshot';

interface Place {
  readonly machine: string;
  readonly key: string;
  readonly owner: object;
  readonly depth: number;
}

/** An error of an input, `field: message`: the field is kept, the message is not. */
const errorLine = /^(\w+(?:\.\w+)*: )(.*)$/s;

/**
 * Keys that are kept: the name of a field, a number, or the number of a line before the name of a field (`27.name`). Any
 * other key is redacted like a text.
 */
const plainKey = /^(?:(?:\d{1,10}\.)?[A-Za-z_$][\w$-]{0,60}|\d{1,10})$/;

/** Replaces characters that no server stores: NUL and halves of surrogate pairs. */
const storable = (text: string): string => text.replaceAll(/[\0\p{Cs}]/gu, '\uFFFD');

/** The object in a JSON text; null for other texts. */
function parseJson(text: string): object | null {
  if (!/^[[{]/.test(text)) return null;
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' ? parsed : null;
  } catch {
    return null;
  }
}

/**
 * Redacts values: texts that may leave are kept, all other texts are replaced by `standIn`. Functions and similar values
 * are left out.
 */
export function createRedaction(standIn: (text: string) => string) {
  const redactText = (text: string, { machine, key, owner, depth }: Place): string => {
    if (isSecret(key)) return hideSecret(text, standIn);
    if (isKept(key, text, owner)) return text;
    const json = parseJson(text);
    if (json !== null) return JSON.stringify(redact(json, { machine, key, owner, depth: depth + 1 }));
    const [, field = '', rest = ''] = key === 'errors' ? (errorLine.exec(text) ?? []) : [];
    return field === '' ? standIn(text.slice(0, longestText)) : field + standIn(rest);
  };
  const redactFile = (file: Blob): unknown => ({
    ...(file instanceof File ? { name: standIn(file.name) } : {}),
    size: file.size,
    type: file.type,
  });
  const redactEntries = (value: object, { machine, depth }: Place): unknown => {
    const named = 'value' in value ? typedKey(machine, value) : '';
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, own]) => {
        const kept = redact(own, {
          machine,
          key: key === 'value' && named !== '' ? named : key,
          owner: value,
          depth: depth + 1,
        });
        return kept === undefined ? [] : [[plainKey.test(key) ? key : standIn(key), kept]];
      }),
    );
  };
  const redactObject = (value: object, place: Place): unknown => {
    if (value instanceof Blob) return redactFile(value);
    if (value instanceof Error) return { name: value.name };
    if (value instanceof Date) return redact(value.toISOString(), place);
    if (isMachineSnapshot(value)) {
      const { machine, value: state, status, context, output } = value;
      const inside = redact({ context, output: output as unknown }, { ...place, machine: machine.id }) as object;
      return { [snapshotKey]: { machine: machine.id, value: state, status, ...inside } };
    }
    if (Array.isArray(value)) return value.map((own) => redact(own, { ...place, depth: place.depth + 1 }) ?? null);
    return redactEntries(value, place);
  };
  const redact = (value: unknown, place: Place): unknown => {
    if (typeof value === 'string') return redactText(storable(value), place);
    if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value;
    if (typeof value !== 'object' || place.depth > deepest) return undefined;
    return redactObject(value, place);
  };
  return (machine: string, value: unknown): unknown => redact(value, { machine, key: '', owner: {}, depth: 0 });
}

/** Finds the limits of birth dates in values. The limits always have the keys `earliest` and `latest`. */
export function findBirthDayLimits(values: readonly unknown[], today: string): BirthDayLimits {
  const found = { earliest: new Set<string>(), latest: new Set<string>() };
  const seen = new Set<object>();
  const findLimits = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || seen.has(value) || depth > deepest) return;
    if (value instanceof Blob) return;
    seen.add(value);
    if (isMachineSnapshot(value)) return findLimits(value.context, depth + 1);
    for (const [key, own] of Object.entries(value)) {
      if ((key === 'earliest' || key === 'latest') && typeof own === 'string') found[key].add(own);
      else findLimits(own, depth + 1);
    }
  };
  for (const value of values) findLimits(value, 0);
  return { today, ...found };
}
