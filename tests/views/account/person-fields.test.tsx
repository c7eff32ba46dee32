// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { emptyPerson, type PersonField, type PersonProblem } from '../../../rules/person-fields.ts';
import { PersonFields } from '../../../src/features/account/card-application/person-fields.tsx';
import { fillBrowserGaps } from '../../ui/browser-gaps.ts';
import { inShop, testShop } from '../support/test-shop.tsx';

fillBrowserGaps();
afterEach(cleanup);

const noProblems: Readonly<Record<PersonField, PersonProblem | null>> = {
  firstName: null,
  lastName: null,
  birthDay: null,
  email: null,
  phoneNumber: null,
  street: null,
  streetNumber: null,
  city: null,
  zip: null,
};
const nothing = () => {};

function show(problems: Partial<typeof noProblems>, birthDay = '') {
  render(
    inShop(
      testShop(),
      <PersonFields
        person={{ ...emptyPerson, birthDay }}
        birthDay={null}
        problems={{ ...noProblems, ...problems }}
        requiredAddress={{ street: true, streetNumber: true, city: true, zip: true }}
        birthDays={{ earliest: '1906-11-21', latest: '2008-11-21' }}
        fixed={[]}
        own
        onChange={nothing}
        onLeave={nothing}
      />,
    ),
  );
}

it.each([
  ['birthDay', 'BIRTH_DAY_TOO_LATE', /nejpozději 21\.11\.2008/],
  ['birthDay', 'BIRTH_DAY_TOO_EARLY', /nejdříve 21\.11\.1906/],
  ['zip', 'TOO_LONG', /nejvýše [1-9]\d* znak/],
] as const)('the limit that was missed is named: %s, %s', (field, problem, text) => {
  show({ [field]: problem });
  expect(screen.getByText(text)).toBeTruthy();
});

it('a birth date that is no day yet stays as it was typed', () => {
  show({ birthDay: 'NOT_A_DATE' }, '31.2.19');
  expect(screen.getByDisplayValue('31.2.19')).toBeTruthy();
});
