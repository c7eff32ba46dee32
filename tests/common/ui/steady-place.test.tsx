// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSteadyPlace } from '#ui/dialog/use-steady-place.ts';
import { show } from './render.tsx';

/** The height of the content above the control, and how far the content was scrolled. */
let above = 0;
let resized = () => {};

beforeEach(() => {
  above = 300;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resized = callback;
      }
      observe() {}
      disconnect() {
        resized = () => {};
      }
    },
  );
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(() => above + 500);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
    const scrolled = this.closest('[data-scroller]')?.scrollTop ?? 0;
    return new DOMRect(0, above - scrolled, 100, 40);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Scrolling({ isShown = true }) {
  const form = useRef<HTMLFormElement>(null);
  useSteadyPlace(form, isShown);
  return (
    <div data-scroller="" style={{ overflowY: 'auto' }}>
      <form ref={form}>
        <input type="checkbox" aria-label="Ticket" />
        <input aria-label="Day" />
      </form>
    </div>
  );
}

const scroller = () => document.querySelector('[data-scroller]') as HTMLElement;
const change = (height: number) => {
  above = height;
  resized();
};

describe('the control that was used last stays where it is', () => {
  it.each([
    ['pressed', () => fireEvent.click(screen.getByLabelText('Ticket'))],
    ['written into', () => fireEvent.input(screen.getByLabelText('Day'), { target: { value: '1' } })],
  ])('if the content above it changes after it was %s', (_how, use) => {
    show(<Scrolling />);
    use();
    change(342);
    expect(scroller().scrollTop).toBe(42);
    change(321);
    expect(scroller().scrollTop).toBe(21);
  });

  it('also if the content changes again before the page reports that it was scrolled', () => {
    show(<Scrolling />);
    fireEvent.click(screen.getByLabelText('Ticket'));
    change(342);
    above = 400;
    fireEvent.scroll(scroller());
    resized();
    expect(scroller().scrollTop).toBe(100);
  });

  it('if the press has changed the content before it is reported as an input', () => {
    show(<Scrolling />);
    fireEvent.click(screen.getByLabelText('Ticket'));
    above = 342;
    fireEvent.input(screen.getByLabelText('Ticket'));
    resized();
    expect(scroller().scrollTop).toBe(42);
  });

  it('if the content is shorter for a moment, and the browser scrolls back', () => {
    show(<Scrolling />);
    scroller().scrollTop = 50;
    fireEvent.click(screen.getByLabelText('Ticket'));
    above = 200;
    scroller().scrollTop = 0;
    fireEvent.scroll(scroller());
    change(200);
    change(300);
    expect(scroller().scrollTop).toBe(50);
  });

  it('after the person has scrolled: at its new place', () => {
    show(<Scrolling />);
    fireEvent.click(screen.getByLabelText('Ticket'));
    scroller().scrollTop = 10;
    fireEvent.scroll(scroller());
    change(310);
    expect(scroller().scrollTop).toBe(20);
  });
});

it('nothing is scrolled before a control was used, and after the control was removed', () => {
  const { unmount } = show(<Scrolling />);
  change(342);
  expect(scroller().scrollTop).toBe(0);
  fireEvent.click(screen.getByLabelText('Ticket'));
  screen.getByLabelText('Ticket').remove();
  change(400);
  expect(scroller().scrollTop).toBe(0);
  unmount();
});

it('nothing is scrolled while the content is not shown', () => {
  show(<Scrolling isShown={false} />);
  fireEvent.click(screen.getByLabelText('Ticket'));
  change(342);
  expect(scroller().scrollTop).toBe(0);
});
