import * as v from 'valibot';
import type { SnapshotFrom } from 'xstate';
import { TokenizationReturn } from '#contract/entities/tokenization.ts';
import type { tokenizationReturnMachine } from './tokenization-return.machine.ts';

/** The fields of a return in the query of an address; null = it is none. */
export function tokenizationReturnOf(query: Readonly<Record<string, string | undefined>>): TokenizationReturn | null {
  const fields = v.safeParse(TokenizationReturn, query);
  return fields.success ? fields.output : null;
}

export const tokenizationReturnView = (snapshot: SnapshotFrom<typeof tokenizationReturnMachine>) => ({
  unanswered: snapshot.matches('unanswered'),
  /** The gateway has answered, but not decided. */
  undecided: snapshot.context.result !== null,
  done: snapshot.matches('settled'),
  canGoOn: snapshot.can({ type: 'goOn' }),
});
