import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { LoginResult } from '#contract/endpoints/auth.ts';
import { loggedCustomer } from '#contract/endpoints/customers.ts';
import { orders } from '#contract/endpoints/orders.ts';
import { createZone } from '#contract/endpoints/zones.ts';
import { Id, IsoDate, IsoMoment } from '#contract/values.ts';
import { shapeOf } from '#scripts/conform/answers/shape.ts';
import { CallRecord } from '#scripts/conform/call-record.ts';
import type { Report } from '#scripts/conform/conform.ts';
import { reportLines } from '#scripts/conform/report/report-lines.ts';
import { reportPage } from '#scripts/conform/report/report-page.ts';

function report(): Report {
  const differing = new CallRecord(orders);
  differing.add('', [
    { where: 'items[0].state.name', expected: 'one of PENDING, PAID', got: '"OPEN"' },
    { where: 'items[1].state.name', expected: 'one of PENDING, PAID', got: '"OPEN"' },
  ]);
  differing.add('with limit=1', [{ where: 'items', expected: '1 row', got: '<b>2</b> rows' }]);
  const convention = new CallRecord(createZone);
  convention.add('', []);
  convention.note('while writing', [{ where: 'displayName', expected: 'a text', got: 'nothing' }]);
  const lacking = new CallRecord(loggedCustomer);
  lacking.skip('accounts.json has no account "customer"');
  return { base: 'https://api.example', write: false, records: [convention, differing, lacking] };
}

describe('the report of the conformance kit (CAL-05)', () => {
  it('has a line for each call, with its differences below it', () => {
    expect(reportLines(report())).toEqual([
      'ok           POST /api/public/zones  (1 check)',
      '    note, not specified but by convention: displayName: expected a text, got nothing (while writing)',
      'differs      GET /api/eshop/orders  (2 checks)',
      '    items[0].state.name: expected one of PENDING, PAID, got "OPEN"; and 1 times more',
      '    items: expected 1 row, got <b>2</b> rows (with limit=1)',
      'not checked  GET /api/eshop/customers-logged-customer  (0 checks)',
      '    not checked: accounts.json has no account "customer"',
      '',
      'https://api.example differs from the contract: of 3 calls, 1 ok, 1 different, 1 not checked (reading only; --write also checks the calls that change something).',
    ]);
  });

  it('is a page that needs nothing else, shows markup as text, and begins with what differs', () => {
    const page = reportPage(report());
    expect(page).toContain('&lt;b&gt;2&lt;/b&gt; rows');
    expect(page).not.toMatch(/<script|<link|<img|https?:\/\/(?!api\.example)/);
    expect(page.indexOf('Calls that differ (1)')).toBeLessThan(page.indexOf('Calls that conform (1)'));
    expect(page).toContain('<html lang="en">');
    expect(page).toContain('light-dark(');
  });
});

describe('a difference', () => {
  it.each([
    ['a text', v.string(), 1],
    ['a whole number', Id, 1.5],
    ['a value', v.object({ a: v.string() }), {}],
    ['one of A, B', v.picklist(['A', 'B']), 'C'],
    ['a day like 2026-11-21', IsoDate, '21.11.2026'],
    ['a moment with its zone, like 2026-11-21T08:00:00.000Z', IsoMoment, '2026-11-21T08:00:00'],
    ['a text or a list', v.union([v.string(), v.array(v.string())]), null],
    ['a list', v.array(v.string()), null],
  ] as const)('says that %s is expected', (expected, schema, value) => {
    expect(shapeOf(schema, value).map((one) => one.expected)).toContain(expected);
  });

  it('shows no token, and cuts long values', () => {
    const token = 'a'.repeat(100);
    const texts = shapeOf(LoginResult, {
      token: [token],
      customerAccountId: 'x'.repeat(500),
      username: 1,
      customer: null,
    });
    expect(texts.find(({ where }) => where === 'customerAccountId')?.got).toHaveLength(61);
    expect(JSON.stringify(texts)).not.toContain(token);
  });
});
