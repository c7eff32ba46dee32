// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CustomerStanding } from '#contract/entities/account-page.ts';
import { ApplicationButtons } from '#features/account/application-buttons/application-buttons.tsx';
import { OtherPersonButtons } from '#features/account/application-buttons/other-person-buttons.tsx';
import { customerSelectionSamples } from '#machines/account/customer-selection/model/customer-selection.samples.ts';
import { defaultFlags } from '#server/platform/settings/system-flags.ts';
import { answeringShop } from '../../common/views/support/answering-shop.ts';
import { changingActor } from '../../common/views/support/changing-actor.ts';
import { inRouter } from '../../common/views/support/in-router.tsx';
import { emulateModalDialogs } from '../../common/views/support/modal-dialogs.ts';
import { staticActor } from '../../common/views/support/static-actor.ts';
import { inShop } from '../../common/views/support/test-shop.tsx';

vi.mock(import('#features/card-application/card-application/card-application-dialog.tsx'), async () => {
  const { useOpenLayer } = await import('#ui/dialog/open-layers.ts');
  return {
    CardApplicationDialog: ({ application, onClosed }) => {
      useOpenLayer({ isPlace: true, close: onClosed });
      return (
        <>
          <output>{JSON.stringify(application)}</output>
          <button onClick={onClosed}>Zavřít žádost</button>
        </>
      );
    },
  };
});

emulateModalDialogs();
const scrollTo = vi.fn<() => void>();
beforeEach(() => void vi.stubGlobal('scrollTo', scrollTo));
afterEach(cleanup);

const { customer, child, standing, link } = customerSelectionSamples;
const configuration = { ...defaultFlags, brand: 'linka' } as never;
const begun = { saved: '2026-11-20T08:00:00.000Z', expires: '2026-12-04T08:00:00.000Z' };

/** The selection of customers, in a state that can change. */
const selectionIn = (state: string, context: object = {}) =>
  changingActor(state, { begunApplications: [], begunForNewPerson: [], onlyManaged: false, ...context });

interface Surroundings {
  readonly address?: string;
  readonly selection?: ReturnType<typeof selectionIn>;
  readonly inCart?: readonly object[];
  readonly flags?: Partial<typeof defaultFlags>;
}

