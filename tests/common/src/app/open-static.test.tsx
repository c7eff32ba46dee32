// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readPageConfiguration } from '#api/page-configuration.ts';
import { start } from '#app/start.tsx';
import { focusHeadingOfNewPage } from '#common/focus-heading.ts';
import { fillBrowserGaps } from '../../ui/browser-gaps.ts';
import { createShopServer, refusal, type ShopServer } from '../support/shop-server.ts';

vi.mock(import('#api/page-configuration.ts'));

const roots = vi.hoisted((): { unmount: () => void }[] => []);
vi.mock(import('react-dom/client'), async (original) => {
  const client = await original();
  const createRoot: typeof client.createRoot = (...options) => {
    const root = client.createRoot(...options);
    roots.push(root);
    return root;
  };
  return { ...client, createRoot };
});

const { documentElement: page } = document;
let server: ShopServer;
let container: HTMLElement;

beforeEach(() => {
  fillBrowserGaps();
  server = createShopServer();
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.mocked(readPageConfiguration).mockResolvedValue({});
  window.localStorage.clear();
  window.history.replaceState(null, '', '/#/');
  page.lang = 'cs';
  page.dataset['static'] = '';
  document.body.innerHTML = `<div id="root"><img src="/linka.svg" alt="Linka"><h1>Vykresleno předem</h1>
    <input name="username"><input name="password"><button>English</button></div>`;
  container = document.querySelector('#root') as HTMLElement;
});
afterEach(() => {
  act(() => {
    for (const root of roots.splice(0)) root.unmount();
  });
  // A page that was removed counts as left: the heading of the next page would get the focus.
  document.body.innerHTML = '<h1></h1>';
  focusHeadingOfNewPage();
  vi.unstubAllGlobals();
  for (const name of ['static', 'away', 'entered']) delete page.dataset[name];
  page.removeAttribute('style');
});

const heading = (name: string) => expect.poll(() => screen.queryByRole('heading', { level: 1, name })).not.toBeNull();
const logo = () => screen.getAllByRole<HTMLImageElement>('img')[0]?.alt;

describe('a page with log-in that the build has rendered (RUN-08)', () => {
  it('stays until the back end has answered, and is then replaced by log-in', async () => {
    const settings = Promise.withResolvers();
    server.answers.set('/api/public/system-configurations', settings.promise);
    const started = start(container);
    await expect.poll(() => server.requests.length).toBeGreaterThan(0);
    expect(container.querySelector('h1')?.textContent).toBe('Vykresleno předem');
    await act(async () => {
      settings.resolve(server.configuration);
      await started;
    });
    await heading('Přihlášení');
  });

  it('keeps the typed text and the focus', async () => {
    const [username, password] = [...container.querySelectorAll('input')];
    const settings = Promise.withResolvers();
    server.answers.set('/api/public/system-configurations', settings.promise);
    const started = start(container);
    await expect.poll(() => server.requests.length).toBeGreaterThan(0);
    Object.assign(username ?? {}, { value: 'jana@linka.example' });
    Object.assign(password ?? {}, { value: 'a password' });
    password?.focus();
    await act(async () => {
      settings.resolve(server.configuration);
      await started;
    });
    await heading('Přihlášení');
    expect(screen.getByLabelText('E-mail')).toHaveProperty('value', 'jana@linka.example');
    const field = screen.getByLabelText('Heslo');
    expect(field).toHaveProperty('value', 'a password');
    expect(document.activeElement).toBe(field);
  });

  it('shows the typed text in the new field from its first moment, so that a key does not replace it', async () => {
    const old = container.querySelector('input');
    Object.assign(old ?? {}, { value: 'jana@' });
    const values: (string | undefined)[] = [];
    const observer = new MutationObserver(() => {
      const field = container.querySelector<HTMLInputElement>('input[name=username]');
      if (field !== old && values.length === 0) values.push(field?.value);
    });
    observer.observe(container, { childList: true, subtree: true });
    // `act` would wait until React has nothing left to do.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    await start(container);
    await heading('Přihlášení');
    observer.disconnect();
    expect(values).toEqual(['jana@']);
  });

  it('shows the configured brand first, then the brand of the back end', async () => {
    vi.mocked(readPageConfiguration).mockResolvedValue({ brand: 'lipka' });
    const settings = Promise.withResolvers();
    server.answers.set('/api/public/system-configurations', settings.promise);
    const started = start(container);
    await expect.poll(logo).toBe('Lipka');
    expect(page.style.length).toBeGreaterThan(0);
    await act(async () => {
      settings.resolve(server.configuration);
      await started;
    });
    await heading('Přihlášení');
    expect([logo(), page.style.length]).toEqual(['Linka', 0]);
  });

  it("shows in the page's language that the back end does not answer", async () => {
    for (const path of ['/api/public/system-configurations', '/api/eshop/i18n/messages'])
      server.answers.set(path, refusal('SERVICE_UNAVAILABLE', 503));
    await act(() => start(container));
    await heading('E-shop se nepodařilo spustit');
    expect(screen.queryByText(/^(?:boot|errors)\./)).toBeNull();
  });
});
