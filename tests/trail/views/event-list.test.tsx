// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { AccountEvent } from '#contract/entities/trail.ts';
import { EventListView } from '#features/trail/events/event-list-view.tsx';
import { eventFits, provideEventList } from '#features/trail/events/event-list.actors.ts';
import { recordingShop, Refusal } from '../../common/src/support/recording-shop.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { event } from './trail.samples.ts';

const logIn: AccountEvent = { ...event, id: 'L1', kind: 'LOGGED_IN', at: '2026-11-21T07:30:00.000Z', personName: null };

function show(answers: Record<string, unknown>, opened: Readonly<Record<string, string>> = {}) {
  const { shop, calls } = recordingShop(answers);
  const input = { detailSource: 'none', sortBy: 'at', sortDesc: true, inAddress: { opened, fits: eventFits } } as const;
  const list = createActor(provideEventList(shop), { input }).start();
  render(inShop(testShop(), <EventListView list={list} />));
  return { list, calls };
}
const groups = () => screen.findByRole('combobox', { name: 'Zobrazit' });

describe('the list of events (TRL-02)', () => {
  afterEach(cleanup);

  it('describes each event in a sentence, below its day, with its time in the operator’s time zone', async () => {
    const { list } = show({ accountEvents: { items: [logIn, event], totalCount: 2 } });
    await screen.findByText('Změnili jste adresu: Jan Dvořák.');
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'so\u00A021.11.2026',
      'pá\u00A020.11.2026',
    ]);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '08:30Přihlásili jste se: neznámé zařízení.',
      '10:15Změnili jste adresu: Jan Dvořák.',
    ]);
    expect(screen.queryByRole('navigation')).toBeNull();
    list.stop();
  });

  it('shows only the chosen group, and then all events again', async () => {
    const { list, calls } = show({ accountEvents: { items: [event, { ...event, id: 'E2' }], totalCount: 2 } });
    const user = userEvent.setup();
    await user.selectOptions(await groups(), 'osobní údaje');
    await waitFor(() => expect(calls).toHaveLength(2));
    await user.selectOptions(await groups(), 'vše');
    await waitFor(() => expect(calls).toHaveLength(3));
    expect(calls.map(({ options }) => Object(options.query).group)).toEqual([undefined, 'DATA', undefined]);
    list.stop();
  });

  it('shows the group that is in the address, and turns to the next page', async () => {
    const items = Array.from({ length: 25 }, (_, place) => ({ ...event, id: `E${place}` }));
    const { list, calls } = show({ accountEvents: { items, totalCount: 40 } }, { group: 'CARD' });
    expect(((await groups()) as HTMLSelectElement).value).toBe('CARD');
    await userEvent.setup().click(within(await screen.findByRole('navigation')).getByRole('button', { name: 'Další' }));
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls[1]?.options.query).toMatchObject({ group: 'CARD', offset: 25, limit: 25 });
    list.stop();
  });

  it('turns to the previous page, and shows the chosen number of events on a page', async () => {
    const items = Array.from({ length: 25 }, (_, place) => ({ ...event, id: `E${place}` }));
    const { list, calls } = show({ accountEvents: { items, totalCount: 60 } }, { offset: '25' });
    const user = userEvent.setup();
    await user.click(within(await screen.findByRole('navigation')).getByRole('button', { name: 'Předchozí' }));
    await waitFor(() => expect(calls).toHaveLength(2));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Na stránce' }), '50');
    await waitFor(() => expect(calls).toHaveLength(3));
    expect(calls.map(({ options }) => options.query)).toMatchObject([
      { offset: 25, limit: 25 },
      { offset: 0, limit: 25 },
      { offset: 0, limit: 50 },
    ]);
    list.stop();
  });

  it('keeps its events while another group is loaded, and hides them if loading fails', async () => {
    const items = Array.from({ length: 25 }, (_, place) => ({ ...event, id: `E${place}` }));
    const answers: Record<string, unknown> = { accountEvents: { items, totalCount: 60 } };
    const { list, calls } = show(answers);
    await screen.findAllByText('Změnili jste adresu: Jan Dvořák.');
    const answer = Promise.withResolvers<unknown>();
    answers['accountEvents'] = answer.promise;
    await userEvent.setup().selectOptions(await groups(), 'osobní údaje');
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(screen.getAllByText('Změnili jste adresu: Jan Dvořák.')).toHaveLength(25);
    expect(screen.queryByText('Načítáme, co se stalo…')).toBeNull();
    answer.reject({ name: 'INTERNAL_ERROR', status: 500, metadata: {} });
    await screen.findByRole('alert');
    expect(screen.queryByText('Změnili jste adresu: Jan Dvořák.')).toBeNull();
    expect(screen.queryByRole('navigation')).toBeNull();
    list.stop();
  });

  it('has a button to remove the filter if a group has no events', async () => {
    const { list, calls } = show({ accountEvents: { items: [], totalCount: 0 } }, { group: 'CARD' });
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Zrušit filtry' }));
    await screen.findByText('Zatím jsme nic nezaznamenali.');
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(calls).toHaveLength(2);
    list.stop();
  });

  it('says that the events could not be loaded, and loads them again', async () => {
    const answers: Record<string, unknown> = { accountEvents: new Refusal('INTERNAL_ERROR', 500) };
    const { list } = show(answers);
    expect((await screen.findByRole('alert')).textContent).toContain('Nepodařilo se načíst, co se stalo');
    answers['accountEvents'] = { items: [event], totalCount: 1 };
    await userEvent.setup().click(screen.getByRole('button', { name: 'Zkusit znovu' }));
    await screen.findByText('Změnili jste adresu: Jan Dvořák.');
    expect(screen.queryByRole('alert')).toBeNull();
    list.stop();
  });
});
