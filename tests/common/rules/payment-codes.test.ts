import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isIban } from '#contract/iban.ts';
import { epcText, paymentCode, spayd } from '#rules/payment-codes.ts';

const transfer = {
  iban: 'CZ5855000000001265098001',
  bic: 'RZBCCZPP',
  recipient: 'Dopravní podnik *Linka*, a.s.',
  amount: 48_050,
  currency: 'CZK',
  variableSymbol: '260001',
  message: '2026000001',
  due: '2026-12-05',
};

const lengthOf = (text = ''): number => Array.from(text).length;

const transfers = fc.record({
  iban: fc.constant(transfer.iban),
  bic: fc.constantFrom('', 'RZBCCZPP'),
  recipient: fc.string({ unit: 'binary', maxLength: 120 }),
  amount: fc.integer({ min: 1, max: 999_999_999 }),
  currency: fc.constantFrom('CZK', 'EUR'),
  variableSymbol: fc.integer({ min: 1, max: 2_147_483_647 }).map(String),
  message: fc.string({ unit: 'binary', maxLength: 200 }),
  due: fc.constant('2026-12-05'),
});

describe('a text', () => {
  it.each(['CZ5855000000001265098001', 'DE89370400440532013000', 'GB82WEST12345698765432', 'SK3112000000198742637541'])(
    '%s is a valid IBAN',
    (iban) => expect(isIban(iban)).toBe(true),
  );

  it.each([
    '',
    'CZ5855000000001265098002',
    'cz5855000000001265098001',
    'CZ58 5500 0000 0012 6509 8001',
    'DE8937',
    'XX00',
  ])('"%s" is not a valid IBAN', (text) => expect(isIban(text)).toBe(false));

  it('is not a valid IBAN if any one digit is wrong', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 23 }), fc.integer({ min: 1, max: 9 }), (place, by) => {
        const digit = (Number(transfer.iban[place]) + by) % 10;
        expect(isIban(transfer.iban.slice(0, place) + String(digit) + transfer.iban.slice(place + 1))).toBe(false);
      }),
    );
  });
});

describe('a Czech QR payment (SPAYD 1.0)', () => {
  it('has all its keys, texts in capitals without accents, and no unescaped star', () => {
    expect(spayd(transfer)).toBe(
      'SPD*1.0*ACC:CZ5855000000001265098001+RZBCCZPP*AM:480.50*CC:CZK*DT:20261205*MSG:2026000001*RN:DOPRAVNI PODNIK %2ALINKA%2A%2C A.S.*X-VS:260001',
    );
  });

  it('leaves the BIC out if it is not known', () => {
    expect(spayd({ ...transfer, bic: '' })).toContain('*ACC:CZ5855000000001265098001*AM:');
  });

  it('can have the largest amount of its standard', () => {
    expect(spayd({ ...transfer, amount: 999_999_999 })).toContain('*AM:9999999.99*');
  });

  it('has texts without spaces around them, cut to their limits', () => {
    const text = spayd({ ...transfer, message: `  ${'a'.repeat(70)}  `, recipient: ` ${'b'.repeat(40)}` });
    expect(text).toContain(`*MSG:${'A'.repeat(60)}*RN:${'B'.repeat(35)}*`);
  });

  it('counts percent-encoded characters at their full length, and has no space at the end of a cut text', () => {
    const recipientOf = (recipient: string) => spayd({ ...transfer, recipient })?.match(/\*RN:([^*]*)/)?.[1];
    expect(recipientOf('Dopravní podnik města Karlovy Vary a okolí')).toBe('DOPRAVNI PODNIK MESTA KARLOVY VARY');
    expect(recipientOf('Městská hromadná doprava Olomouc, a.s.')).toBe('MESTSKA HROMADNA DOPRAVA OLOMOUC%2C');
    expect(recipientOf('Technické služby, doprava, a.s., Zlín')).toBe('TECHNICKE SLUZBY%2C DOPRAVA%2C A.S.');
    expect(recipientOf('\u041e'.repeat(20))).toBe('%D0%9E'.repeat(5));
    expect(recipientOf('Linka\na.s.')).toBe('LINKA A.S.');
    expect(recipientOf('\u0301\0Linka')).toBe('LINKA');
    expect(spayd({ ...transfer, message: `${'m'.repeat(59)} 1` })).toContain(`*MSG:${'M'.repeat(59)}*`);
  });

  it('leaves out a text of which no character remains', () => {
    expect(spayd({ ...transfer, recipient: '\u0301', message: '' })).toMatch(/\*DT:20261205\*X-VS:260001$/);
  });

  it.each([0, -100, 1_000_000_000])('does not exist for the amount %i', (amount) =>
    expect(spayd({ ...transfer, amount })).toBeNull(),
  );

  it('has its format for any texts', () => {
    fc.assert(
      fc.property(transfers, (given) => {
        const text = spayd(given) ?? '';
        expect(text).toMatch(/^[0-9A-Z $%*+./:-]+$/);
        const [name, version, ...pairs] = text.split('*');
        expect([name, version]).toEqual(['SPD', '1.0']);
        const keys = pairs.map((pair) => pair.split(':')[0]);
        const isPresent = (key: string) => keys.includes(key) || !['MSG', 'RN'].includes(key);
        expect(keys).toEqual(['ACC', 'AM', 'CC', 'DT', 'MSG', 'RN', 'X-VS'].filter(isPresent));
        const textOfKey = (key: string) => text.split(`*${key}:`)[1]?.split('*')[0] ?? '';
        const value = (key: string) => decodeURIComponent(textOfKey(key));
        expect(pairs.filter((pair) => /: | $|:$/.test(pair))).toEqual([]);
        expect(textOfKey('MSG').length).toBeLessThanOrEqual(60);
        expect(textOfKey('RN').length).toBeLessThanOrEqual(35);
        expect(Number(value('AM'))).toBe(given.amount / 100);
        expect(value('AM')).toMatch(/^\d{1,7}\.\d{2}$/);
        expect(value('X-VS')).toMatch(/^\d{1,10}$/);
      }),
    );
  });
});

