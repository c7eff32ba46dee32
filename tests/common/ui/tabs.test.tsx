// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Switcher, type SwitcherLink } from '#ui/switcher/switcher.tsx';
import { showInLine } from '#ui/tabs/show-in-line.ts';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { show } from './render.tsx';

afterEach(() => vi.restoreAllMocks());

/** A line of 200 px; `leftOf` returns the positions of its elements. */
const layOut = (leftOf: (part: Element) => number | undefined) =>
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function at(this: Element) {
    const left = leftOf(this);
    return left === undefined ? new DOMRect(0, 0, 200, 40) : new DOMRect(left, 0, 80, 40);
  });

describe('a line of links or tabs', () => {
  const line = (left: number) => {
    const list = document.createElement('div');
    list.innerHTML = '<a>One</a>';
    list.scrollLeft = 500;
    layOut((part) => (part.matches('a') ? left : undefined));
    vi.spyOn(window, 'getComputedStyle').mockReturnValue({
      scrollPaddingLeft: '10px',
      scrollPaddingRight: '30px',
    } as CSSStyleDeclaration);
    return list;
  };

  it.each([
    ['beyond its right end, plus the padding', 190, 500 + 100],
    ['partly beyond its right end, plus the padding', 95, 500 + 5],
    ['before its left end, plus the padding', -40, 500 - 50],
    ['only if it is not visible', 10, 500],
    ['only if it is not visible at the right end', 90, 500],
  ])('scrolls to an item %s', (_, left, scrolled) => {
    const list = line(left);
    showInLine(list, 'a');
    expect(list.scrollLeft).toBe(scrolled);
  });

  it('does not scroll if the item does not exist', () => {
    const list = line(190);
    showInLine(list, 'b');
    expect(list.scrollLeft).toBe(500);
    expect(() => showInLine(null, 'a')).not.toThrow();
  });
});

describe('tabs', () => {
  const tabs = [
    { id: 'cards', label: 'Cards', content: 'All cards' },
    { id: 'orders', label: 'Orders', content: 'All orders' },
    { id: 'people', label: 'People', content: 'All people' },
  ] as const;
  type Id = (typeof tabs)[number]['id'];

  function Account({ onChange }: { readonly onChange?: (id: Id) => void }) {
    const [value, setValue] = useState<Id>('cards');
    return (
      <Tabs
        label="Account"
        tabs={tabs}
        value={value}
        onChange={(id) => {
          setValue(id);
          onChange?.(id);
        }}
      />
    );
  }

  it('show only the content of the chosen tab', async () => {
    const change = vi.fn<(id: Id) => void>();
    const { user } = show(<Account onChange={change} />);
    const list = screen.getByRole('tablist', { name: 'Account' });
    expect(within(list).getByRole('tab', { selected: true }).textContent).toBe('Cards');
    const shown = () => document.body.textContent.match(/All \w+/gu);
    expect(shown()).toEqual(['All cards']);
    await user.click(within(list).getByRole('tab', { name: 'Orders' }));
    await waitFor(() => expect(shown()).toEqual(['All orders']));
    expect(change.mock.calls).toEqual([['orders']]);
    screen.getByRole('tabpanel', { name: 'Orders' });
  });

  it('scroll until the chosen tab is visible', async () => {
    layOut((part) => (part.textContent === 'Orders' ? 150 : part.matches('[role=tab]') ? 0 : undefined));
    const { user } = show(<Account />);
    const list = screen.getByRole('tablist');
    expect(list.scrollLeft).toBe(0);
    await user.click(screen.getByRole('tab', { name: 'Orders' }));
    await waitFor(() => expect(list.scrollLeft).toBe(30));
  });
});

describe('a switcher', () => {
  const link = (id: string, more: Partial<SwitcherLink> = {}): SwitcherLink => ({
    id,
    href: `#/people/${id}`,
    label: id,
    detail: 'has a ticket',
    tone: 'neutral',
    current: false,
    ...more,
  });

  it('links to all pages, and marks the open page', () => {
    show(
      <Switcher label="People" links={[link('Jana'), link('Adam', { current: true })]} more={<button>New</button>} />,
    );
    const people = screen.getByRole('navigation', { name: 'People' });
    const links = within(people).getAllByRole('link');
    expect(links.map((each) => [each.getAttribute('href'), each.getAttribute('aria-current')])).toEqual([
      ['#/people/Jana', null],
      ['#/people/Adam', 'page'],
    ]);
    expect(links[0]?.textContent).toBe('Janahas a ticket');
    expect(within(people).getAllByRole('listitem').at(-1)?.textContent).toBe('New');
  });

  it('has no extra item without `more`; a link with a `mark` contains the text of the mark', () => {
    show(<Switcher label="People" links={[link('Jana', { mark: 'Ends soon' }), link('Adam')]} />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Janahas a ticketEnds soon',
      'Adamhas a ticket',
    ]);
    expect(screen.getByTitle('Ends soon')).toBeTruthy();
  });

  it.each([
    ['success', 'circle-check'],
    ['warning', 'clock'],
    ['error', 'circle-alert'],
    ['neutral', 'circle-dashed'],
  ] as const)('has an icon of its own for %s, which is hidden from screen readers', (tone, name) => {
    show(<Switcher label="People" links={[link('Jana', { tone })]} />);
    const sign = screen.getByRole('link').querySelector('svg');
    expect(sign?.classList.contains(`lucide-${name}`)).toBe(true);
    expect(sign?.getAttribute('aria-hidden')).toBe('true');
  });

  it("scrolls until the open page's link is visible, also when another page is opened", () => {
    layOut((part) => (part.matches('a') ? (part.textContent.startsWith('Jana') ? 0 : 150) : undefined));
    const people = (current: string) => (
      <Switcher label="People" links={['Jana', 'Adam'].map((id) => link(id, { current: id === current }))} />
    );
    const { rerender } = show(people('Jana'));
    expect(screen.getByRole('list').scrollLeft).toBe(0);
    rerender(people('Adam'));
    expect(screen.getByRole('list').scrollLeft).toBe(30);
  });
});
