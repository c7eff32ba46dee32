// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CallOptions } from '#api/call.ts';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import type { CardApplication } from '#contract/entities/card-application.ts';
import { CardApplicationScreen } from '#features/card-application/card-application-detail/card-application-screen.tsx';
import { sampleFacts } from '#machines/card-application/card-application/model/card-application.samples.ts';
import type { Shop } from '#runtime/shop.ts';
import { application } from '../../account/views/card-applications.samples.ts';
import { answeringShop } from '../../common/views/support/answering-shop.ts';
import { inRouter } from '../../common/views/support/in-router.tsx';
import { emulateModalDialogs } from '../../common/views/support/modal-dialogs.ts';
import { staticActor } from '../../common/views/support/static-actor.ts';
import { inShop } from '../../common/views/support/test-shop.tsx';

emulateModalDialogs();
beforeAll(() => void vi.stubGlobal('scrollTo', () => {}));
afterEach(cleanup);

const refuse = (name: string) => Promise.reject({ name, status: 409, metadata: {} });

/** The page of application 3 in a shop whose server answers with these applications in turn. */
function open(applications: readonly CardApplication[], answers: Readonly<Record<string, () => unknown>> = {}) {
  const waiting = [...applications];
  const calls: (readonly [string, CallOptions<EndpointDefinition> | undefined])[] = [];
  const call = async (endpoint: EndpointDefinition, options?: CallOptions<EndpointDefinition>) => {
    calls.push([endpoint.name, options]);
    if (endpoint.name === 'cardApplication') return waiting.shift() ?? refuse('INTERNAL_ERROR');
    return answers[endpoint.name]?.();
  };
  const customerSelection = staticActor({ people: [{ type: 'REGISTERED', customerId: 7 }] });
  const shop = { ...answeringShop({}, {}, { customerSelection }), call } as unknown as Shop;
  const history = createMemoryHistory({ initialEntries: ['/app/card-application/3'] });
  render(inShop(shop, inRouter(CardApplicationScreen, history, [], '/app/card-application/$applicationId')));
  return { calls, history };
}

describe('the page of a card application (APL-01)', () => {
  it('shows another application when the address changes, and no data of the former application meanwhile', async () => {
    const { history, calls } = open([application(3, 'PROCESSED'), application(4, 'REJECTED')]);
    await screen.findByText('7770003');
    act(() => history.push('/app/card-application/4'));
    await screen.findByText('7770004');
    expect(screen.queryByText('7770003')).toBeNull();
    expect(calls.map(([, options]) => options?.params)).toEqual([{ id: '3' }, { id: '4' }]);
  });

  it('is read again if the fee was put into an order since the page was read (APL-03)', async () => {
    const fee = { feeId: 5, price: 13_000, place: 'NOWHERE', orderId: null } as const;
    const unpaid = application(3, 'UNCHECKED_DATA', { paid: false, unpaidFee: fee });
    const ordered = { ...unpaid, unpaidFee: { ...fee, place: 'ORDER' as const, orderId: 12 } };
    const { calls } = open([unpaid, ordered], { addFee: () => refuse('FEE_ALREADY_ORDERED') });
    await userEvent.click(await screen.findByRole('button', { name: /Vložit\spoplatek 130,00\sKč/ }));
    expect((await screen.findByRole('link', { name: /objednávku/ })).getAttribute('href')).toBe('#/app/order-list/12');
    const sent = calls.find(([name]) => name === 'addFee')?.[1];
    expect(sent).toMatchObject({ body: { applicationId: 3, feeId: 5 } });
  });

  const attachment = (typeId: number, typeName: string) => ({ typeId, typeName, isProfileOne: true });
  const choose = async (label: string) => {
    const field = await screen.findByLabelText<HTMLInputElement>(new RegExp(label));
    await userEvent.upload(field, new File(['%PDF-1.7'], 'potvrzeni.pdf', { type: 'application/pdf' }));
    await screen.findByText('Vybraný soubor: potvrzeni.pdf');
  };

  it('submits the missing files, and is then read again (ATT-01)', async () => {
    const lacking = application(3, 'UNCHECKED_DATA', {
      waitsFor: 'MISSING_FILES',
      missingAttachments: [attachment(9, 'Potvrzení o studiu')],
    });
    const { calls } = open([lacking, application(3, 'UNCHECKED_DATA')], { uploadAttachment: () => ({}) });
    await choose('Potvrzení o studiu');
    await userEvent.click(screen.getByRole('button', { name: 'Odeslat' }));
    await expect.poll(() => screen.queryByText('Doplňte prosím přílohy')).toBeNull();
    expect(calls.map(([name, options]) => [name, options?.params])).toEqual([
      ['cardApplication', { id: '3' }],
      ['uploadAttachment', { id: 3 }],
      ['cardApplication', { id: '3' }],
    ]);
  });

  it('empties the form when the staff asks for something a second time (APL-02)', async () => {
    const asked = { photo: false, attachments: [attachment(9, 'Potvrzení o studiu')], note: 'Chybí razítko.' };
    const correction = { ...asked, since: '2026-11-04T08:00:00.000Z' };
    const waiting = application(3, 'UNCHECKED_DATA', { waitsFor: 'FILES', correction });
    const again = {
      ...waiting,
      correction: { ...correction, note: 'Je nečitelné.', since: '2026-11-06T08:00:00.000Z' },
    };
    open([waiting, again], { uploadAttachment: () => ({}) });
    await choose('Potvrzení o studiu');
    await userEvent.click(screen.getByRole('button', { name: 'Odeslat' }));
    await screen.findByText('Je nečitelné.');
    expect(screen.queryByText(/potvrzeni\.pdf/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Odeslat' }).getAttribute('aria-busy')).not.toBe('true');
  });

  it('opens the read-only wizard, closes it, and opens it again (WIZ-04)', async () => {
    const filed = application(3, 'PROCESSED');
    const { calls } = open([filed, filed, filed], { customer: () => sampleFacts.customer });
    const opener = await screen.findByRole('button', { name: 'Prohlédnout vyplněnou žádost' });
    for (const _ of ['first', 'second']) {
      await userEvent.click(opener);
      const dialog = within(await screen.findByRole('dialog', { name: 'Podaná žádost č. 7770003: čipová karta' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Pokračovat' }));
      expect(document.activeElement).toBe(dialog.getByRole('heading', { level: 3 }));
      await userEvent.click(dialog.getAllByRole('button', { name: 'Zavřít' })[0] ?? opener);
      await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    }
    expect(calls.map(([name, options]) => [name, options?.params])).toEqual([
      ['cardApplication', { id: '3' }],
      ['cardApplication', { id: 3 }],
      ['customer', { id: 7 }],
      ['cardApplication', { id: 3 }],
      ['customer', { id: 7 }],
    ]);
  });
});
