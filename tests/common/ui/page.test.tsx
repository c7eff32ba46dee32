// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { DataList, DataRow } from '#ui/data-list/data-list.tsx';
import { Fact } from '#ui/data-list/fact.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { LinkButton } from '#ui/link-button/link-button.tsx';
import { useMedia } from '#ui/media/use-media.ts';
import { PageSection } from '#ui/page/page-section.tsx';
import { Page } from '#ui/page/page.tsx';
import { TitlePlace } from '#ui/page/title-place.ts';
import { SkipLink } from '#ui/skip-link/skip-link.tsx';
import { show } from './render.tsx';

afterEach(() => vi.restoreAllMocks());

describe('a page', () => {
  const page = (
    <Page title="Orders" lead="Of the last year" actions={<Button>New</Button>}>
      <p>No orders</p>
    </Page>
  );

  it('begins with its title, its lead, and its actions', () => {
    const { container } = show(page);
    expect(container.textContent).toBe('OrdersOf the last yearNewNo orders');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Orders');
  });

  it('has its title in the bar of its frame as soon as the bar is mounted', () => {
    const bar = document.body.appendChild(document.createElement('div'));
    const framedPage = (place: HTMLElement | null) => <TitlePlace value={place}>{page}</TitlePlace>;
    const { rerender, container } = show(framedPage(null));
    expect(screen.queryByRole('heading')).toBeNull();
    rerender(framedPage(bar));
    expect(within(bar).getByRole('heading', { level: 1 }).textContent).toBe('Orders');
    expect(container.textContent).toBe('Of the last yearNewNo orders');
    bar.remove();
  });

  it('has sections that are named by their headings', () => {
    show(
      <PageSection title="Payments" lead="Of this month">
        None
      </PageSection>,
    );
    const section = screen.getByRole('region', { name: 'Payments' });
    expect(within(section).getByRole('heading', { level: 2 }).textContent).toBe('Payments');
    expect(section.textContent).toBe('PaymentsOf this monthNone');
  });

  it('has cards; a card with a title is a named region', () => {
    show(
      <>
        <Card title="Card" actions={<Button>Change</Button>}>
          Jana
        </Card>
        <Card>Adam</Card>
      </>,
    );
    const card = screen.getByRole('region', { name: 'Card' });
    expect(within(card).getByRole('heading', { level: 2 }).textContent).toBe('Card');
    within(card).getByRole('button', { name: 'Change' });
    expect(screen.getAllByRole('region')).toEqual([card]);
  });

  it.each([
    ['only a title', { title: 'Card' }, ['Card'], 0],
    ['only actions', { actions: <Button>Change</Button> }, [], 1],
  ])('has cards with %s', (_, head, titles, buttons) => {
    show(<Card {...head}>Jana</Card>);
    expect(screen.queryAllByRole('heading').map(({ textContent }) => textContent)).toEqual(titles);
    expect(screen.queryAllByRole('button')).toHaveLength(buttons);
  });
});

it('names with their values are a list of terms and definitions', () => {
  show(
    <>
      <DataList>
        <DataRow label="Name">Jana</DataRow>
      </DataList>
      <dl>
        <Fact label="Price">550 Kč</Fact>
      </dl>
    </>,
  );
  const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
  expect([texts('term'), texts('definition')]).toEqual([
    ['Name', 'Price'],
    ['Jana', '550 Kč'],
  ]);
});

describe('a section that a button opens', () => {
  it('is closed at first; the button is linked to the section and says whether the section is open', async () => {
    const { user } = show(<Disclosure label="How it is counted">By days</Disclosure>);
    const button = screen.getByRole('button', { name: 'How it is counted' });
    const part = () => document.getElementById(button.getAttribute('aria-controls') ?? '');
    const seen = () => [button.getAttribute('aria-expanded'), part()?.hidden, part()?.textContent];
    expect(seen()).toEqual(['false', true, '']);
    await user.click(button);
    expect(seen()).toEqual(['true', false, 'By days']);
    await user.click(button);
    expect(seen()).toEqual(['false', true, '']);
  });

  it('has an icon that shows whether the button will open or close the section', async () => {
    const { user } = show(<Disclosure label="More">By days</Disclosure>);
    const button = screen.getByRole('button', { name: 'More' });
    const sign = () => button.querySelector('svg');
    expect(sign()?.classList.contains('lucide-chevron-down')).toBe(true);
    expect(sign()?.getAttribute('aria-hidden')).toBe('true');
    await user.click(button);
    expect(sign()?.classList.contains('lucide-chevron-up')).toBe(true);
    expect(sign()?.getAttribute('aria-hidden')).toBe('true');
  });
});

