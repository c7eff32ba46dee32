import { disguise, type ShiftOf } from './disguise.ts';

/** The keys of values that the log never stores: passwords, PINs and tokens. */
const secretKey = /password|token$|^pin$|^signature$|^confirmation$/i;

export const isSecret = (key: string): boolean => secretKey.test(key);

/**
 * Hides a secret, except the parts of a token that name an account or a kind of reminder, because the machine reads
 * them.
 */
export const hideSecret = (secret: string, hide: (part: string) => string): string =>
  secret
    .split('.')
    .map((part) => (secret.includes('.') && /^(?:[1-9]\d{0,9}|[A-Z_]+)$/.test(part) ? part : hide(part)))
    .join('.');

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Machines in which each typed text is a password. */
const passwordMachines: ReadonlySet<string> = new Set(['accountDeletion']);

/**
 * The key of a typed value: `pin` for `changePin {value}`, `zip` for `changeField {field: 'zip', value}`. '' = unknown.
 */
export function typedKey(machine: string, { type, field, name }: Readonly<Record<string, unknown>>): string {
  if (passwordMachines.has(machine)) return 'password';
  if (typeof field === 'string') return field;
  if (typeof name === 'string') return name;
  const [, changed = ''] = /^change(\w+)$/.exec(String(type)) ?? [];
  return changed.charAt(0).toLowerCase() + changed.slice(1);
}

/** Hashes a salt and a text to 32 bits (the final step of MurmurHash3 after each character). */
function hashOf(salt: Uint32Array, text: string): number {
  let hash = salt[0] ?? 0;
  for (let place = 0; place <= text.length; place += 1) {
    hash ^= (place < text.length ? text.charCodeAt(place) : 0) ^ (salt[place % salt.length] ?? 0);
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    hash ^= hash >>> 16;
  }
  return hash >>> 0;
}

export type Lean = (machine: string, value: unknown) => unknown;

/**
 * Replaces passwords, PINs and tokens in an event or a context, at most two levels deep, by texts to which the rules
 * give the same answers. Contents of files are replaced by their type and size. All other values are kept by reference.
 */
export function createSecretHiding(salt: Uint32Array): Lean {
  const shiftOf: ShiftOf = (before) => hashOf(salt, before);
  const leanText = (key: string, text: string): string => {
    if (isSecret(key)) return hideSecret(text, (part) => disguise(part, shiftOf));
    const [, kind] = text.length > longest ? (/^data:([\w./+-]*)/.exec(text) ?? []) : [];
    return kind === undefined ? text : `data:${kind};bytes=${text.length}`;
  };
  const hideSecrets = (machine: string, value: unknown, depth: number): unknown => {
    if (!isRecord(value)) return value;
    const named = 'value' in value ? typedKey(machine, value) : '';
    let copy: Record<string, unknown> | null = null;
    for (const [key, own] of Object.entries(value)) {
      const kept =
        typeof own === 'string'
          ? leanText(key === 'value' ? named : key, own)
          : depth === 0
            ? own
            : hideSecrets(machine, own, depth - 1);
      if (kept === own) continue;
      copy ??= { ...value };
      copy[key] = kept;
    }
    return copy ?? value;
  };
  return (machine, value) => hideSecrets(machine, value, 2);
}

/** A data URL longer than this is the content of a file. */
const longest = 2000;
