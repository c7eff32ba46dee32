// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ApplicationState } from '#common/application-wait/application-state.tsx';
import type { OpenApplication } from '#contract/entities/application-progress.ts';
import { applicationWaits } from '#contract/entities/application-progress.ts';
import type { FamilyBoard } from '#contract/entities/family-board.ts';
import type { ShownCustomer } from '#features/account/customer-selection/customer-page.tsx';
import { FamilyBoardView } from '#features/account/family-board/family-board-view.tsx';
import { PeopleSwitcher } from '#features/account/people/people-switcher.tsx';
import { SelectedCustomer } from '#features/account/user-account/selected-customer.tsx';
import { ApplicationDetailView } from '#features/card-application/application-detail/application-detail-view.tsx';
import { customerSelectionSamples } from '#machines/account/customer-selection/model/customer-selection.samples.ts';
import { familyBoardMachine } from '#machines/account/family-board/family-board.machine.ts';
import { baby, mother, today } from '#machines/account/family-board/model/family-board.samples.ts';
import { applicationDetailMachine } from '#machines/card-application/application-detail/application-detail.machine.ts';
import type { FiledApplication } from '#machines/card-application/application-detail/application-detail.types.ts';
import { filedForAdult } from '#machines/card-application/application-detail/model/application-detail.samples.ts';
import { noOffers } from '#machines/common/repeat-purchase/model/repeat-purchase.samples.ts';
import { defaultFlags } from '#server/platform/settings/system-flags.ts';
import { fillBrowserGaps } from '../../common/ui/browser-gaps.ts';
import { inRouter } from '../../common/views/support/in-router.tsx';
import { emulateModalDialogs } from '../../common/views/support/modal-dialogs.ts';
import { staticActor } from '../../common/views/support/static-actor.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { accountShop } from './account-shop.ts';

fillBrowserGaps();
emulateModalDialogs();
afterEach(cleanup);

const { customer, card, child, link, standing, openApplication: followed } = customerSelectionSamples;
const page = '#/app/card-application/5';

async function showCustomer(open: OpenApplication, part: Partial<ShownCustomer> = {}) {
  const shown: ShownCustomer = {
    customer,
    card: null,
    link: null,
    standing: { ...standing, hasApplication: part.card == null, openApplication: { ...followed, ...open } },
    offers: noOffers,
    failed: false,
    upcoming: null,
    reading: false,
    ...part,
  };
  const selection = staticActor({ onlyManaged: false, begunApplications: [], people: [], peopleCount: 1 });
  render(
    inShop(
      accountShop({ customerSelection: selection }),
      inRouter(() => <SelectedCustomer {...shown} />),
    ),
  );
  await screen.findByRole('tablist');
}

async function showBoard(openApplication: OpenApplication) {
  const board: FamilyBoard = { people: [mother, { ...baby, openApplication }], totalCount: 2 };
  const readBoard = fromPromise<FamilyBoard>(() => Promise.resolve(board));
  const machine = familyBoardMachine.provide({ actors: { readBoard } });
  const actor = createActor(machine, { input: { flowId: 'flow', today, draft: null } }).start();
  render(
    inShop(
      testShop(),
      inRouter(() => <FamilyBoardView board={actor} nobody={null} />),
    ),
  );
  await screen.findAllByRole('article');
}

async function showDetail({ id, waitsFor }: OpenApplication) {
  const filed: FiledApplication = { ...filedForAdult, application: { ...filedForAdult.application, id, waitsFor } };
  const machine = applicationDetailMachine.provide({
    actors: { readFiled: fromPromise(() => Promise.resolve(filed)) },
  });
  const actor = createActor(machine, { input: { applicationId: id } }).start();
  const shop = testShop({ boot: staticActor({ configuration: { ...defaultFlags, brand: 'linka' } }) });
  render(inShop(shop, <ApplicationDetailView actor={actor} />));
  await screen.findByRole('heading', { level: 3 });
}

const refused = { customer: child, link, standing: { ...standing, manageable: false, reason: 'AGE' as const } };