describe('a euro QR payment (EPC069-12)', () => {
  const euro = { ...transfer, currency: 'EUR', iban: 'DE89370400440532013000', bic: '' };

  it('has the eleven lines of the standard', () => {
    expect(epcText(euro)?.split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      '',
      'Dopravní podnik *Linka*, a.s.',
      'DE89370400440532013000',
      'EUR480.50',
      '',
      '',
      '/VS260001/SS/KS 2026000001',
    ]);
  });

  it('can have the largest amount of its standard', () => {
    expect(epcText({ ...euro, amount: 99_999_999_999 })).toContain('EUR999999999.99');
  });

  it('has texts on one line, with single spaces, cut to their limits', () => {
    const lines = epcText({
      ...euro,
      recipient: ` Linka \n\t a.s.${'x'.repeat(80)} `,
      message: 'm'.repeat(200),
    })?.split('\n');
    expect(lines?.[5]).toBe(`Linka a.s.${'x'.repeat(60)}`);
    expect(lines?.[10]).toBe(`/VS260001/SS/KS ${'m'.repeat(124)}`);
  });

  it('has no space at the end of a cut text, and does not separate an accent from its letter', () => {
    const recipientOf = (recipient: string) => epcText({ ...euro, recipient })?.split('\n')[5];
    expect(recipientOf(`${'x'.repeat(69)} y`)).toBe('x'.repeat(69));
    expect(recipientOf('e\u030c'.repeat(80))).toBe('ě'.repeat(70));
  });

  it('does not exist for another currency', () => {
    expect(epcText(transfer)).toBeNull();
  });

  it.each([0, -1, 100_000_000_000])('does not exist for the amount %i', (amount) =>
    expect(epcText({ ...euro, amount })).toBeNull(),
  );

  it('has the right number of lines and lengths for any texts', () => {
    fc.assert(
      fc.property(transfers, (given) => {
        const lines = epcText({ ...given, currency: 'EUR' })?.split('\n') ?? [];
        expect(lines).toHaveLength(11);
        expect(lengthOf(lines[5])).toBeLessThanOrEqual(70);
        expect(lengthOf(lines[10])).toBeLessThanOrEqual(140);
        expect(lines[7]).toBe(`EUR${(given.amount / 100).toFixed(2)}`);
      }),
    );
  });
});

it('there is no QR payment for other currencies than CZK and EUR', () => {
  expect(paymentCode({ ...transfer, currency: 'PLN' })).toBeNull();
  expect(paymentCode(transfer)).toMatch(/^SPD/);
  expect(paymentCode({ ...transfer, currency: 'EUR' })).toMatch(/^BCD/);
});
