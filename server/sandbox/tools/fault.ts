import { errorStatus } from '#contract/error-names.ts';
import type { ErrorName } from '#contract/error-names.ts';

/**
 * A fault that a tester injects into a call. `no-answer-after`: the call takes effect, but the connection is closed
 * without an answer.
 */
export type Fault =
  | { readonly kind: 'slow'; readonly milliseconds: number }
  | { readonly kind: 'no-answer-before' | 'no-answer-after' | 'error500' | 'html' }
  | { readonly kind: 'error'; readonly name: ErrorName };

export const plainKinds = ['no-answer-before', 'no-answer-after', 'error500', 'html'] as const;
const defaultSlowness = 3000;
const longestSlowness = 120_000;

const isErrorName = (text: string): text is ErrorName => Object.hasOwn(errorStatus, text);

/** Reads `slow`, `slow:1500`, `no-answer-before`, `no-answer-after`, `error500`, `html` or an error name. */
export function readFault(text: string): Fault | undefined {
  const plain = plainKinds.find((kind) => kind === text);
  if (plain !== undefined) return { kind: plain };
  if (isErrorName(text)) return { kind: 'error', name: text };
  const slow = /^slow(?::(\d{1,6}))?$/.exec(text);
  if (slow === null) return undefined;
  return { kind: 'slow', milliseconds: Math.min(Number(slow[1] ?? defaultSlowness), longestSlowness) };
}

/** The faults for one call in the header `x-linka-fault: <endpoint>=<fault>[,<endpoint>=<fault>…]`. */
export function faultsInHeader(header: string | undefined, endpointName: string): Fault[] {
  return (header ?? '').split(',').flatMap((pair) => {
    const [name, text] = pair.trim().split('=');
    const fault = name === endpointName && text !== undefined ? readFault(text) : undefined;
    return fault === undefined ? [] : [fault];
  });
}
