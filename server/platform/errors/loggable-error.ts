import { rootOf } from './root-of.ts';

const framesOf = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .join('\n');

const textOf = (error: Error, key: 'code' | 'constraint' | 'query'): string | undefined => {
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' ? value : undefined;
};

/**
 * The parts of an error that may be logged: type, code and stack frames. The message and parameters of a database error
 * are omitted, since they may contain personal data.
 */
export function loggableError(error: unknown): Record<string, string | undefined> {
  if (!(error instanceof Error)) return { type: error?.constructor.name ?? String(error) };
  const root = rootOf(error);
  const query = textOf(error, 'query');
  const code = textOf(root, 'code');
  const quotesData = query !== undefined || root.name.toLowerCase().includes('database');
  return {
    type: root.constructor.name,
    ...(quotesData ? { query, constraint: textOf(root, 'constraint') } : { message: root.message }),
    code,
    frames: `${framesOf(root)}\n${root === error ? '' : framesOf(error)}`.trim(),
  };
}
