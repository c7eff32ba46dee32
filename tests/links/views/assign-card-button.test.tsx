// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { saveDraft } from '#common/form-draft/form-draft.ts';
import { AssignCardButton } from '#features/links/card-assigning/assign-card-button.tsx';
import { emulateModalDialogs } from '../../common/views/support/modal-dialogs.ts';
import { staticActor } from '../../common/views/support/static-actor.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';

emulateModalDialogs();
const nothing = () => {};
const username = 'parent@linka.example';

interface Surroundings {
  readonly flags?: object;
  readonly onlyManaged?: boolean;
  readonly state?: 'selected' | 'none';
}

function show({ flags = {}, onlyManaged = false, state = 'selected' }: Surroundings = {}) {
  const configuration = { haulierCardAsCarrierAllowed: true, isAllowedFreeCardApplication: true, ...flags };
  const context = { registered: null, onlyManaged, linkedId: null, card: null, standing: null };
  const customerSelection = {
    ...staticActor(context),
    getSnapshot: () => ({ context, matches: (asked: string) => asked === state, hasTag: () => false }),
  };
  const session = staticActor({ session: { username } });
  const shop = testShop({ boot: staticActor({ configuration }), customerSelection, session });
  render(inShop(shop, <AssignCardButton onAssigned={nothing} />));
}
const button = () => screen.queryByRole('button', { name: 'Přiřadit kartu' });

describe('the button that assigns a card (LNK-01)', () => {
  afterEach(() => {
    cleanup();
    localStorage.clear();
  });

  it('opens the dialog', async () => {
    show();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Přiřadit kartu' }));
    await screen.findByLabelText('Číslo karty');
  });

  it.each([
    ['the operator issues no cards of its own', { flags: { haulierCardAsCarrierAllowed: false } }],
    ['the account only manages cards, and free applications are allowed', { onlyManaged: true }],
  ])('is not shown if %s', (_why, surroundings) => {
    show(surroundings);
    expect(button()).toBeNull();
  });

  it('is shown to an account that only manages cards if applications cannot be free', () => {
    show({ onlyManaged: true, flags: { isAllowedFreeCardApplication: false } });
    expect(button()).not.toBeNull();
  });

  it('is disabled with a reason if the account has no card of its own', async () => {
    show({ state: 'none' });
    expect(button()?.getAttribute('aria-disabled')).toBe('true');
    screen.getByText(/^Kartu dítěte přiřadíte, až budete mít v/);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Přiřadit kartu' }));
    expect(screen.queryByLabelText('Číslo karty')).toBeNull();
  });

  it('opens the dialog by itself with the data typed before the session expired (SES-02)', async () => {
    const entered = { cardNumber: '2100 9', applicationNumber: '' };
    saveDraft({ username, form: 'connectAccount', subject: 'assigned cards', entered });
    show();
    expect(await screen.findByLabelText('Číslo karty')).toHaveProperty('value', '2100 9');
  });

  it('does not open the dialog with a draft that does not fit the form (SES-02)', () => {
    saveDraft({ username, form: 'connectAccount', subject: 'assigned cards', entered: { cardNumber: 7 } });
    show();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
