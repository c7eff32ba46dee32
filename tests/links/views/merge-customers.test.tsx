// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { discardDraft, findDraft, saveDraft } from '#common/form-draft/form-draft.ts';
import { MergeCustomersButton } from '#features/links/merge-customers/merge-customers-button.tsx';
import { MergeCustomersView } from '#features/links/merge-customers/merge-customers-view.tsx';
import { OriginField } from '#features/links/merge-customers/origin-field.tsx';
import { describeView } from '#formal/view/view-level.ts';
import { codeDrawn } from '#formal/view/view-run.ts';
import type { MergeCustomersContext } from '#machines/links/merge-customers/merge-customers.types.ts';
import { mergeCustomersView } from '#machines/links/merge-customers/merge-customers.view.ts';
import { mergeCustomersModel } from '#machines/links/merge-customers/model/merge-customers.model.ts';
import type { Shop } from '#runtime/shop.ts';
import { emulateModalDialogs } from '../../common/views/support/modal-dialogs.ts';
import { sessionOf } from '../../common/views/support/session-of.ts';
import { staticActor } from '../../common/views/support/static-actor.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { mergeCustomersGestures } from './merge-customers.gestures.tsx';

describeView({
  model: mergeCustomersModel,
  render: (actor) => inShop(testShop(), <MergeCustomersView actor={actor} />),
  gestures: mergeCustomersGestures,
  view: mergeCustomersView,
  expectations: {
    reading: ({ root }) => {
      expect(within(root).getByRole('status').textContent).toContain('Načítáme lidi');
    },
    unreadable: ({ root }) => {
      expect(within(root).getByRole('alert').textContent).toContain('nepodařilo načíst');
    },
    alone: ({ root }) => {
      expect(within(root).getByText(/není nikdo další/)).not.toBeNull();
      expect(within(root).queryByRole('button', { name: 'Sloučit' })).toBeNull();
    },
    choosing: ({ root }, { context }) => {
      const { originId, demanded, failure } = context as MergeCustomersContext;
      const chosen = within(root).queryByRole<HTMLInputElement>('radio', { checked: true });
      expect(chosen?.value).toBe(originId === null ? undefined : String(originId));
      expect(within(root).queryByText('Vyberte, čí je to karta.') !== null).toBe(demanded && originId === null);
      expect(within(root).queryAllByRole('alert').length > 0).toBe(failure !== null);
    },
    merging: ({ root }) => {
      expect(within(root).getByRole('button', { name: 'Sloučit' }).getAttribute('aria-busy')).toBe('true');
    },
  },
});

const linkOf = (firstName: string, external: boolean) => ({
  customer: { id: 7, firstName, lastName: 'Import', fullName: `${firstName} Import`, birthDay: null, external },
});

describe('the button that merges people (LNK-03)', () => {
  emulateModalDialogs();
  afterEach(() => {
    cleanup();
    discardDraft();
  });

  function show(
    link: ReturnType<typeof linkOf>,
    peopleCount: number,
    externalSynchronisationAllowed = true,
    items: readonly object[] = [],
    session: object = staticActor({ session: { username: 'jana@linka.example' } }),
  ) {
    const onChanged = vi.fn<() => void>();
    const call = () => Promise.resolve({ items, totalCount: items.length });
    const shop = {
      ...testShop({
        boot: staticActor({ configuration: { externalSynchronisationAllowed } }),
        customerSelection: staticActor({ peopleCount }),
        session,
      }),
      call: call as unknown as Shop['call'],
    };
    render(inShop(shop, <MergeCustomersButton link={link} onChanged={onChanged} />));
    return onChanged;
  }

  it.each([
    ['a placeholder among other people', linkOf('7', true), 2, true, 1],
    ['a placeholder who is the only person', linkOf('7', true), 1, true, 0],
    ['a person with a name', linkOf('Dana', true), 2, true, 0],
    ['a person who did not come from another system', linkOf('7', false), 2, true, 0],
    ['a placeholder without synchronisation', linkOf('7', true), 2, false, 0],
  ])('is shown for %s: %#', (_who, link, people, synchronises, count) => {
    show(link, people, synchronises);
    expect(screen.queryAllByRole('button', { name: 'Sloučit osoby' })).toHaveLength(count);
  });

  it('opens the dialog, and refreshes the list when it is closed', async () => {
    const onChanged = show(linkOf('7', true), 2);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Sloučit osoby' }));
    await screen.findByText(/není nikdo další/);
    await user.click(screen.getByRole('button', { name: 'Zavřít' }));
    await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1));
  });

  const dana = { id: 1, fullName: 'Dana Malá', birthDay: '1988-05-04' };
  const saveExpired = (customerId: number) =>
    saveDraft({
      username: 'jana@linka.example',
      form: 'mergeCustomers',
      subject: `customer ${String(customerId)}`,
      entered: { originId: dana.id },
    });

  it('opens the dialog by itself with the person chosen before the session expired (SES-02)', async () => {
    saveExpired(7);
    show(linkOf('7', true), 2, true, [{ customer: dana }, { customer: { ...dana, id: 2, fullName: 'Emil Malý' } }]);
    expect(await screen.findByRole('radio', { name: /^Dana Malá/ })).toHaveProperty('checked', true);
  });

  it('keeps the chosen person when the session expires, but not after a log-out (SES-02)', async () => {
    for (const [end, kept] of [
      ['loggedOut', null],
      ['expired', { originId: dana.id }],
    ] as const) {
      const session = sessionOf();
      show(linkOf('7', true), 2, true, [{ customer: dana }], session);
      fireEvent.click(screen.getByRole('button', { name: 'Sloučit osoby' }));
      await codeDrawn();
      fireEvent.click(await screen.findByRole('radio', { name: /^Dana Malá/ }));
      act(() => session.end(end));
      expect(findDraft('jana@linka.example', 'customer 7')?.entered ?? null).toEqual(kept);
      cleanup();
    }
  });

  it('stays closed with a draft about another person', () => {
    saveExpired(8);
    show(linkOf('7', true), 2);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    [5, 'radiogroup'],
    [6, 'combobox'],
  ])('offers %i people in a %s; more than five people can be searched', (count, role) => {
    const candidates = Array.from({ length: count }, (_, at) => ({
      id: at + 1,
      fullName: `Dana ${at}`,
      birthDay: '1988-05-04',
    }));
    const field = (
      <OriginField candidates={candidates} chosen={null} error={undefined} disabled={false} onChoose={() => {}} />
    );
    render(inShop(testShop(), field));
    screen.getByRole(role, { name: 'Čí je to karta' });
  });
});
