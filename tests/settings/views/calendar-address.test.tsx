// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { CalendarAddress } from '#contract/entities/calendar-address.ts';
import { CalendarAddressView } from '#features/settings/calendar-address/calendar-address-view.tsx';
import { describeView } from '#formal/view/view-level.ts';
import { calendarAddressMachine } from '#machines/settings/calendar-address/calendar-address.machine.ts';
import { calendarAddressView } from '#machines/settings/calendar-address/calendar-address.view.ts';
import { calendarAddressModel } from '#machines/settings/calendar-address/model/calendar-address.model.ts';
import { qrDrawing } from '#rules/qr-code.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { calendarAddressGestures } from './calendar-address.gestures.tsx';

const view = (actor: Parameters<typeof CalendarAddressView>[0]['actor']) =>
  inShop(testShop(), <CalendarAddressView actor={actor} />);

interface Shown {
  readonly current: CalendarAddress | null;
  readonly failure: { readonly name: string } | null;
}

describeView({
  model: calendarAddressModel,
  render: view,
  gestures: calendarAddressGestures,
  view: calendarAddressView,
  expectations: {
    reading: ({ root }) => {
      within(root).getByText('Načítáme adresu kalendáře…');
      expect(within(root).queryByLabelText('Adresa kalendáře')).toBeNull();
    },
    unreadable: ({ root }) => {
      expect(within(root).getByRole('alert').textContent).toContain('Nic se nezměnilo');
    },
    none: ({ root }) => {
      within(root).getByText('Váš kalendář zatím nemá adresu.');
      expect(within(root).queryByRole('alert')).toBeNull();
    },
    notCreated: ({ root }) => {
      expect(within(root).getByRole('alert').textContent).toContain('Adresu se nepodařilo vytvořit');
    },
    having: ({ root }, { context }) => {
      const { current } = context as Shown;
      const field = within(root).getByLabelText<HTMLInputElement>('Adresa kalendáře');
      expect([field.value, field.readOnly]).toEqual([current?.address, true]);
      expect(within(root).getByRole('link', { name: 'Otevřít v kalendáři' }).getAttribute('href')).toBe(
        current?.address.replace('https:', 'webcal:'),
      );
      within(root).getByText(current?.lastFetched === null ? /zatím nenačetl/ : /naposledy načetl/);
    },
    'having.copied': ({ root }) => {
      expect(within(root).getByRole('status').textContent).toContain('Adresa je zkopírovaná.');
    },
    'having.notCopied': ({ root }) => {
      expect(within(root).getByRole('status').textContent).toContain('zkopírujte ji ručně');
    },
    notReplaced: ({ root }, { context }) => {
      const { failure } = context as Shown;
      expect(within(root).getByRole('alert').textContent).toContain(
        failure?.name === 'NOT_FOUND' ? 'už byla zrušená' : 'Zkuste to prosím znovu.',
      );
    },
    askingToRemove: ({ root }) => {
      within(root).getByRole('alertdialog', { name: 'Zrušit adresu kalendáře?' });
    },
  },
});

const made = {
  address: 'https://linka.example/calendar/x.ics',
  created: '2026-11-20T10:00:00.000Z',
  lastFetched: null,
};

describe('the address of the calendar (ICS-01)', () => {
  afterEach(cleanup);

  const open = () => {
    const actors = { readAddress: fromPromise<CalendarAddress | null>(() => Promise.resolve(made)) };
    const actor = createActor(calendarAddressMachine.provide({ actors })).start();
    render(view(actor));
    return actor;
  };

  it('is selected completely by one press, so that it can be copied by hand', async () => {
    const actor = open();
    const field = await screen.findByLabelText<HTMLInputElement>('Adresa kalendáře');
    await userEvent.setup().click(field);
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(made.address);
    actor.stop();
  });

  it('is also shown as a QR code, which a telephone opens in its calendar', async () => {
    const actor = open();
    await userEvent.setup().click(await screen.findByRole('button', { name: 'QR kód pro telefon' }));
    const code = await screen.findByRole('img', { name: 'QR kód s adresou kalendáře' });
    const { path } = qrDrawing('webcal://linka.example/calendar/x.ics');
    expect(code.querySelector('path')?.getAttribute('d')).toBe(path);
    actor.stop();
  });
});

describe('the focus in the section of the calendar (ICS-01)', () => {
  afterEach(cleanup);

  it('stays in the section when the pressed button is removed', async () => {
    const user = userEvent.setup();
    const actors = {
      readAddress: fromPromise<CalendarAddress | null>(() => Promise.resolve(null)),
      createAddress: fromPromise<CalendarAddress>(() => Promise.resolve(made)),
      removeAddress: fromPromise<void>(() => Promise.resolve()),
    };
    const actor = createActor(calendarAddressMachine.provide({ actors })).start();
    const { container } = render(view(actor));
    const section = container.querySelector('[data-flow]');
    await user.click(await screen.findByRole('button', { name: 'Vytvořit adresu' }));
    await screen.findByLabelText('Adresa kalendáře');
    expect(document.activeElement).toBe(section);
    await user.click(screen.getByRole('button', { name: 'Zrušit adresu' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Zrušit adresu' }));
    await screen.findByText('Váš kalendář zatím nemá adresu.');
    await expect.poll(() => document.activeElement).toBe(section);
    actor.stop();
  });
});
