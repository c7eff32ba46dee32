import * as v from 'valibot';
import type { SnapshotFrom } from 'xstate';
import { TokenizationReturn } from '#contract/entities/tokenization.ts';
import type { tokenizationReturnMachine } from './tokenization-return.machine.ts';

/** The fields that the gateway has added to the query of the address; null = there are no such fields. */
export function tokenizationReturnOf(query: Readonly<Record<string, string | undefined>>): TokenizationReturn | null {
  const fields = v.safeParse(TokenizationReturn, query);
  return fields.success ? fields.output : null;
}

export const tokenizationReturnView = (snapshot: SnapshotFrom<typeof tokenizationReturnMachine>) => ({
  unanswered: snapshot.matches('unanswered'),
  /** The gateway has answered, but has not decided yet. */
  undecided: snapshot.context.result !== null,
  done: snapshot.matches('settled'),
  canGoOn: snapshot.can({ type: 'goOn' }),
});
