import { fireEvent } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Replaces the text of a field, as one change. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
  if (text === '') await user.keyboard('{Delete}');
  else await user.paste(text);
}

/** Replaces the text of a field without the focus, which leaves no other field: so does a browser that fills in forms. */
export const fillWithoutFocus = (field: HTMLElement, text: string): void => {
  fireEvent.change(field, { target: { value: text } });
};
