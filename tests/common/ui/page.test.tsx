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

  it('begins with its title, what it is about, and its actions', () => {
    const { container } = show(page);
    expect(container.textContent).toBe('OrdersOf the last yearNewNo orders');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Orders');
  });

  it('has its title in the bar of its frame, once that is there', () => {
    const bar = document.body.appendChild(document.createElement('div'));
    const framed = (place: HTMLElement | null) => <TitlePlace value={place}>{page}</TitlePlace>;
    const { rerender, container } = show(framed(null));
    expect(screen.queryByRole('heading')).toBeNull();
    rerender(framed(bar));
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

  it('has cards, which are named by their titles if they have any', () => {
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
    ['a title alone', { title: 'Card' }, ['Card'], 0],
    ['actions alone', { actions: <Button>Change</Button> }, [], 1],
  ])('has cards with %s', (_, head, titles, buttons) => {
    show(<Card {...head}>Jana</Card>);
    expect(screen.queryAllByRole('heading').map(({ textContent }) => textContent)).toEqual(titles);
    expect(screen.queryAllByRole('button')).toHaveLength(buttons);
  });
});

it('names with their values are a list of terms', () => {
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

describe('a part that is opened by a press', () => {
  it('is closed at first, and its button says whether and what it opens', async () => {
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

  it('shows by its sign which way it goes', async () => {
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
    ['with words', <Button key="words">Show</Button>],
    ['with an icon', <IconButton key="icon" label="Show" icon={<svg />} />],
  ])('%s does not send the form around it', async (_, button) => {
    const send = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
    const { user } = show(<form onSubmit={send}>{button}</form>);
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(send).not.toHaveBeenCalled();
  });

  it('with an icon alone says what it does, to those who see it and to those who do not', () => {
    show(<IconButton label="Close" icon={<svg />} data-what="x" />);
    const button = screen.getByRole('button', { name: 'Close' });
    expect([button.title, button.dataset['what']]).toEqual(['Close', 'x']);
  });

  it('that cannot be used now can be reached all the same, so that its reason is read', async () => {
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

  it('that leads elsewhere is a link', () => {
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
  ] as const)(
    'of the kind %s is said at once, with the role %s, only if it appears after an action',
    (meaning, role) => {
      const { rerender } = show(
        <Alert meaning={meaning} title="Not paid" live>
          Try again.
        </Alert>,
      );
      expect(screen.getByRole(role).textContent).toBe('Not paidTry again.');
      rerender(<Alert meaning={meaning} title="Not paid" />);
      expect(screen.queryByRole(role)).toBeNull();
    },
  );

  it('has a sign that is only seen', () => {
    const { container } = show(<Alert meaning="warning">Soon</Alert>);
    const sign = container.querySelector('svg');
    expect(sign?.getAttribute('aria-hidden')).toBe('true');
    expect(sign?.classList.contains('lucide-triangle-alert')).toBe(true);
  });
});

it('the first link of a page skips to its content, and leaves the address as it is', () => {
  show(
    <>
      <SkipLink target="content" label="To the content" />
      <main id="content" tabIndex={-1} />
    </>,
  );
  expect(fireEvent.click(screen.getByRole('link', { name: 'To the content' }))).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('a part follows the width of the window, as long as it is there', () => {
  const media = Object.assign(new EventTarget(), { matches: false });
  vi.spyOn(window, 'matchMedia').mockReturnValue(media as MediaQueryList);
  const unheard = vi.spyOn(media, 'removeEventListener');
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
  expect(unheard).toHaveBeenCalledOnce();
});
