import { within } from '@testing-library/react';
import { expect } from 'vitest';
import type { Page } from '#formal/view/gestures.ts';
import { formatDay } from '#rules/date-text.ts';
import type { PersonField, PersonProblem } from '#rules/person-fields.ts';
import { fieldError } from '../../common/views/support/field-error.ts';
import { changeOnly, pass } from '../../common/views/support/one-change.ts';

const labels: Readonly<Record<PersonField, RegExp>> = {
  firstName: /^Jméno/,
  lastName: /^Příjmení/,
  birthDay: /^Datum narození/,
  email: /^E-mail/,
  phoneNumber: /^Telefon/,
  street: /^Ulice/,
  streetNumber: /^Číslo/,
  city: /^Město/,
  zip: /^PSČ/,
};

const texts: Readonly<Record<PersonProblem, RegExp>> = {
  EMPTY: /^Vyplňte (jméno|příjmení|datum narození|ulici|číslo domu|město|PSČ)\.$/,
  TOO_LONG: /^Zkraťte text na nejvýše \d+ znak/,
  INVALID_CHARACTERS: /^Pište jen písmena/,
  INVALID_EMAIL: /^Zadejte e-mail ve tvaru/,
  INVALID_PHONE_NUMBER: /^V telefonním čísle jsou jen/,
  NOT_A_DATE: /^Toto není datum\./,
  BIRTH_DAY_TOO_LATE: /^Datum narození může být nejpozději \d/,
  BIRTH_DAY_TOO_EARLY: /^Datum narození může být nejdříve \d/,
};

const fieldOf = ({ root }: Page, field: PersonField): HTMLInputElement | null =>
  within(root).queryByLabelText<HTMLInputElement>(labels[field], { selector: 'input' });

type Typed = { readonly field: PersonField; readonly value: string };

export const personFieldsGestures = {
  changeField: {
    per: 'case',
    find: (page: Page, { field }: Typed) => fieldOf(page, field),
    perform: (_page: Page, { field, value }: Typed, control: HTMLElement) => {
      const isDay = field === 'birthDay' && /^\d{4}-/.test(value);
      changeOnly(control, isDay ? formatDay(value) : value);
      return Promise.resolve();
    },
  },
  leaveField: {
    per: 'case',
    find: (page: Page, { field }: Pick<Typed, 'field'>) => fieldOf(page, field),
    perform: (_page: Page, _payload: object, control: HTMLElement) => Promise.resolve(pass(control)),
  },
} as const;

interface Shown {
  readonly problems: Readonly<Record<PersonField, PersonProblem | null>>;
  readonly marked: readonly PersonField[];
  readonly demanded: boolean;
}

/**
 * Expects that each wrong field shows its error after it was left or after a submit, and that no other field shows an
 * error.
 */
export function expectPersonErrors(page: Page, { problems, marked, demanded }: Shown): void {
  for (const field of Object.keys(labels) as PersonField[]) {
    const control = fieldOf(page, field);
    if (control === null) throw new Error(`expected the field ${field}`);
    const problem = demanded || marked.includes(field) ? problems[field] : null;
    const error = fieldError(control);
    if (problem === null) expect(error, field).toBeNull();
    else expect(error, field).toMatch(texts[problem]);
  }
}