describe('a button', () => {
  it.each([
    ['with a text', <Button key="words">Show</Button>],
    ['with an icon', <IconButton key="icon" label="Show" icon={<svg />} />],
  ])('%s does not submit the form around it', async (_, button) => {
    const send = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
    const { user } = show(<form onSubmit={send}>{button}</form>);
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(send).not.toHaveBeenCalled();
  });

  it('has its label as tooltip and as accessible name if it has only an icon', () => {
    show(<IconButton label="Close" icon={<svg />} data-what="x" />);
    const button = screen.getByRole('button', { name: 'Close' });
    expect([button.title, button.dataset['what']]).toEqual(['Close', 'x']);
  });

  it('can still be focused if it is unavailable, so that its reason is read', async () => {
    const press = vi.fn<() => void>();
    const { user } = show(
      <Button unavailable aria-describedby="why" onClick={press}>
        Pay
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Pay' });
    await user.tab();
    expect(document.activeElement).toBe(button);
    await user.keyboard('{Enter}');
    expect(press).not.toHaveBeenCalled();
    expect(['aria-disabled', 'aria-busy', 'aria-describedby'].map((name) => button.getAttribute(name))).toEqual([
      'true',
      null,
      'why',
    ]);
  });

  it('is a link if it opens another page', () => {
    show(
      <LinkButton href="#/orders" target="_blank">
        Orders
      </LinkButton>,
    );
    const link = screen.getByRole('link', { name: 'Orders' });
    expect(['href', 'target', 'data-button'].map((name) => link.getAttribute(name))).toEqual([
      '#/orders',
      '_blank',
      '',
    ]);
  });
});

describe('a message', () => {
  it.each([
    ['error', 'alert'],
    ['warning', 'status'],
    ['success', 'status'],
    ['info', 'status'],
  ] as const)('of the kind %s is announced with the role %s only if it appears after an action', (meaning, role) => {
    const { rerender } = show(
      <Alert meaning={meaning} title="Not paid" live>
        Try again.
      </Alert>,
    );
    expect(screen.getByRole(role).textContent).toBe('Not paidTry again.');
    rerender(<Alert meaning={meaning} title="Not paid" />);
    expect(screen.queryByRole(role)).toBeNull();
  });

  it('has an icon that is hidden from screen readers', () => {
    const { container } = show(<Alert meaning="warning">Soon</Alert>);
    const sign = container.querySelector('svg');
    expect(sign?.getAttribute('aria-hidden')).toBe('true');
    expect(sign?.classList.contains('lucide-triangle-alert')).toBe(true);
  });
});

it('the skip link moves the focus to the content, and does not change the address', () => {
  show(
    <>
      <SkipLink target="content" label="To the content" />
      <main id="content" tabIndex={-1} />
    </>,
  );
  expect(fireEvent.click(screen.getByRole('link', { name: 'To the content' }))).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('a mounted component is updated when the width of the window changes', () => {
  const media = Object.assign(new EventTarget(), { matches: false });
  vi.spyOn(window, 'matchMedia').mockReturnValue(media as MediaQueryList);
  const removal = vi.spyOn(media, 'removeEventListener');
  function Wide() {
    return <p>{useMedia('(min-width: 600px)') ? 'wide' : 'narrow'}</p>;
  }
  const { unmount } = show(<Wide />);
  screen.getByText('narrow');
  media.matches = true;
  act(() => void media.dispatchEvent(new Event('change')));
  screen.getByText('wide');
  expect(window.matchMedia).toHaveBeenCalledWith('(min-width: 600px)');
  unmount();
  expect(removal).toHaveBeenCalledOnce();
});
