// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { expectNewPage, focusHeadingOfNewPage } from '#common/focus-heading.ts';
import { useFirstFocus } from '#features/visitor/welcome/use-first-focus.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Form() {
  return <input aria-label="E-mail" ref={useFirstFocus()} />;
}

/** Opens a page on a device with a mouse (`fine`) or with a touch screen (`coarse`). */
function open(pointer: 'fine' | 'coarse') {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(pointer: ${pointer})` }));
  render(<Form />);
}

it('the first field has the focus if there is a mouse', () => {
  open('fine');
  expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
});

it('the first field has no focus on a touch screen, where it would open the keyboard', () => {
  open('coarse');
  expect(document.activeElement).toBe(document.body);
});

it('the first field does not take the focus from another element', () => {
  const { container } = render(<button>Menu</button>);
  const button = container.querySelector('button');
  button?.focus();
  open('fine');
  expect(document.activeElement).toBe(button);
});

it.each([
  ['fine', 'INPUT'],
  ['coarse', 'H1'],
] as const)(
  'after a navigation, the focus is on one element only: with a pointer that is %s on %s',
  (pointer, element) => {
    render(<h1>Přihlášení</h1>);
    expectNewPage();
    open(pointer);
    focusHeadingOfNewPage();
    expect(document.activeElement?.tagName).toBe(element);
  },
);
