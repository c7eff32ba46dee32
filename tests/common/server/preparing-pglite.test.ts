import { afterAll, beforeAll, expect, test } from 'vitest';
import { PreparingPglite } from '#server/platform/db/preparing-pglite.ts';

const client = new PreparingPglite();
beforeAll(async () => {
  await client.exec(`create table notes (id integer, text text, at timestamptz, done boolean, detail jsonb)`);
}, 60_000);
afterAll(() => client.close());

const select =
  'select text, at, done, detail from notes where id = $1 and (text = $2 or $2 is null) order by id limit $3';
const hostile = ["O'Brien", "'; drop table notes; --", '\\', "\\'; select 1; --", 'e\n$1 $$ /* ', '', 'ž 🚋 "quoted"'];

test('a select has the same result before and after it is prepared, with any text as parameter', async () => {
  for (const [id, text] of hostile.entries()) {
    const values = [id, text, '2026-11-21T09:00:00Z', true, JSON.stringify({ text })];
    await client.query('insert into notes values ($1, $2, $3, $4, $5)', values);
  }
  for (let round = 0; round < 5; round += 1) {
    for (const [id, text] of hostile.entries()) {
      const { rows } = await client.query(select, [id, text, 1]);
      expect(rows).toEqual([{ text, at: expect.stringContaining('2026-11-21'), done: true, detail: { text } }]);
      expect((await client.query(select, [id, null, 1])).rows).toHaveLength(1);
      expect((await client.query(select, [id, `${text}x`, 1])).rows).toEqual([]);
    }
  }
});

test('a select is prepared from the third time on', async () => {
  const { rows } = await client.query<{ statement: string }>('select statement from pg_prepared_statements');
  expect(rows.map(({ statement }) => statement)).toEqual([expect.stringContaining(select)]);
});

test('a statement runs unprepared if it cannot be prepared, or if a parameter is not a plain value', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { rows } = await client.query('select $1::jsonb as value', [{ deep: [1] }]);
    expect(rows).toEqual([{ value: { deep: [1] } }]);
    await expect(client.query('select nothing from nowhere')).rejects.toThrow('nowhere');
  }
});
