// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Nfc } from 'lucide-react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { useFlow } from '#common/use-flow.ts';
import type { PersonChanges, UpcomingChange } from '#contract/entities/upcoming-changes.ts';
import type { GuardedPage } from '#contract/guarded-pages.ts';
import { ApplicationButtonList } from '#features/account/application-buttons/application-button-list.tsx';
import { PeopleSwitcher } from '#features/account/people/people-switcher.tsx';
import { dueDays, changesOfPerson } from '#features/account/upcoming-changes/person-changes.ts';
import { UpcomingChangesSection } from '#features/account/upcoming-changes/upcoming-changes-section.tsx';
import { provideUpcomingChanges } from '#features/account/upcoming-changes/upcoming-changes.actors.ts';
import { buttonStyles } from '#ui/button/button.styles.ts';
import { inRouter } from '../../common/views/support/in-router.tsx';
import { emulateModalDialogs } from '../../common/views/support/modal-dialogs.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { adultNext, childChange, personChanges } from './upcoming-changes.samples.ts';

beforeAll(emulateModalDialogs);
afterEach(cleanup);

type Answer = () => Promise<{ readonly people: readonly PersonChanges[] }>;

function Section() {
  const actor = useFlow(provideUpcomingChanges);
  return <UpcomingChangesSection actor={actor} customerId={7} fullName="Vojtěch Mareš" isLikely={false} />;
}

function open(answer: Answer) {
  const history = createMemoryHistory({ initialEntries: ['/page?tab=chip-cards'] });
  const shop = { ...testShop(), call: answer as never };
  render(inShop(shop, inRouter(Section, history)));
  return history;
}
const show = (...changes: readonly UpcomingChange[]) => open(async () => ({ people: [personChanges(...changes)] }));
const sheet = async () => within(await screen.findByRole('article'));
const rows = async () =>
  (await screen.findAllByRole('term')).map((term) => [
    term.textContent,
    (term.nextElementSibling?.textContent ?? '').replaceAll('\u00A0', ' '),
  ]);