/** The places that show the application. */
const places: Readonly<Record<string, (application: OpenApplication) => Promise<void>>> = {
  "the account's own page without a card": (application) => showCustomer(application),
  "the account's own page with a card": (application) => showCustomer(application, { card }),
  'the page of a linked person': (application) => showCustomer(application, { customer: child, link }),
  'the page of a person for whom the account may not act': (application) =>
    showCustomer(application, {
      ...refused,
      standing: { ...refused.standing, hasApplication: true, openApplication: { ...followed, ...application } },
    }),
  'the family board': showBoard,
  'the read-only wizard': showDetail,
};

/** Texts saying that the person need not do anything, or that another person deals with it. */
const idle = /nemusíte nic dělat|se vyřizuje|Požádejte o kartu/;

describe('an open application (APL-01, ACC-07)', () => {
  it.each(Object.keys(places))('is shown on %s, with a link to the application', async (place) => {
    for (const waitsFor of applicationWaits) {
      await places[place]?.({ id: 5, applicationNumber: '8000000012', waitsFor });
      const ways = screen.getAllByRole('link').filter((one) => one.getAttribute('href') === page);
      expect([waitsFor, ways.length]).toEqual([waitsFor, 1]);
      expect(document.body.textContent).not.toMatch(idle);
      cleanup();
    }
  });

  it('has a link that names the required action', async () => {
    await showBoard({ id: 5, applicationNumber: '8000000012', waitsFor: 'PHOTO' });
    const board = within(screen.getByRole('article', { name: baby.fullName }));
    board.getByText('Žádost o kartu čeká na vás');
    board.getByText('Potřebujeme od vás novou fotografii. Hned potom budeme pokračovat.');
    board.getByRole('link', { name: 'Poslat novou fotografii' });
    expect(board.queryByRole('link', { name: 'Požádat o kartu' })).toBeNull();
  });

  it('has a link on the board even if it waits for nobody; the board offers no other application', async () => {
    await showBoard({ id: 5, applicationNumber: '8000000012', waitsFor: null });
    const board = within(screen.getByRole('article', { name: baby.fullName }));
    expect(board.getByRole('link', { name: 'Otevřít žádost' }).getAttribute('href')).toBe(page);
    expect(board.queryByRole('link', { name: 'Požádat o kartu' })).toBeNull();
  });

  it('shows a note below the state, which depends on whom the application waits for', () => {
    const { state } = filedForAdult.application;
    const stateOf = (waitsFor: OpenApplication['waitsFor']) => {
      render(inShop(testShop(), <ApplicationState state={state} waitsFor={waitsFor} />));
      const text = document.body.textContent;
      cleanup();
      return text;
    };
    expect(stateOf(null)).toBe(state.displayName);
    const notes = { FEE: 'Čeká na zaplacení', FEE_ELSEWHERE: 'Čeká na zaplacení', COLLECTION: 'K vyzvednutí' };
    const others = { FILER: 'Čeká na toho, kdo ji podal' };
    for (const wait of applicationWaits)
      expect(stateOf(wait)).toBe(state.displayName + ({ ...notes, ...others }[wait as string] ?? 'Čeká na vás'));
  });

  it('is shown beside its person in the list of people, unless it waits for another account', async () => {
    const peopleWith = (waitsFor: OpenApplication['waitsFor']) =>
      [mother, baby].map((person) => ({
        ...person,
        openApplication: { id: 5, applicationNumber: '8000000012', waitsFor },
      }));
    const show = async (waitsFor: OpenApplication['waitsFor']) => {
      cleanup();
      const List = () => <PeopleSwitcher people={peopleWith(waitsFor)} count={2} linkedId={null} changes={new Map()} />;
      render(inShop(testShop(), inRouter(List)));
      return (await screen.findByRole('link', { name: new RegExp(baby.fullName) })).textContent;
    };
    expect(await show('BANK_CARD')).toContain('Žádost o kartu čeká na vás');
    expect(await show('COLLECTION')).toContain('Karta je připravená k vyzvednutí');
    for (const wait of ['FILER', null] as const) expect(await show(wait)).not.toContain('Žádost');
  });
});
