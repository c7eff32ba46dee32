import * as fc from 'fast-check';

const name = fc.constantFrom('Novák', 'Dvořáková', 'Smith-Jones', 'Żółć', 'Popescu', 'NOVAK');
const digits = (length: number) => fc.stringMatching(new RegExp(`^[1-9]\\d{${String(length - 1)}}$`));

/** Values that may identify a person, or give access to an account. */
export const personalValue: fc.Arbitrary<string> = fc.oneof(
  name,
  fc.tuple(fc.constantFrom('Jan', 'Žofie', 'Ștefan'), name).map((parts) => parts.join(' ')),
  name.map((last) => `jan.${last.toLowerCase()}@mail.example`),
  digits(9).map((number) => `+420${number}`),
  digits(16),
  fc.tuple(fc.integer({ min: 1920, max: 2020 }), digits(1)).map(([year, day]) => `${String(year)}-05-1${day}`),
  fc.stringMatching(/^eyJ[a-zA-Z\d]{10,20}\.eyJ[a-zA-Z\d]{10,20}\.[\w-]{10,20}$/),
  fc.constantFrom('Nádražní 1200', 'Linka-2026'),
);

/** Texts that contain a personal value at different places. */
export const sentence: fc.Arbitrary<(value: string) => string> = fc.constantFrom(
  (value: string) => value,
  (value: string) => `expected "${value}"`,
  (value: string) => `nobody is called ${value}, sorry`,
  (value: string) => `https://shop.example/#/verify?token=${value}`,
  (value: string) => `https://shop.example/#/app/order-list/${value}/invoice`,
  (value: string) => `/api/eshop/customers/${value}?search=${value}`,
  (value: string) => `div > button[aria-label="${value}"]#${value}.${value} > span`,
  (value: string) => `GET https://shop.example/api/eshop/customers/${value}`,
);

/** The parts of a value that could identify a person. */
export const identifyingParts = (value: string): readonly string[] => [
  value,
  ...value.split(/[\s@]/).filter((part) => part.length > 3 && part !== 'mail.example'),
];
