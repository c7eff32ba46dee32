import { act, fireEvent } from '@testing-library/react';

/** Changes a field and nothing else: a person who types would leave the field before, which is a gesture of its own. */
export const changeOnly = (field: HTMLElement, value: string): void => {
  fireEvent.change(field, { target: { value } });
};

/** Comes to a field and leaves it. */
export const pass = (field: HTMLElement): void =>
  act(() => {
    field.focus();
    field.blur();
  });
