// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { heldTexts } from '#formal/view/held-texts.ts';
import { show } from './render.tsx';

const mark = ' (translated)';

/** Replaces each text like a browser's page translation. */
function translate(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: ChildNode[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) texts.push(node as ChildNode);
  for (const text of texts) {
    const font = document.createElement('font');
    font.textContent = `${text.textContent}${mark}`;
    text.replaceWith(font);
  }
}

const Passed = ({ children }: { readonly children: ReactNode }) => children;

interface PageProps {
  readonly amount: number;
  readonly named?: boolean;
  readonly marked?: boolean;
}

function Page({ amount, named = false, marked = false }: PageProps) {
  return (
    <main>
      {marked && <b>!</b>}
      {named && 'Cart: '}
      {amount} Kč
      <>
        <i>of</i> {amount} items
      </>
      <Passed>
        {marked && <u>?</u>}
        {'to pay '}
        {amount}
      </Passed>
      {['list ', amount, marked ? null : <s key="s">gone</s>]}
    </main>
  );
}

describe('texts (SHL-09)', () => {
  it('can change, appear and disappear on a page that the browser has translated', () => {
    const { rerender } = show(<Page amount={159} named />);
    const main = screen.getByRole('main');
    translate(main);
    expect(main.textContent).toContain(mark);
    for (const props of [
      { amount: 29 },
      { amount: 30, marked: true },
      { amount: 31, named: true, marked: true },
      { amount: 32 },
    ]) {
      rerender(<Page {...props} />);
      const fresh = show(<Page {...props} />);
      const shown = main.textContent.replaceAll(mark, '');
      expect(shown).toBe(fresh.container.textContent);
      fresh.unmount();
      translate(main);
    }
  });

  it('have an element of their own if their parent has other children', () => {
    const { container } = show(
      <main>
        <Page amount={1} named marked />
        <p>alone</p>
      </main>,
    );
    expect(heldTexts(container)).toEqual([]);
    expect(screen.getByText('alone').tagName).toBe('P');
  });

  it('are found by `heldTexts` if a component returns only a text', () => {
    const Text = () => 'held';
    const { container } = show(<Text />);
    expect(heldTexts(container)).toEqual(['held']);
  });

  it('get no elements in the options of a select', () => {
    show(
      <select>
        <option>
          {'Zone '}
          {1}
        </option>
      </select>,
    );
    expect(screen.getByRole('option', { name: 'Zone 1' }).childElementCount).toBe(0);
  });
});
