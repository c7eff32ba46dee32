import type { AnyStateNode } from 'xstate';

const nameOf = (target: string): string => target.replace(/^#[^.]+\./, '').replace(/^\./, '');

/** Where a history state leads before its parent was active. */
function beginningOf({ config, parent }: AnyStateNode): string {
  const target: unknown = 'target' in config ? config.target : undefined;
  if (typeof target === 'string') return nameOf(target);
  const initial = parent?.type === 'compound' ? parent.initial.target?.[0]?.key : undefined;
  return initial ?? 'the initial states';
}

/** What a history state returns to, in words; '' for any other state. */
export function historyText(node: AnyStateNode): string {
  const { type, history, parent } = node;
  if (type !== 'history' || parent === undefined) return '';
  const depth = history === 'deep' ? 'the states at every depth' : 'the state';
  const verb = history === 'deep' ? 'were' : 'was';
  return `Goes back to ${depth} inside ${parent.key} that ${verb} active last; the first time to ${beginningOf(node)}.`;
}
