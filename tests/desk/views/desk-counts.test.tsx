// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useDeskCounts } from '#app/desk/desk-counts.ts';
import { DeskLayout } from '#app/desk/desk-layout.tsx';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { checkCardApplication, deskCardApplications } from '#contract/endpoints/application-desk.ts';
import type { Shop } from '#runtime/shop.ts';
import { defaultFlags } from '#server/platform/settings/system-flags.ts';
import { answeringShop } from '../../common/views/support/answering-shop.ts';
import { inRouter } from '../../common/views/support/in-router.tsx';
import { staticActor } from '../../common/views/support/static-actor.ts';
import { inShop } from '../../common/views/support/test-shop.tsx';

afterEach(cleanup);

const none = { applications: 0, reclamations: 0, payments: 0, invoices: 0 };

describe('the counts of the menu (DSK-07)', () => {
  it('are beside the pages where something waits', async () => {
    vi.stubGlobal('scrollTo', () => {});
    const configuration = {
      ...defaultFlags,
      applicationDeskAllowed: true,
      eshopReclamationEnabled: true,
      brand: 'linka',
      allowedPaymentTypes: [],
    };
    const boot = staticActor({ configuration, supportedLocales: ['cs'] });
    const shop = answeringShop({ deskCounts: { ...none, applications: 1234, invoices: 2 } }, {}, { boot });
    render(inShop(shop, inRouter(DeskLayout)));
    await screen.findByRole('link', { name: /Faktury, čeká/ });
    await screen.findByRole('link', { name: /Faktury, čeká/ });
    const names = screen.getAllByRole('link').map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));
    expect(names).toContain('Žádosti o karty, čeká: 1 2341 234');
    expect(names).toContain('Faktury, čeká: 22');
    expect(names).toContain('Reklamace');
  });

  it('are read again after an action and on another page, but not after a list was read; also if they failed at first', async () => {
    const answers = [() => Promise.reject<unknown>({ name: 'INTERNAL_ERROR', status: 500, metadata: {} })];
    let applications = 0;
    const asked: string[] = [];
    const call = ({ name }: EndpointDefinition): Promise<unknown> => {
      asked.push(name);
      if (name !== 'deskCounts') return Promise.resolve({});
      applications += 1;
      return answers.shift()?.() ?? Promise.resolve({ ...none, applications });
    };
    const shop: Shop = { ...answeringShop({}), call: call as Shop['call'] };
    function Reader({ path }: { readonly path: string }) {
      const { counts, shop: reporting } = useDeskCounts(path);
      return (
        <>
          <output>{counts?.applications}</output>
          <button
            type="button"
            onClick={() => void reporting.call(checkCardApplication, { params: { id: 1 }, body: { version: 'v' } })}
          >
            act
          </button>
          <button type="button" onClick={() => void reporting.call(deskCardApplications, {})}>
            list
          </button>
        </>
      );
    }
    const { rerender } = render(inShop(shop, <Reader path="/one" />));
    const count = () => screen.getByRole('status').textContent;
    const user = userEvent.setup();
    await waitFor(() => expect(asked).toEqual(['deskCounts']));
    rerender(inShop(shop, <Reader path="/two" />));
    await waitFor(() => expect(count()).toBe('2'));
    await user.click(screen.getByRole('button', { name: 'list' }));
    await user.click(screen.getByRole('button', { name: 'act' }));
    await waitFor(() => expect(count()).toBe('3'));
    expect(asked.filter((name) => name === 'deskCounts')).toHaveLength(3);
  });
});