function show(buttons: ReactNode, { address = '/page', selection, inCart = [], flags }: Surroundings = {}) {
  const history = createMemoryHistory({ initialEntries: [address] });
  const effects: unknown[] = [];
  const shop = answeringShop({}, flags, {
    customerSelection: selection ?? selectionIn('selected'),
    cart: staticActor({ cart: { items: inCart } }),
  });
  const withEars = {
    ...shop,
    tell: (id: string, { type }: { readonly type: string }) => void effects.push(`${id} ${type}`),
    showToast: ({ messageId }: { readonly messageId: string }) => void effects.push(messageId),
  };
  const Page = () => (
    <>
      <h1>Účet</h1>
      {buttons}
    </>
  );
  render(inShop(withEars, inRouter(Page, history)));
  return { history, effects };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const openedWizard = async () => JSON.parse((await screen.findByRole('status')).textContent) as object;
const labels = async () => (await screen.findAllByRole('button')).map(({ textContent }) => textContent);
const isNotThere = async () => {
  await screen.findAllByRole('heading');
  return screen.queryAllByRole('button').length === 0;
};

const chip = 'Požádat o čipovou kartu';
const otherChip = 'Požádat o čipovou kartu pro další osobu';

describe('the buttons to apply for a card of a person of the account (ACC-07)', () => {
  const buttonsFor = (change: Partial<Parameters<typeof ApplicationButtons>[0]> = {}) => (
    <ApplicationButtons
      customer={customer}
      link={null}
      standing={standing}
      configuration={configuration}
      list={{ title: 'Karta', isNext: false, more: null }}
      {...change}
    />
  );
  const pupil = { ...child, birthDay: '2015-03-04' };
  const managed = { ...link, type: 'MANAGED' } as const;

  it.each([
    ["the account's own customer", {}, { kind: 'CREATE', customerId: 1, link: 'REGISTERED' }],
    ['an account without a customer', { customer: null }, { kind: 'CREATE', customerId: null, link: 'REGISTERED' }],
    [
      'an assigned customer',
      { customer: child, link },
      { kind: 'CREATE_ASSIGNED_CARD', customerId: 2, link: 'ASSIGNED' },
    ],
    ['a managed adult', { customer: child, link: managed }, { kind: 'CREATE', customerId: 2, link: 'MANAGED' }],
    [
      'a managed child',
      { customer: pupil, link: managed },
      { kind: 'CREATE_ASSIGNED_CARD', customerId: 2, link: 'MANAGED' },
    ],
  ])('open the wizard for %s', async (_whom, who, applicant) => {
    show(buttonsFor(who));
    await press(chip);
    expect(await openedWizard()).toEqual({ ...applicant, carrierType: 'HAULIER_CARD', preselection: null });
  });

  it('open the wizard for the kind of card that was pressed', async () => {
    show(buttonsFor());
    await press('Používat platební kartu');
    expect(await openedWizard()).toMatchObject({ carrierType: 'BANK_CARD' });
  });

  it('show which application has a draft, since when, and how long the draft is kept (WIZ-06)', async () => {
    const begunApplications = [{ carrierType: 'VIRTUAL_CARD', ...begun }];
    const begunForNewPerson = [{ carrierType: 'HAULIER_CARD', ...begun }];
    show(buttonsFor(), { selection: selectionIn('selected', { begunApplications, begunForNewPerson }) });
    expect(await labels()).toEqual([chip, 'Pokračovat v žádosti o kartu v telefonu', 'Používat platební kartu']);
    const note = 'Rozepsaná žádost uložená 20.11.2026 09:00. Uchováme ji do 04.12.2026 09:00.';
    expect(screen.getByText(note).previousElementSibling?.textContent).toMatch(/^Pokračovat/);
  });

  it('are not shown for a person for whom the account may not act', async () => {
    show(buttonsFor({ standing: { ...standing, manageable: false } }));
    expect(await isNotThere()).toBe(true);
  });

  const application = (originId: number) => ({ type: 'APPLICATION', payload: { applicationId: 5, originId } });
  const open: CustomerStanding = {
    ...standing,
    hasApplication: true,
    openApplication: customerSelectionSamples.openApplication,
  };

  it.each([
    ['the cart contains an application of the person', [application(1)], standing, /^Už je v košíku/],
    ['an application is being processed', [], open, /^Žádost o novou kartu už je podaná/],
  ])('cannot be pressed while %s', async (_why, inCart, known, reason) => {
    show(buttonsFor({ standing: known }), { inCart });
    await screen.findByText(reason);
    const states = screen.getAllByRole('button').map((button) => button.getAttribute('aria-disabled'));
    expect(states).toEqual(['true', 'true', 'true']);
  });

  it("can be pressed if the cart contains another person's application, and after an application has ended", async () => {
    show(buttonsFor({ standing: { ...standing, hasApplication: true } }), { inCart: [application(2)] });
    await press(chip);
    await openedWizard();
  });

  it('add the open wizard to the address, keep the other parameters there, and do not scroll the page', async () => {
    const { history } = show(buttonsFor(), { address: '/page?tab=chip-cards' });
    await screen.findByRole('button', { name: chip });
    scrollTo.mockClear();
    await press(chip);
    await expect.poll(() => history.location.search).toBe('?tab=chip-cards&apply=HAULIER_CARD');
    await press('Zavřít žádost');
    await expect.poll(() => history.location.search).toBe('?tab=chip-cards');
    expect(screen.queryByRole('status')).toBeNull();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  const preselection = 'profile=3&from=2027-01-15&keep=2';

  it('open the wizard for the profile in the address, also if the address gets the profile later (GRO-04)', async () => {
    const asked = { carrierType: 'HAULIER_CARD', preselection: { profileId: 3, from: '2027-01-15', keeps: 2 } };
    const linked = show(buttonsFor(), { address: `/page?tab=x&apply=HAULIER_CARD&${preselection}` });
    expect(await openedWizard()).toMatchObject(asked);
    // The history entry before the wizard is the page itself.
    act(() => linked.history.back());
    await expect.poll(() => linked.history.location.search).toBe('?tab=x');
    expect(screen.queryByRole('status')).toBeNull();
    cleanup();
    const { history, effects } = show(buttonsFor());
    await screen.findByRole('button', { name: chip });
    act(() => history.push(`/page?apply=HAULIER_CARD&${preselection}`));
    expect(await openedWizard()).toMatchObject(asked);
    expect(effects).toEqual([]);
  });

  it('show that no application is possible now if the address gets a profile later (GRO-04)', async () => {
    const { history, effects } = show(buttonsFor({ standing: open }), { address: '/page?tab=chip-cards' });
    await screen.findByRole('button', { name: chip });
    act(() => history.push(`/page?tab=chip-cards&apply=HAULIER_CARD&${preselection}`));
    await expect.poll(() => effects).toEqual(['upcomingChanges.notPossible']);
    await expect.poll(() => history.location.search).toBe('?tab=chip-cards');
    expect(history.length).toBe(2);
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('the buttons to apply for a card of a person who is not linked to the account yet (LNK-01)', () => {
  const onClosed = vi.fn<() => void>();
  const showOther = (surroundings: Surroundings = {}) => show(<OtherPersonButtons onClosed={onClosed} />, surroundings);
  beforeEach(() => void onClosed.mockClear());

  it('offer the kinds of card that another person can have, and open the wizard for a new person', async () => {
    showOther();
    expect(await labels()).toEqual([otherChip, 'Používat platební kartu pro další osobu']);
    await press(otherChip);
    expect(await openedWizard()).toEqual({
      kind: 'CREATE_ASSIGNED_CARD',
      customerId: null,
      link: 'ASSIGNED',
      carrierType: 'HAULIER_CARD',
      preselection: null,
    });
  });

  it('show which application for a new person has a draft (WIZ-06)', async () => {
    const begunApplications = [{ carrierType: 'BANK_CARD', ...begun }];
    const begunForNewPerson = [{ carrierType: 'HAULIER_CARD', ...begun }];
    showOther({ selection: selectionIn('selected', { begunApplications, begunForNewPerson }) });
    expect(await labels()).toEqual(['Pokračovat v žádosti o čipovou kartu', 'Používat platební kartu pro další osobu']);
  });

  it('refresh the list and the account when the wizard is closed', async () => {
    const { effects } = showOther();
    await press(otherChip);
    await openedWizard();
    expect(onClosed).not.toHaveBeenCalled();
    await press('Zavřít žádost');
    expect(onClosed).toHaveBeenCalledTimes(1);
    expect(effects).toEqual(['customerSelection refresh']);
  });

  it('appear when the account has been read; an open wizard stays while the account is read again', async () => {
    const selection = selectionIn('readingOwn');
    showOther({ selection });
    expect(await isNotThere()).toBe(true);
    act(() => selection.turnTo('none'));
    await press(otherChip);
    await openedWizard();
    act(() => selection.turnTo('readingOwn'));
    await openedWizard();
  });

  it.each([
    [{ isAllowedFreeCardApplication: true }, true],
    [{ isAllowedFreeCardApplication: false }, false],
  ])(
    'are hidden from an account that only manages cards if free applications are allowed: %o',
    async (flags, isGone) => {
      showOther({ selection: selectionIn('selected', { onlyManaged: true }), flags });
      expect(await isNotThere()).toBe(isGone);
    },
  );
});
