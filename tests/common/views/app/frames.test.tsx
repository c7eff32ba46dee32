// @vitest-environment jsdom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DeskLayout } from '#app/desk/desk-layout.tsx';
import { DeskMenu } from '#app/desk/desk-menu.tsx';
import { AppFrame } from '#app/shell/app-frame.tsx';
import { Frame } from '#app/shell/frame.tsx';
import { WaitingFrame } from '#app/waiting-frame.tsx';
import { expectNewPage } from '#common/focus-heading.ts';
import { usePageTitle } from '#common/use-title.ts';
import { defaultFlags } from '#server/platform/settings/system-flags.ts';
import { Page } from '#ui/page/page.tsx';
import { fillBrowserGaps } from '../../ui/browser-gaps.ts';
import { answeringShop } from '../support/answering-shop.ts';
import { inRouter } from '../support/in-router.tsx';
import { staticActor } from '../support/static-actor.ts';
import { inShop, testShop } from '../support/test-shop.tsx';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
  fillBrowserGaps();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const sentEvents: unknown[] = [];

function renderInFrame(element: ReactElement, flags: Partial<typeof defaultFlags> = {}) {
  sentEvents.length = 0;
  const configuration = { ...defaultFlags, brand: 'linka', allowedPaymentTypes: [], ...flags };
  const shop = answeringShop(
    {},
    {},
    {
      boot: staticActor({ configuration, supportedLocales: ['cs'] }),
      cart: staticActor({ cart: { items: [], renewalsLeft: 0, expiresAt: null } }),
      customerSelection: staticActor({ customer: null, people: [] }),
    },
  );
  const page = inRouter(() => element, createMemoryHistory({ initialEntries: ['/page'] }));
  return render(inShop({ ...shop, tell: (...event: readonly unknown[]) => void sentEvents.push(event) }, page));
}

function Orders() {
  return <Page title={usePageTitle('shell.orders')}>{null}</Page>;
}

describe.each([
  ['a visitor', <Frame key="visitor">{null}</Frame>],
  ['a customer', <AppFrame key="customer">{null}</AppFrame>],
  ['the staff', <DeskLayout key="staff" />],
])('the frame of %s', (_whose, frame) => {
  it('has a link that skips the bar', async () => {
    renderInFrame(frame);
    await userEvent.click(await screen.findByRole('link', { name: 'Přejít k obsahu' }));
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });
});

describe('the frame of a visitor', () => {
  it('reports when a field is filled in', async () => {
    const onInput = vi.fn();
    renderInFrame(
      <Frame onInput={onInput}>
        <input />
      </Frame>,
    );
    fireEvent.input(await screen.findByRole('textbox'), { target: { value: 'j' } });
    expect(onInput).toHaveBeenCalledOnce();
  });
});

describe('the frame of a customer', () => {
  it("shows the page's title in its bar; the title gets the focus on a newly opened page", async () => {
    expectNewPage();
    renderInFrame(
      <AppFrame>
        <Orders />
      </AppFrame>,
    );
    const heading = await screen.findByRole('heading', { name: 'Objednávky' });
    expect(heading.closest('main')).toBeNull();
    expect(document.activeElement).toBe(heading);
  });

  it('does not move the focus if the page is not newly opened', async () => {
    renderInFrame(
      <AppFrame>
        <Orders />
      </AppFrame>,
    );
    await screen.findByRole('heading', { name: 'Objednávky' });
    expect(document.activeElement).toBe(document.body);
  });

  it('logs out', async () => {
    renderInFrame(<AppFrame>{null}</AppFrame>);
    await userEvent.click(within(await screen.findByRole('banner')).getByRole('button', { name: 'Odhlásit se' }));
    expect(sentEvents).toEqual([['session', { type: 'logOut' }]]);
  });

  const menuOf = async (flags: Partial<typeof defaultFlags>) => {
    renderInFrame(<AppFrame>{null}</AppFrame>, flags);
    return screen.findByRole('navigation', { name: 'Hlavní nabídka' });
  };

  it('keeps the menu open if the operator has set `persistentSideMenu` (SHL-01)', async () => {
    const opens = (await menuOf({ persistentSideMenu: false })).className;
    const besides = screen.getByRole('main').parentElement?.dataset['frame'];
    cleanup();
    expect((await menuOf({ persistentSideMenu: true })).className).not.toBe(opens);
    expect(screen.getByRole('main').parentElement?.dataset['frame']).not.toBe(besides);
  });

  it('closes the menu by Escape or when a link is followed, until the pointer or the focus comes back', async () => {
    const menu = await menuOf({ persistentSideMenu: false });
    const closed = menu.className;
    const enter = () => {
      fireEvent.pointerEnter(menu);
      // The pointer rests where the menu has appeared.
      expect(menu.className).not.toBe(open);
      fireEvent.pointerMove(menu);
    };
    fireEvent.focusIn(menu);
    const open = menu.className;
    expect(open).not.toBe(closed);
    const dismissals = [
      () => fireEvent.keyDown(document.body, { key: 'Escape' }),
      () => fireEvent.click(within(menu).getByRole('link', { name: 'Objednávky' })),
    ];
    const returns = [enter, () => fireEvent.focusIn(menu)];
    for (const [index, dismiss] of dismissals.entries()) {
      fireEvent.keyDown(document.body, { key: 'Tab' });
      expect(menu.className).toBe(open);
      dismiss();
      fireEvent.pointerMove(menu);
      expect(menu.className).not.toBe(open);
      returns[index]?.();
      expect(menu.className).toBe(open);
    }
  });

  it('does not listen to keys any more after it is unmounted', async () => {
    await menuOf({});
    const remove = vi.spyOn(document, 'removeEventListener');
    cleanup();
    expect(remove.mock.calls.map(([type]) => type)).toContain('keydown');
    remove.mockRestore();
  });
});

describe('the frame of the staff', () => {
  it.each(['/desk/invoices', '/desk/failures/ACDE-34XY'])('marks the open page in its menu: %s', async (path) => {
    const root = createRootRoute({ component: DeskMenu });
    const history = createMemoryHistory({ initialEntries: [path] });
    const router = createRouter({ routeTree: root, history, defaultNotFoundComponent: () => null });
    render(inShop(testShop(), <RouterProvider router={router as never} />));
    const open = await screen.findByRole('link', { current: 'page' });
    expect(path.startsWith(open.getAttribute('href') ?? '/nowhere')).toBe(true);
  });
});

describe('the frame while the pages are loaded', () => {
  it.each([
    [{ persistentSideMenu: false }, 'menu'],
    [{ persistentSideMenu: true }, 'open-menu'],
  ])('has its logo where the frame of a customer has it: %o', async (flags, frame) => {
    const { container } = renderInFrame(<WaitingFrame />, flags);
    await screen.findByRole('main');
    expect(container.querySelector('[data-frame]')?.getAttribute('data-frame')).toBe(frame);
  });

  it('has a retry button if the pages cannot be loaded', async () => {
    const onRetry = vi.fn();
    renderInFrame(<WaitingFrame failure="unreachable" onRetry={onRetry} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Zkusit znovu' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it.each([
    ['gone', /Nejspíš vyšla nová verze/],
    ['fault', /nastala chyba na naší straně/],
  ] as const)('offers a reload if the code of the pages is missing or broken: %s', async (failure, text) => {
    const onRetry = vi.fn();
    renderInFrame(<WaitingFrame failure={failure} onRetry={onRetry} />);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Načíst znovu' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Zkusit znovu' })).toBeNull();
  });
});
