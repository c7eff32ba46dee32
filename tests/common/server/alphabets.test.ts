import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deskCardApplications } from '#contract/endpoints/application-desk.ts';
import { customerEWalletTransactions } from '#contract/endpoints/customers.ts';
import { deskReclamations } from '#contract/endpoints/reclamation-desk.ts';
import { reclamations as ownReclamations } from '#contract/endpoints/reclamations.ts';
import { accountAccess } from '#contract/endpoints/trail.ts';
import { locales } from '#contract/enumerations.ts';
import { plainText } from '#rules/plain-text.ts';
import { alphabetName, createAlphabets } from '#server/platform/db/create-alphabets.ts';
import { sql } from '#server/platform/db/orm.ts';
import { rowsOf } from '#server/platform/db/rows-of.ts';
import {
  accountLinks,
  cardApplications,
  customerAccounts,
  customerCards,
  customers,
  eWallets,
  eWalletTransactions,
  reclamations,
} from '#server/platform/db/schema.ts';
import { collatorOf, inAlphabet } from '#server/platform/lists/alphabet.ts';
import { hasWords } from '#server/platform/lists/searched.ts';
import { call, freshAccount, logIn } from './support/call.ts';
import { startServer } from './support/start-server.ts';
import type { TestServer } from './support/start-server.ts';

type Account = Awaited<ReturnType<typeof freshAccount>>;

const people = [
  ['Zeman', 'Zdeněk'],
  ['Čapek', 'Karel'],
  ['Beran', 'Bohumil'],
  ['Chalupa', 'Jan'],
  ['Bárta', 'Jan'],
  ['Hanák', 'Ota'],
  ['Łukasz', 'Jan'],
  ['Šťastný', 'Ondřej'],
  ['Bárta', 'Adam'],
  ['Lyžař', 'Ivo'],
] as const;
const inCzech = ['Bárta Adam', 'Bárta Jan', 'Beran Bohumil', 'Čapek Karel', 'Hanák Ota', 'Chalupa Jan', 'Łukasz Jan'];
inCzech.push('Lyžař Ivo', 'Šťastný Ondřej', 'Zeman Zdeněk');
const inPolish = ['Bárta Adam', 'Bárta Jan', 'Beran Bohumil', 'Čapek Karel', 'Chalupa Jan', 'Hanák Ota', 'Lyžař Ivo'];
inPolish.push('Łukasz Jan', 'Šťastný Ondřej', 'Zeman Zdeněk');

let server: TestServer;
let account: Account;
let clerk: string;
const database = () => server.services.database;

beforeAll(async () => {
  server = await startServer({ workers: false });
  account = await freshAccount(server, 'adult');
  clerk = await logIn(server, 'operator@linka.example');
  const { accountId } = account;
  for (const [index, [lastName, firstName]] of people.entries()) {
    const [made] = await database().insert(customers).values({ firstName, lastName }).returning();
    const customerId = made?.id ?? 0;
    const created = server.clock.now();
    await database()
      .insert(reclamations)
      .values({ accountId, customerId, created, answerBy: '2026-12-01', state: 'PENDING' });
    await database()
      .insert(cardApplications)
      .values({
        applicationNumber: `abeceda${String(index)}`,
        accountId,
        customerId,
        eshop: false,
        created,
        state: 'REJECTED',
        carrierType: 'VIRTUAL_CARD',
        paid: true,
      });
  }
});
afterAll(() => server.stop());

interface Query {
  readonly sortLocale?: string;
  readonly sortDesc?: boolean;
  readonly limit?: number;
  readonly offset?: number;
  readonly search?: string;
}

