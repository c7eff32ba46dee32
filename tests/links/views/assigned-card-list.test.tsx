// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { AssignedCardListScreen } from '#features/links/account-links/assigned-card-list-screen.tsx';
import { answeringShop } from '../../common/views/support/answering-shop.ts';
import { inRouter } from '../../common/views/support/in-router.tsx';
import { staticActor } from '../../common/views/support/static-actor.ts';
import { inShop } from '../../common/views/support/test-shop.tsx';

// The router scrolls to the top, which jsdom does not support.
beforeAll(() => void vi.stubGlobal('scrollTo', () => {}));
afterEach(cleanup);

const noCards = { haulierCardAsCarrierAllowed: false, bankCardAsCarrierAllowed: false };
const free = { isAllowedFreeCardApplication: true };

it.each([
  ['offers an application', false, free, true],
  ['offers no application for a card that the operator does not issue', false, noCards, false],
  ['offers no application to an account that only manages cards, if free applications are allowed', true, free, false],
  [
    'offers an application to an account that only manages cards, if free applications are not allowed',
    true,
    { isAllowedFreeCardApplication: false },
    true,
  ],
])('an empty list of assigned cards %s (LNK-01)', async (_what, onlyManaged, flags, isOffered) => {
  const context = { people: [], onlyManaged, linkedId: null, card: null, standing: null };
  const customerSelection = {
    ...staticActor(context),
    getSnapshot: () => ({ context, matches: () => false, hasTag: () => false }),
  };
  const answers = { customerAccountLinks: { items: [], totalCount: 0 } };
  const page = inRouter(() => <AssignedCardListScreen applications={() => null} />);
  render(inShop(answeringShop(answers, flags, { customerSelection }), page));
  const { textContent } = await screen.findByText(/^Zatím nemáte přiřazenou žádnou kartu/);
  expect(textContent?.includes('můžete požádat tady')).toBe(isOffered);
});