describe('the section of upcoming changes (GRO-04)', () => {
  it('shows what ends and why, the next profile, the prices and the required documents', async () => {
    show(childChange);
    expect((await sheet()).getByRole('heading').textContent).toMatch(
      /^Poslední den profilu Dítě 6–14 let: čt.14\.01\.2027$/,
    );
    expect(screen.getByText(/věk neodpovídá tomuto profilu/)).toBeTruthy();
    expect(await rows()).toEqual([
      ['Potom', 'Dospělý od pá 15.01.2027Do té doby platí na nové kartě profil Dítě 6–14 let.'],
      ['Jízdenka', '30denní, 100 Lipany-město: teď 275,00 Kč, potom 572,00 Kč'],
      ['Nová karta', '130,00 Kč'],
      ['Budete potřebovat', 'žádný doklad'],
    ]);
  });

  it('shows the first day after the old profile if the same profile follows', async () => {
    show({ ...childChange, next: [{ ...adultNext, isSame: true, from: '2026-12-01', keeps: null }] });
    await sheet();
    expect((await rows())[0]).toEqual(['Potom', 'Znovu Dospělý, od pá 15.01.2027']);
  });

  it('opens the wizard by the address, with the profile, its first day and the kept profile; the rest of the address stays', async () => {
    const history = show(childChange);
    const apply = await screen.findByRole('button', { name: 'Požádat o kartu s profilem Dospělý' });
    const scrollTo = vi.spyOn(window, 'scrollTo');
    await userEvent.click(apply);
    await expect.poll(() => history.location.search).toContain('apply=');
    expect(scrollTo).not.toHaveBeenCalled();
    // "Back" leads to the page before, not to this page with a closed wizard.
    expect(history.length).toBe(1);
    expect(Object.fromEntries(new URLSearchParams(history.location.search))).toEqual({
      tab: 'chip-cards',
      apply: 'HAULIER_CARD',
      profile: '1',
      from: '2027-01-15',
      keep: '2',
    });
  });

  it('shows the other profiles with their prices and documents when a button is pressed', async () => {
    const history = show(childChange);
    await userEvent.click(await screen.findByRole('button', { name: 'Další možnosti' }));
    expect((await rows()).at(-1)).toEqual([
      'Žák do 19 let',
      '30denní, 100 Lipany-město: potom zatím není v prodejiBudete potřebovat: Potvrzení o studiuPožádat o kartu s profilem Žák do 19 let',
    ]);
    const [suggested, other] = screen.getAllByRole('button', { name: /^Požádat o kartu/ });
    const styleOf = (variant: 'secondary' | 'quiet') => buttonStyles({ variant, block: false });
    expect([suggested?.className, other?.className]).toEqual([styleOf('secondary'), styleOf('quiet')]);
    await userEvent.click(screen.getByRole('button', { name: 'Požádat o kartu s profilem Žák do 19 let' }));
    await expect.poll(() => history.location.search).toContain('profile=3');
  });

  it.each([
    [{ ...childChange, ticket: null }, 'Cenu teď neumíme porovnat'],
    [{ ...childChange, next: [{ ...adultNext, price: null }] }, /teď 275,00.Kč, potom zatím není v prodeji$/],
    [
      { ...childChange, ticket: { basis: 'MONTHLY' as const, displayName: '30denní', zone: '100', price: null } },
      /^30denní, 100: potom 572,00.Kč.*Pro srovnání/,
    ],
    [{ ...childChange, next: [] }, 'Věku neodpovídá žádný profil, o který se tu dá požádat'],
    [{ ...childChange, step: { ...childChange.step, fee: 0 } }, 'zdarma'],
    [{ ...childChange, next: [{ ...adultNext, isic: true }] }, 'číslo platného průkazu ISIC'],
  ])('shows which data are unknown, free or needed: %#', async (change, text) => {
    show(change);
    const found = (await rows()).map(([, value]) => value);
    expect(found.some((value) => (typeof text === 'string' ? value === text : text.test(value ?? '')))).toBe(true);
  });

  it.each([
    [{ name: 'LATER' as const, possibleFrom: '2027-05-31' }, /^Požádat tu můžete od/],
    [
      { name: 'APPLICATION' as const, applicationId: 5, carrierType: null, fee: null },
      /Jedna žádost o kartu už je podaná/,
    ],
    [
      { name: 'NONE' as const, obstacle: 'NO_CARD_OFFERED' as const, carrierType: null },
      /Obraťte se prosím na pobočku/,
    ],
    [{ name: 'NONE' as const, obstacle: 'TOO_OLD_FOR_LINK' as const, carrierType: null }, /jen pro dítě do 15 let/],
  ])('has no button if there is nothing to apply for: $name', async (step, text) => {
    show({ ...childChange, step: { ...childChange.step, ...step } });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Požádat/ })).toBeNull();
  });

  it('has no button at the other profiles either until an application is possible', async () => {
    show({ ...childChange, step: { ...childChange.step, name: 'LATER', possibleFrom: '2027-05-31' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Další možnosti' }));
    expect((await rows()).at(-1)?.[0]).toBe('Žák do 19 let');
    expect(screen.queryByRole('button', { name: /^Požádat/ })).toBeNull();
  });

  it('has a link to the open application', async () => {
    show({ ...childChange, step: { ...childChange.step, name: 'APPLICATION', applicationId: 5 } });
    expect((await screen.findByRole('link')).getAttribute('href')).toBe('#/app/card-application/5');
  });

  it('shows later changes when a button is pressed', async () => {
    show({ ...childChange, isDue: false });
    const later = await screen.findByRole('button', { name: 'Později během roku (1)' });
    expect(screen.queryByRole('article')).toBeNull();
    await userEvent.click(later);
    expect(screen.getByRole('article')).toBeTruthy();
  });

  it('is empty for a person without changes', async () => {
    open(async () => ({ people: [{ ...personChanges(childChange), customerId: 8 }] }));
    await expect.poll(() => document.querySelector('[data-state=shown]')).not.toBeNull();
    expect(document.querySelector('[data-part=upcomingChanges]')?.childElementCount).toBe(0);
  });

  it('is read again after a failure', async () => {
    let fails = true;
    open(() =>
      fails ? Promise.reject(new Error('no answer')) : Promise.resolve({ people: [personChanges(childChange)] }),
    );
    const retry = await screen.findByRole('button', { name: 'Zkusit znovu' });
    fails = false;
    await userEvent.click(retry);
    await sheet();
    expect(screen.queryByRole('button', { name: 'Zkusit znovu' })).toBeNull();
  });

  it('shows the day from which a child needs an account of their own', async () => {
    open(async () => ({ people: [{ ...personChanges(), ownAccountFrom: '2027-01-15' }] }));
    const text = (await screen.findByText(/už nenakoupíte: od 15 let je potřeba vlastní účet/)).parentElement
      ?.textContent;
    expect(text).toContain('Vojtěch Mareš');
    expect(text).toContain('15.01.2027');
  });

  it('stays if it cannot be read again, with a retry button', async () => {
    const answers = [{ people: [personChanges(childChange)] }];
    const call = async () => answers.shift() ?? Promise.reject(new Error('no answer'));
    const shop = { ...testShop(), call: call as never };
    const actor = createActor(provideUpcomingChanges(shop)).start();
    const Page = () => (
      <UpcomingChangesSection actor={actor} customerId={7} fullName="Vojtěch Mareš" isLikely={false} />
    );
    render(inShop(shop, inRouter(Page)));
    await sheet();
    act(() => actor.send({ type: 'refresh' }));
    await screen.findByRole('button', { name: 'Zkusit znovu' });
    await sheet();
  });

  it('reserves space while it is read, but only if a change is likely', () => {
    const room = [true, false].map((isLikely) => {
      const Page = () => {
        const actor = useFlow(provideUpcomingChanges);
        return <UpcomingChangesSection actor={actor} customerId={7} fullName="" isLikely={isLikely} />;
      };
      const { container, unmount } = render(
        inShop({ ...testShop(), call: () => new Promise<never>(() => {}) }, <Page />),
      );
      const children = container.querySelector('[data-part=upcomingChanges]')?.childElementCount;
      unmount();
      return children;
    });
    expect(room).toEqual([1, 0]);
  });
});

describe('the note about a change in the list of people (GRO-04)', () => {
  const people = [1, 7].map((customerId) => ({
    customerId,
    fullName: `Mareš ${String(customerId)}`,
    type: 'ASSIGNED' as const,
    coverage: { state: 'NOT_COVERED' as const, until: null },
    openApplication: null,
  }));

  it('is shown beside people with a due change, with the day of the change', async () => {
    const changes = dueDays({ people: [personChanges(childChange)] });
    const Page = () => <PeopleSwitcher people={people} count={2} linkedId={null} changes={changes} />;
    render(inShop(testShop(), inRouter(Page)));
    expect((await screen.findByRole('link', { name: /Mareš 7/ })).textContent).toContain('Změna od 15.01.2027');
    expect(screen.getByRole('link', { name: /Mareš 1/ }).textContent).not.toContain('Změna');
  });

  it.each<readonly [readonly GuardedPage[], string | null]>([
    [['managed-card-list'], 'Ještě 3 lidé'],
    [[], null],
  ])(
    'is followed by the number of people who are not shown, if their list may be opened: %s',
    async (allowed, text) => {
      const Page = () => <PeopleSwitcher people={people} count={5} linkedId={7} changes={new Map()} />;
      render(inShop(testShop(), inRouter(Page, undefined, allowed)));
      await screen.findByRole('link', { name: /Mareš 7/, current: 'page' });
      const more = document.querySelector('a[href="#/app/managed-card-list"]');
      expect(more?.textContent.replaceAll('\u00A0', ' ') ?? null).toBe(text);
    },
  );

  it('is not shown if there is only one person, and therefore no list', () => {
    render(
      inShop(testShop(), <PeopleSwitcher people={people.slice(0, 1)} count={1} linkedId={null} changes={new Map()} />),
    );
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('is not shown while the changes are unknown, nor for later changes', () => {
    expect(dueDays(null).size).toBe(0);
    expect(dueDays({ people: [personChanges({ ...childChange, isDue: false })] }).size).toBe(0);
    expect(changesOfPerson(null, 7)).toBeNull();
  });
});

describe('an address with a requested application (GRO-04)', () => {
  const openAddress = (search: string, obstacle: null | 'APPLICATION_IN_PROGRESS' = null) => {
    const history = createMemoryHistory({ initialEntries: [`/page?tab=x${search}`] });
    const showToast = vi.fn();
    const Buttons = () => (
      <ApplicationButtonList
        offered={[
          {
            carrierType: 'HAULIER_CARD',
            label: 'applicationForm.apply.HAULIER_CARD',
            Icon: Nfc,
            button: { visible: true, obstacle },
          },
        ]}
        begun={[]}
        applicant={{ kind: 'CREATE', customerId: 1, link: 'REGISTERED' }}
      />
    );
    render(inShop({ ...testShop(), showToast }, inRouter(Buttons, history)));
    return { history, toasts: () => showToast.mock.calls.flat() };
  };

  it.each([
    ['&apply=HAULIER_CARD&profile=x&from=2027-01-01', null, 'upcomingChanges.broken'],
    ['&apply=HAULIER_CARD&profile=1&from=2027-02-30', null, 'upcomingChanges.broken'],
    ['&apply=TRAM&profile=1&from=2027-01-01', null, 'upcomingChanges.broken'],
    ['&apply=HAULIER_CARD&profile=1&from=2027-01-01&keep=1', null, 'upcomingChanges.broken'],
    ['&apply=HAULIER_CARD&profile=1&from=2027-01-01', 'APPLICATION_IN_PROGRESS', 'upcomingChanges.notPossible'],
    ['&apply=VIRTUAL_CARD&profile=1&from=2027-01-01', null, 'upcomingChanges.notPossible'],
  ] as const)('loses its request if no wizard opens; a toast says why: %s %s', async (search, obstacle, message) => {
    const { history, toasts } = openAddress(search, obstacle);
    await screen.findByRole('button', { name: /čipovou kartu/ });
    await expect.poll(() => history.location.search).toBe('?tab=x');
    expect(toasts()).toEqual([{ messageId: message, colour: 'warning' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows no toast if it contains only a kind of card', async () => {
    const { toasts } = openAddress('&apply=HAULIER_CARD');
    await screen.findByRole('dialog');
    expect(toasts()).toEqual([]);
  });
});