const lists = {
  'applications at the desk': async (query: Query) =>
    (
      await call(server, deskCardApplications, {
        token: clerk,
        query: { search: 'abeceda', ...query, sortBy: 'customer' },
      })
    ).items,
  'reclamations at the desk': async (query: Query) =>
    (await call(server, deskReclamations, { token: clerk, query: { ...query, sortBy: 'customer' } })).items.filter(
      (item) => item.account === account.username,
    ),
  'reclamations of an account': async ({ search: _, ...query }: Query) =>
    (await call(server, ownReclamations, { token: account.token, query: { ...query, sortBy: 'customer' } })).items,
};
const nameOf = ({ customer }: { readonly customer: { readonly firstName: string; readonly lastName: string } }) =>
  `${customer.lastName} ${customer.firstName}`;

describe.each(Object.entries(lists))('people are sorted by the alphabet of the language (TBL-04): %s', (_, list) => {
  test('in Czech up and down, and in Polish up', async () => {
    expect((await list({ limit: 100 })).map(nameOf)).toEqual(inCzech);
    expect((await list({ limit: 100, sortDesc: true })).map(nameOf)).toEqual(inCzech.toReversed());
    expect((await list({ limit: 100, sortLocale: 'pl' })).map(nameOf)).toEqual(inPolish);
  });
});

test.each(['applications at the desk', 'reclamations of an account'] as const)(
  'the pages of the %s contain each person exactly one time',
  async (name) => {
    const pages = [];
    for (let offset = 0; offset < people.length; offset += 3) pages.push(...(await lists[name]({ limit: 3, offset })));
    expect(pages.map(nameOf)).toEqual(inCzech);
  },
);

test.each(locales)('the database sorts like Intl.Collator, with numbers by their value: %s', async (locale) => {
  const letters = Array.from('aáąăâäbcčćdďđeéěęfghiíîjklľłmnňńoóôöpqrřŕsšśșştťțţuúůüvwxyýzžźżßæø -’');
  const wordOf = (seed: number): string =>
    Array.from({ length: 4 }, (_, place) => {
      const draw = Math.trunc(Math.abs(Math.sin(seed * 7 + place * 13) * 1e6));
      const letter =
        draw % 17 === 0 ? 'ch' : draw % 19 === 0 ? String(draw % 120) : (letters[draw % letters.length] ?? '');
      return draw % 3 === 0 ? letter.toUpperCase() : letter;
    }).join('');
  const words = [...new Set(Array.from({ length: 1500 }, (_, seed) => wordOf(seed)))];
  const text = sql`words.word`;
  const rows = await rowsOf<{ word: string }>(
    database(),
    sql`select word from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) as words (word) order by ${inAlphabet(text, locale)}`,
  );
  const sorted = rows.map(({ word }) => word);
  expect(sorted).toHaveLength(words.length);
  const { compare } = collatorOf(locale);
  const wrong = sorted.filter((word, index) => index > 0 && compare(sorted[index - 1] ?? '', word) > 0);
  expect(wrong).toEqual([]);
});

test('a start creates the alphabet of a language that the database does not have yet, and no other', async () => {
  const alphabets = () =>
    rowsOf<{ id: number; name: string }>(
      database(),
      sql`select oid as id, collname as name from pg_collation where collname like 'alphabet_%' order by collname`,
    );
  const before = await alphabets();
  await database().execute(sql`drop collation ${sql.identifier(alphabetName('pl'))}`);
  await createAlphabets(database());
  const after = await alphabets();
  expect(after.map(({ name }) => name)).toEqual(locales.map(alphabetName).toSorted());
  const kept = new Set(before.map(({ id }) => id));
  expect(after.filter(({ id }) => !kept.has(id)).map(({ name }) => name)).toEqual([alphabetName('pl')]);
});

