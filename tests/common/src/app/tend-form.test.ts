// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { tendForm } from '#app/prerendered-login/tend-form.ts';

const find = (selector: string) => document.querySelector(selector) as HTMLElement;

function openForm(values: readonly [string, string] = ['', '']) {
  document.body.innerHTML =
    '<div><form method="post"><input name="username" /><input name="password" /><button type="submit" disabled>x</button></form></div>';
  const fields = [...document.querySelectorAll('input')];
  for (const [index, field] of fields.entries()) field.value = values[index] ?? '';
  const taken = new AbortController();
  tendForm(find('div'), taken.signal);
  return {
    taken,
    button: find('button') as HTMLButtonElement,
    form: find('form'),
    type: (index: number, value: string) => {
      Object.assign(fields[index] ?? {}, { value });
      fields[index]?.dispatchEvent(new Event('input', { bubbles: true }));
    },
  };
}

describe('the prerendered form before React takes it over (LOG-04)', () => {
  it('has a button that is enabled as long as both fields are filled in (LOG-01)', () => {
    const { button, type } = openForm();
    expect(button.disabled).toBe(true);
    type(0, 'jana@linka.example');
    expect(button.disabled).toBe(true);
    type(1, 'x');
    expect(button.disabled).toBe(false);
    type(0, '');
    expect(button.disabled).toBe(true);
  });

  it('also if they were filled in before this script ran', () => {
    expect(openForm(['jana@linka.example', 'x']).button.disabled).toBe(false);
  });

  it('looks busy after a press, but is not sent by the browser, so that no password leaves the page', () => {
    const { form, taken } = openForm();
    const sent = new Event('submit', { cancelable: true });
    form.dispatchEvent(sent);
    expect(sent.defaultPrevented).toBe(true);
    expect(document.documentElement.dataset).toHaveProperty('sending');
    taken.abort();
    expect(document.documentElement.dataset).not.toHaveProperty('sending');
  });

  it('is left alone afterwards', () => {
    const { button, taken, type } = openForm();
    taken.abort();
    type(0, 'jana@linka.example');
    type(1, 'x');
    expect(button.disabled).toBe(true);
  });

  it('does not need to be in the page', () => {
    document.body.innerHTML = '<div></div>';
    expect(() => tendForm(find('div'), new AbortController().signal)).not.toThrow();
  });
});
