// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CallOptions } from '#api/call.ts';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { ReturnedTokenization } from '#features/account/tokenization-return/returned-tokenization.tsx';
import { RegisterBankCard } from '#features/card-application/tokenization/register-bank-card.tsx';
import type { defaultFlags } from '#server/platform/settings/system-flags.ts';
import { answeringShop } from '../../common/views/support/answering-shop.ts';
import { inRouter } from '../../common/views/support/in-router.tsx';
import { staticActor } from '../../common/views/support/static-actor.ts';
import { inShop } from '../../common/views/support/test-shop.tsx';
import { application } from './card-applications.samples.ts';

// The router scrolls to the top, which jsdom does not support.
beforeAll(() => void vi.stubGlobal('scrollTo', () => {}));
afterEach(cleanup);

/** A shop that records its calls. */
function recordingShopWith(answers: Readonly<Record<string, unknown>>, flags: Partial<typeof defaultFlags> = {}) {
  const shop = answeringShop(answers, flags, {
    customerSelection: staticActor({ people: [{ type: 'REGISTERED', customerId: 7 }] }),
  });
  const sent: unknown[] = [];
  const call = ((endpoint: EndpointDefinition, options: CallOptions<never> = {}) => {
    const { params, body } = options;
    sent.push([endpoint.name, params, body]);
    return shop.call(endpoint as never, options);
  }) as typeof shop.call;
  return { shop: { ...shop, call }, sent };
}

describe('the registration of the bank card of an application (TOK-01)', () => {
  it.each([
    ["the account's own customer", 7, '/app/user-account'],
    ['a linked customer', 8, '/app/user-linked-account/8'],
  ])('returns from the gateway to the page of %s, and can be postponed', async (_whom, id, page) => {
    const { shop, sent } = recordingShopWith({});
    const onClosed = vi.fn<() => void>();
    const { customer } = application(3, 'UNCHECKED_DATA');
    const about = application(3, 'UNCHECKED_DATA', { customer: { ...customer, id } });
    render(inShop(shop, <RegisterBankCard application={about} onClosed={onClosed} />));
    await screen.findByText('Registraci platební karty se nepodařilo zahájit');
    expect(sent).toEqual([['initTokenization', { id: 3 }, { appRouteUrl: `${window.location.origin}/#${page}` }]]);
    await userEvent.click(screen.getByRole('button', { name: 'Později' }));
    await waitFor(() => expect(onClosed).toHaveBeenCalledTimes(1));
  });
});

describe('the return from the gateway that registers bank cards (ACC-04)', () => {
  const open = (address: string, flags: Partial<typeof defaultFlags> = {}) => {
    const { shop, sent } = recordingShopWith({ finishTokenization: new Promise(() => {}) }, flags);
    const history = createMemoryHistory({ initialEntries: [address] });
    const Page = () => (
      <>
        <h1>Můj účet</h1>
        <ReturnedTokenization />
      </>
    );
    render(inShop(shop, inRouter(Page, history)));
    return { sent, history };
  };
  const finishCallOf = (orderId: string) => ['finishTokenization', undefined, { orderId, result: 'OK', sign: 's' }];

  it('requests the outcome of the attempt in the address, and of another attempt that comes later', async () => {
    const { sent, history } = open('/page?orderId=12&result=OK&sign=s');
    await waitFor(() => expect(sent).toEqual([finishCallOf('12')]));
    await screen.findByRole('status');
    act(() => history.push('/page?orderId=13&result=OK&sign=s'));
    await waitFor(() => expect(sent).toEqual([finishCallOf('12'), finishCallOf('13')]));
  });

  it.each([
    ['an address without fields of the gateway', '/page?tab=chip-cards', {}],
    ['an operator that accepts no bank cards', '/page?orderId=12&sign=s', { bankCardAsCarrierAllowed: false }],
  ])('requests nothing for %s', async (_which, address, flags) => {
    const { sent } = open(address, flags);
    await screen.findByRole('heading', { name: 'Můj účet' });
    await act(async () => {});
    expect(sent).toEqual([]);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
