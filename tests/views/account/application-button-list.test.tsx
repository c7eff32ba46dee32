// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { ActionObstacle } from '../../../rules/visibility.ts';
import { ApplicationButtonList } from '../../../src/features/account/card-application/application-button-list.tsx';
import { inRouter } from '../support/in-router.tsx';
import { inShop, testShop } from '../support/test-shop.tsx';

afterEach(cleanup);

const carriers = ['HAULIER_CARD', 'VIRTUAL_CARD', 'BANK_CARD'] as const;
const inProgress = 'Žádost o novou kartu se už vyřizuje. Další podáte, až bude vyřízená.';
const inCart = 'Už je v košíku. Nejdřív košík zaplaťte nebo položku odeberte.';

function show(...obstacles: readonly (ActionObstacle | null)[]) {
  const offered = obstacles.flatMap((obstacle, index) => {
    const carrierType = carriers[index];
    return carrierType === undefined ? [] : [{ carrierType, button: { visible: true, obstacle } as const }];
  });
  const applicant = { kind: 'CREATE', customerId: 1, link: 'REGISTERED' } as const;
  const Buttons = () => <ApplicationButtonList offered={offered} begun={[]} applicant={applicant} texts="apply" />;
  render(inShop(testShop(), inRouter(Buttons)));
}

const told = async () =>
  (await screen.findAllByRole('button')).map(
    (button) => document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent ?? null,
  );

describe('the buttons that apply for a card (ACC-07)', () => {
  it('say once why none of them can be pressed, and each of them is described by it', async () => {
    show('APPLICATION_IN_PROGRESS', 'APPLICATION_IN_PROGRESS', 'APPLICATION_IN_PROGRESS');
    expect(await told()).toEqual([inProgress, inProgress, inProgress]);
    expect(screen.getAllByText(inProgress)).toHaveLength(1);
  });

  it('say their own reasons where these differ', async () => {
    show('APPLICATION_IN_PROGRESS', 'ALREADY_IN_CART', null);
    expect(await told()).toEqual([inProgress, inCart, null]);
  });

  it('say nothing while they can be pressed', async () => {
    show(null, null);
    expect(await told()).toEqual([null, null]);
  });
});
