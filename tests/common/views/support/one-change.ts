import { act, fireEvent } from '@testing-library/react';

/** Changes only this field. A person who types would also leave the field before, which is a separate gesture. */
export const changeOnly = (field: HTMLElement, value: string): void => {
  fireEvent.change(field, { target: { value } });
};

/** Moves the focus to a field and away from it. */
export const pass = (field: HTMLElement): void =>
  act(() => {
    field.focus();
    field.blur();
  });
