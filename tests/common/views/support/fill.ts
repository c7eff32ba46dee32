import type { UserEvent } from '@testing-library/user-event';

/** Replaces the text of a field in one change. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
  if (text === '') await user.keyboard('{Delete}');
  else await user.paste(text);
}
