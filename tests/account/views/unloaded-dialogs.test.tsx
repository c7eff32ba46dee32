// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { discardDraft, saveDraft } from '#common/form-draft/form-draft.ts';
import { ActionButtons } from '#features/account/card-actions/action-buttons.tsx';
import { PersonalInfoButton } from '#features/account/card-actions/personal-info/personal-info-button.tsx';
import { CardManagingAccountListScreen } from '#features/links/account-links/card-managing-account-list-screen.tsx';
import { AssignCardButton } from '#features/links/card-assigning/assign-card-button.tsx';
import { MergeCustomersButton } from '#features/links/merge-customers/merge-customers-button.tsx';
import { customerSelectionSamples } from '#machines/account/customer-selection/model/customer-selection.samples.ts';
import { defaultFlags } from '#server/platform/settings/system-flags.ts';
import { editButton } from '#ui/table/table-buttons.tsx';
import { fillBrowserGaps } from '../../common/ui/browser-gaps.ts';
import { answeringShop } from '../../common/views/support/answering-shop.ts';
import { changingActor } from '../../common/views/support/changing-actor.ts';
import { inRouter } from '../../common/views/support/in-router.tsx';
import { emulateModalDialogs } from '../../common/views/support/modal-dialogs.ts';
import { inShop } from '../../common/views/support/test-shop.tsx';

const unloaded = vi.hoisted(() => () => {
  throw new Error('the code did not arrive');
});
vi.mock(`#features/account/card-actions/balance-transfer/balance-transfer-dialog.tsx`, unloaded);
vi.mock(`#features/account/card-actions/personal-info/personal-info-dialog.tsx`, unloaded);
vi.mock(`#common/connect-account/connect-account-dialog.tsx`, unloaded);
vi.mock(`#features/links/managed-card-request/managed-card-request-dialog.tsx`, unloaded);
vi.mock(`#features/links/merge-customers/merge-customers-dialog.tsx`, unloaded);

fillBrowserGaps();
emulateModalDialogs();
// The router scrolls to the top, which jsdom does not support.
beforeAll(() => void vi.stubGlobal('scrollTo', () => {}));
beforeEach(discardDraft);
afterEach(cleanup);

const { customer, card, standing } = customerSelectionSamples;
const configuration = { ...defaultFlags, brand: 'linka' } as never;
const placeholder = { ...customer, id: 5, firstName: '5', external: true };
const nothing = () => {};
const nobodyElse = { items: [], totalCount: 0 };
const nobody = { birthDay: '', email: '', phoneNumber: '', street: '', streetNumber: '', city: '', zip: '' };
const named = { ...nobody, firstName: 'Žofie', lastName: '' };

const forms: readonly (readonly [title: string, form: string, subject: string, entered: object, page: ReactElement])[] =
  [
    [
      'Převod zůstatku ze staré karty',
      'balanceTransfer',
      card.cardNumber,
      { number: '6299' },
      <ActionButtons
        place="card"
        variant="secondary"
        key="t"
        customer={customer}
        card={card}
        link={null}
        standing={standing}
        configuration={configuration}
      />,
    ],
    [
      'Osobní údaje',
      'personalInfo',
      'customer 5',
      { person: named, custodianId: null, custodian: named },
      <PersonalInfoButton key="p" link={{ customer: placeholder }} button={editButton} onChanged={nothing} />,
    ],
    [
      'Přiřazení karty',
      'connectAccount',
      'assigned cards',
      { cardNumber: '2100', applicationNumber: '' },
      <AssignCardButton key="a" onAssigned={nothing} />,
    ],
    [
      'Žádost o správu karty',
      'managedCardRequest',
      'managing accounts',
      { eMail: 'karel@linka' },
      inRouter(CardManagingAccountListScreen),
    ],
    [
      'Sloučení osob',
      'mergeCustomers',
      'customer 5',
      { originId: 1 },
      <MergeCustomersButton key="m" link={{ customer: placeholder }} onChanged={nothing} />,
    ],
  ];

it.each(forms)(
  'the dialog %s stays closed after the person closed it, if its code could not be loaded after the next log-in (SES-02)',
  async (title, form, subject, entered, page) => {
    saveDraft({ username: 'jana@linka.example', form, subject, entered });
    const selection = { people: [], peopleCount: 2, registered: { id: 1 }, onlyManaged: false, card: null };
    const shop = answeringShop(
      { managingAccounts: nobodyElse, cardManagementRequests: nobodyElse },
      {},
      {
        customerSelection: changingActor('selected', selection),
        cart: changingActor('ready', { cart: { items: [] } }),
      },
    );
    const open = () => render(inShop(shop, page));
    open();
    await screen.findByRole('button', { name: 'Zkusit znovu' });
    expect(screen.getByRole('dialog', { name: title })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Zavřít' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    cleanup();
    open();
    await screen.findAllByRole('button');
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);
