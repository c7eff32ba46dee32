/** A valibot schema or one action of its pipe, with the fields that the text needs. */
export interface Part {
  readonly kind: string;
  readonly type: string;
  readonly pipe?: readonly Part[];
  readonly entries?: Readonly<Record<string, Part>>;
  readonly item?: Part;
  readonly items?: readonly Part[];
  readonly wrapped?: Part;
  readonly default?: unknown;
  readonly options?: readonly unknown[];
  readonly key?: Part | string;
  readonly value?: Part;
  readonly literal?: unknown;
  readonly class?: { readonly name: string };
  readonly requirement?: unknown;
  readonly operation?: { readonly name: string };
  readonly message?: unknown;
}

export const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && 'kind' in value && 'type' in value;

/** The exported name of a schema or of a list of values; undefined if it has no name. */
export type NameOf = (value: unknown) => string | undefined;

const indented = (text: string): string => text.replaceAll('\n', '\n  ');

function requirementText({ type, requirement, operation, message }: Part): string {
  if (type === 'transform') return `transform ${operation?.name ?? ''}`.trim();
  if (type === 'check') return typeof message === 'string' ? `check "${message}"` : 'check';
  if (requirement instanceof RegExp) return requirement.source === '' ? type : `${type} ${String(requirement)}`;
  return typeof requirement === 'string' || typeof requirement === 'number' ? `${type} ${String(requirement)}` : type;
}

/** The default value itself, or the value that a function gives (contract/ours.ts). */
const absentValue = (given: unknown): unknown => (typeof given === 'function' ? (given() as unknown) : given);

/** A schema as a text with one field a line: types, limits, transformations and default values. */
export function schemaText(schema: Part, nameOf: NameOf, isRoot = true): string {
  const name = isRoot ? undefined : nameOf(schema);
  if (name !== undefined) return name;
  const text = (part: Part): string => schemaText(part, nameOf, false);
  if (schema.pipe !== undefined) {
    const [first, ...rest] = schema.pipe;
    if (first === undefined) return schema.type;
    const steps = rest.map((step) => (step.kind === 'schema' ? text(step) : requirementText(step)));
    return [schemaText(first, nameOf, false), ...steps].join(', ');
  }
  if (schema.entries !== undefined) {
    const fields = Object.entries(schema.entries).map(([key, field]) => `\n  ${key}: ${indented(text(field))}`);
    return `${schema.type}${fields.join('')}`;
  }
  if (schema.wrapped !== undefined) {
    const fallback = schema.default === undefined ? '' : ` (else ${JSON.stringify(absentValue(schema.default))})`;
    return `${schema.type}${fallback} ${text(schema.wrapped)}`;
  }
  if (schema.item !== undefined) return `array of ${text(schema.item)}`;
  if (schema.items !== undefined) return `tuple of ${schema.items.map(text).join(' and ')}`;
  if (schema.type === 'record' && isPart(schema.key) && schema.value !== undefined) {
    return `record of ${text(schema.value)} by ${text(schema.key)}`;
  }
  if (schema.options !== undefined) {
    const options = schema.options.map((option) => (isPart(option) ? text(option) : String(option)));
    const isLong = options.some((option) => option.includes('\n'));
    const all = isLong
      ? options.map((option) => `\n  | ${indented(indented(option))}`).join('')
      : ` ${options.join(' | ')}`;
    return `${schema.type}${nameOf(schema.options) === undefined ? all : ` ${String(nameOf(schema.options))}`}`;
  }
  if (schema.type === 'literal') return JSON.stringify(schema.literal);
  return schema.class === undefined ? schema.type : schema.class.name;
}