describe('a search ignores accents and Unicode forms (TBL-05)', () => {
  test.each([
    ['stastny', ['Šťastný Ondřej']],
    ['ŠŤASTNÝ', ['Šťastný Ondřej']],
    ['Šťastný'.normalize('NFD'), ['Šťastný Ondřej']],
    ['Šťast\u00ADný\u200B', ['Šťastný Ondřej']],
    ['ondrej tast', ['Šťastný Ondřej']],
    ['lukasz', ['Łukasz Jan']],
    ['łukasz', ['Łukasz Jan']],
    ['łyzar', ['Lyžař Ivo']],
    ['barta jan', ['Bárta Jan']],
    ['%', []],
  ])('%j', async (search, names) => {
    expect((await lists['applications at the desk']({ search })).map(nameOf)).toEqual(names);
    expect((await lists['reclamations at the desk']({ search })).map(nameOf)).toEqual(names);
  });

  test('the database converts texts for searches like the rule plainText', async () => {
    const texts = [
      'Łódź Đurić Øst ħŧı',
      'STRASSE Straße STRAẞE',
      'Æsir œuvre Þór ðan',
      'ΣΊΣΥΦΟΣ Дёмин',
      'ﬁx ①',
      'İzmir',
      '\\d.*%_',
    ];
    for (const text of texts) {
      const found = async (typed: string) => {
        const [row] = await rowsOf<{ found: boolean }>(
          database(),
          sql`select ${hasWords(sql`${text}::text`, typed)} as found`,
        );
        return row?.found;
      };
      for (const typed of [text, text.normalize('NFD'), plainText(text), text.toUpperCase()])
        expect(await found(typed), typed).toBe(true);
      expect(await found(`${text}x`)).toBe(false);
    }
  });
});

test('the transactions of a wallet are sorted by address in alphabetical order, and by line number as numbers', async () => {
  const [wallet] = await database()
    .select({ id: eWallets.id })
    .from(eWallets)
    .innerJoin(customerCards, eq(customerCards.id, eWallets.cardId))
    .where(eq(customerCards.customerId, account.customerId));
  const eWalletId = wallet?.id ?? 0;
  await database().delete(eWalletTransactions).where(eq(eWalletTransactions.eWalletId, eWalletId));
  const paid = ['Zálesí', 'Chrást', 'Šumice', 'Hora', 'Salaš'].map((address, index) => ({
    eWalletId,
    operation: 'PAYMENT' as const,
    paymentType: 'E_WALLET' as const,
    dateTime: server.clock.now(),
    transactionNumber: `abeceda-${String(index)}`,
    lineNumber: String(index + 7),
    address,
    amount: 100,
    newBalance: 100,
  }));
  await database().insert(eWalletTransactions).values(paid);
  const sortedBy = async (sortBy: string) =>
    (
      await call(server, customerEWalletTransactions, {
        token: account.token,
        params: { id: account.customerId },
        query: { sortBy },
      })
    ).items;
  expect((await sortedBy('address')).map(({ address }) => address)).toEqual([
    'Hora',
    'Chrást',
    'Salaš',
    'Šumice',
    'Zálesí',
  ]);
  expect((await sortedBy('lineNumber')).map(({ lineNumber }) => lineNumber)).toEqual(['7', '8', '9', '10', '11']);
});

test('the accounts with access to an account are sorted by the alphabet of the language', async () => {
  const usernames = ['chalupa', 'dvorak', 'hora'].map((name) => `${name}-abeceda@linka.example`);
  for (const username of usernames) {
    const values = { username, passwordHash: '', locale: 'cs' as const, created: server.clock.now(), verified: true };
    const [made] = await database().insert(customerAccounts).values(values).returning();
    await database()
      .insert(accountLinks)
      .values({
        accountId: made?.id ?? 0,
        customerId: account.customerId,
        type: 'MANAGED',
        created: server.clock.now(),
      });
  }
  const seenIn = async (language: string) => {
    const { toMine } = await call(server, accountAccess, {
      token: account.token,
      headers: { 'accept-language': language },
    });
    return toMine.flatMap((access) => (access.kind === 'MANAGER' ? access.username : []));
  };
  const [chalupa, dvorak, hora] = usernames;
  expect(await seenIn('cs')).toEqual([dvorak, hora, chalupa]);
  expect(await seenIn('pl')).toEqual([chalupa, dvorak, hora]);
});
