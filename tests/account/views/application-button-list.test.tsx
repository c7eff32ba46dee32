// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Nfc } from 'lucide-react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApplicationButtonList } from '#features/account/application-buttons/application-button-list.tsx';
import type { ActionObstacle } from '#rules/visibility.ts';
import { buttonStyles, type ButtonVariant } from '#ui/button/button.styles.ts';
import { inRouter } from '../../common/views/support/in-router.tsx';
import { emulateModalDialogs } from '../../common/views/support/modal-dialogs.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';

vi.mock(import('#features/card-application/card-application/card-application-dialog.tsx'), () => ({
  CardApplicationDialog: ({ onClosed }) => <button onClick={onClosed}>Zavřít žádost</button>,
}));

emulateModalDialogs();
afterEach(cleanup);

const carriers = ['HAULIER_CARD', 'VIRTUAL_CARD', 'BANK_CARD'] as const;
const inProgress = 'Žádost o novou kartu už je podaná. Další podáte, až bude vyřízená.';
const inCart = 'Už je v košíku. Nejdřív košík zaplaťte nebo položku odeberte.';

const applicant = { kind: 'CREATE', customerId: 1, link: 'REGISTERED' } as const;

interface Shown {
  readonly obstacles: readonly (ActionObstacle | null)[];
  /** Undefined: the buttons are not in a list. */
  readonly isNext?: boolean;
}

/** `sentEvents`: the events that the selection of customers gets. */
function showAs({ obstacles, isNext }: Shown) {
  const sentEvents: string[] = [];
  const offered = obstacles.flatMap((obstacle, index) => {
    const carrierType = carriers[index];
    if (carrierType === undefined) return [];
    const label = `applicationForm.apply.${carrierType}` as const;
    return [{ carrierType, label, Icon: Nfc, button: { visible: true, obstacle } as const }];
  });
  const list = isNext === undefined ? {} : { list: { title: 'Karta', isNext, more: null } };
  const Buttons = () => <ApplicationButtonList offered={offered} begun={[]} applicant={applicant} {...list} />;
  const customerSelection = { send: ({ type }: { readonly type: string }) => sentEvents.push(type) };
  render(inShop(testShop({ customerSelection }), inRouter(Buttons)));
  return { sentEvents };
}

const show = (...obstacles: Shown['obstacles']) => showAs({ obstacles });

const reasons = async () =>
  (await screen.findAllByRole('button')).map(
    (button) => document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent ?? null,
  );

describe('the buttons that apply for a card (ACC-07)', () => {
  it('show the same reason only once; the reason describes each button', async () => {
    show('APPLICATION_IN_PROGRESS', 'APPLICATION_IN_PROGRESS', 'APPLICATION_IN_PROGRESS');
    expect(await reasons()).toEqual([inProgress, inProgress, inProgress]);
    expect(screen.getAllByText(inProgress)).toHaveLength(1);
  });

  it('show their own reasons if these differ', async () => {
    show('APPLICATION_IN_PROGRESS', 'ALREADY_IN_CART', null);
    expect(await reasons()).toEqual([inProgress, inCart, null]);
  });

  it('show the reason below a single button, as every other action does', async () => {
    show('APPLICATION_IN_PROGRESS');
    expect(await reasons()).toEqual([inProgress]);
    const [button] = screen.getAllByRole('button');
    expect(button?.parentElement?.textContent).toContain(inProgress);
  });

  it('show no reason while they can be pressed', async () => {
    show(null, null);
    expect(await reasons()).toEqual([null, null]);
  });

  it.each([
    ['beside each other', undefined, 'secondary', 'secondary'],
    ['rows of a list', false, 'row', 'row'],
    ['rows of a list below the primary button, if an application is the next step', true, 'primary', 'row'],
  ] as const)('are %s', async (_how, isNext, first, others) => {
    const styleOf = (variant: ButtonVariant) => buttonStyles({ variant, block: true });
    showAs({ obstacles: [null, null, null], ...(isNext !== undefined && { isNext }) });
    const styles = (await screen.findAllByRole('button')).map(({ className }) => className);
    expect(styles).toEqual([first, others, others].map(styleOf));
    const inList = screen.queryAllByRole('listitem').length;
    expect(inList).toBe([first, others, others].filter((variant) => variant === 'row').length);
  });

  it('read again which applications have a draft after a wizard was closed', async () => {
    const { sentEvents } = show(null);
    await userEvent.click(await screen.findByRole('button', { name: 'Požádat o čipovou kartu' }));
    const close = await screen.findByRole('button', { name: 'Zavřít žádost' });
    expect(sentEvents).toEqual([]);
    await userEvent.click(close);
    expect(sentEvents).toEqual(['refresh']);
    expect(screen.queryByRole('button', { name: 'Zavřít žádost' })).toBeNull();
  });
});
