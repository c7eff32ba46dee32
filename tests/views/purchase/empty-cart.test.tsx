// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { customerSelectionSamples } from '../../../machines/customer-selection/customer-selection.samples.ts';
import { noOffers, offers } from '../../../machines/repeat-purchase/repeat-purchase.samples.ts';
import { EmptyCart } from '../../../src/features/purchase/cart/empty-cart.tsx';
import { buttonStyles } from '../../../src/ui/button/button.styles.ts';
import { staticActor } from '../support/static-actor.ts';
import { inShop, testShop } from '../support/test-shop.tsx';

afterEach(cleanup);

const { customer } = customerSelectionSamples;

interface Surroundings {
  readonly restorable?: boolean;
  readonly selected?: typeof customer | null;
  readonly answer?: unknown;
}

const open = ({ restorable = false, selected = customer, answer = offers }: Surroundings = {}) => {
  const calls: string[] = [];
  const shop = {
    ...testShop({ customerSelection: staticActor({ customer: selected }) }),
    call: async ({ name }: { readonly name: string }) => {
      calls.push(name);
      return answer as never;
    },
  };
  render(inShop(shop, <EmptyCart restorable={restorable} />));
  return { calls, log: shop.log };
};

type Log = ReturnType<typeof open>['log'];

/** The offer has been answered, with something that can be bought once more or with nothing. */
const isAnswered = ({ entries }: Log, state: 'offered' | 'notOffered') =>
  waitFor(() => expect(entries().at(-1)).toMatchObject({ machine: 'repeatPurchase', state }));

const again = { name: /Koupit znovu · 550,00\sKč od ne\s27\.12\.2026/ };
const link = () => screen.getByRole('link', { name: 'Vybrat jízdenku nebo dobít peněženku' });
const linkIs = (variant: 'primary' | 'secondary') =>
  expect(link().className).toContain(buttonStyles({ variant }).split(' ').at(-1));

describe('an empty cart (CRT-06, TFR-03)', () => {
  it('offers the last ticket once more, drawn with its days, and the choice of another one', async () => {
    open();
    expect(await screen.findByRole('button', again)).toBeTruthy();
    const ticket = within(screen.getByRole('region', { name: 'Vaše poslední jízdenka' }));
    for (const text of ['30denní – Dospělý', 'Jana Nováková', 'ne 27.12.2026', 'po 25.01.2027', '100 Lipany-město']) {
      expect(ticket.getByText(text)).toBeTruthy();
    }
    expect(link().getAttribute('href')).toBe('#/app/user-account');
    linkIs('secondary');
  });

  it('offers no top-up: that is for the account page (WAL-02)', async () => {
    const { log } = open({ answer: { ...offers, ticketFare: null } });
    await isAnswered(log, 'offered');
    expect(screen.queryByRole('button')).toBeNull();
    linkIs('primary');
  });

  it('leads to the choice of a ticket when there is no offer', async () => {
    const { log } = open({ answer: noOffers });
    await isAnswered(log, 'notOffered');
    expect(screen.queryByRole('button', again)).toBeNull();
    linkIs('primary');
  });

  it('leads to the choice of a ticket without a customer, and asks for no offer', () => {
    expect(open({ selected: null }).calls).toEqual([]);
    linkIs('primary');
  });

  it('asks for no offer while its former items can be put back, which is the next step', () => {
    expect(open({ restorable: true }).calls).toEqual([]);
    linkIs('secondary');
  });
});
