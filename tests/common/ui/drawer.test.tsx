// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Drawer } from '#ui/drawer/drawer.tsx';
import { nextFrame, show } from './render.tsx';

// Only visible elements can get the focus, and jsdom treats no element as visible.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
});
afterEach(() => vi.restoreAllMocks());

function Menu() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Menu
      </button>
      <button type="button">Next</button>
      <Drawer open={open} onClose={() => setOpen(false)} title="All pages" closeLabel="Close">
        <a href="#/orders">Orders</a>
      </Drawer>
    </>
  );
}

const close = () => screen.getByRole('button', { name: 'Close' });

it('a drawer is named by its title, keeps the focus inside, and is closed by its button', async () => {
  const { user } = show(<Menu />);
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  screen.getByRole('dialog', { name: 'All pages' });
  await waitFor(() => expect(document.activeElement).toBe(close()));
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Orders' }));
  await user.tab();
  expect(document.activeElement).toBe(close());
  await user.click(close());
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menu' })));
});

it('a drawer returns the focus to where it was at the opening, even if the focus moved before the drawer took it', async () => {
  const { user } = show(<Menu />);
  const opener = screen.getByRole('button', { name: 'Menu' });
  opener.focus();
  fireEvent.click(opener);
  screen.getByRole('button', { name: 'Next' }).focus();
  await waitFor(() => expect(document.activeElement).toBe(close()));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(opener));
  await nextFrame();
  expect(document.activeElement).toBe(opener);
});

it('a drawer scrolls to the element that the keyboard has focused', async () => {
  const scrolled: unknown[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function here(this: Element, how) {
    scrolled.push([this.textContent, how]);
  });
  const { user } = show(<Menu />);
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await waitFor(() => expect(document.activeElement).toBe(close()));
  scrolled.length = 0;
  await user.tab();
  expect(scrolled).toEqual([['Orders', { block: 'nearest' }]]);
});
