// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { PersonFields } from '#common/person-fields/person-fields.tsx';
import { emptyPerson, type PersonField, type PersonProblem } from '#rules/person-fields.ts';
import { fillBrowserGaps } from '../../common/ui/browser-gaps.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';

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
  const onChange = vi.fn<(field: PersonField, value: string) => void>();
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
        onChange={onChange}
        onLeave={nothing}
      />,
    ),
  );
  return onChange;
}

it.each([
  ['birthDay', 'BIRTH_DAY_TOO_LATE', /nejpozději 21\.11\.2008/],
  ['birthDay', 'BIRTH_DAY_TOO_EARLY', /nejdříve 21\.11\.1906/],
  ['zip', 'TOO_LONG', /nejvýše [1-9]\d* znak/],
] as const)('the message contains the violated limit: %s, %s', (field, problem, text) => {
  show({ [field]: problem });
  expect(screen.getByText(text)).toBeTruthy();
});

it('an incomplete birth date stays as it was typed', () => {
  show({ birthDay: 'NOT_A_DATE' }, '31.2.19');
  expect(screen.getByDisplayValue('31.2.19')).toBeTruthy();
});

it('a valid birth date is reported as an ISO day, any other text as it was typed', async () => {
  const onChange = show({});
  const field = screen.getByRole('textbox', { name: 'Datum narození' });
  await userEvent.click(field);
  await userEvent.paste('31.2.2001');
  expect(onChange).toHaveBeenLastCalledWith('birthDay', '31.2.2001');
  await userEvent.clear(field);
  await userEvent.paste('28.2.2001');
  expect(onChange).toHaveBeenLastCalledWith('birthDay', '2001-02-28');
});
