import { within } from '@testing-library/react';

/** The alert with this text. A page may have other alerts: a calendar has an empty one, in which it announces days. */
export function alertWith(root: HTMLElement, text: string | RegExp): HTMLElement {
  const alert = within(root).getByText(text).closest<HTMLElement>('[role=alert]');
  if (alert === null) throw new Error(`expected ${String(text)} in an alert, found it elsewhere`);
  return alert;
}
