import { Client } from 'pg';
import { vi } from 'vitest';

const isWork = (text: string): boolean => !/^\s*(begin|commit|rollback|savepoint|release)/i.test(text);

const textOf = (given: unknown): string => {
  if (typeof given === 'string') return given;
  return typeof given === 'object' && given !== null && 'text' in given ? String(given.text) : '';
};

/** The statements that were sent to PostgreSQL while `work` ran, except begin and end of transactions. */
export async function statementsOf<Result>(
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly statements: readonly string[] }> {
  const spy = vi.spyOn(Client.prototype, 'query');
  try {
    const result = await work();
    const statements = spy.mock.calls.map(([given]) => textOf(given)).filter((text) => text !== '' && isWork(text));
    return { result, statements };
  } finally {
    spy.mockRestore();
  }
}
