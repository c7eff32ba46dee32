// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { expect } from 'vitest';
import { OfflinePassView } from '#features/pass/offline-pass/offline-pass-view.tsx';
import { describeView } from '#formal/view/view-level.ts';
import { offlinePassModel } from '#machines/pass/offline-pass/model/offline-pass.model.ts';
import { offlinePassView } from '#machines/pass/offline-pass/offline-pass.view.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { offlinePassGestures } from './offline-pass.gestures.tsx';

describeView({
  model: offlinePassModel,
  render: (actor) => inShop(testShop(), <OfflinePassView actor={actor} closedShop={null} />),
  gestures: offlinePassGestures,
  view: offlinePassView,
  expectations: {
    'open.fetching': ({ root }) => void within(root).getByText('Připravujeme průkaz.'),
    'open.shown': ({ root }, { context }) => {
      // On these days, the operator's time zone is one hour ahead of UTC.
      const time = new Date(Number(context['now']) + 3_600_000).toISOString().slice(11, 19);
      within(root).getByText(time);
    },
    'open.shown.fresh': ({ root }) => {
      expect(within(root).queryByRole('status')).toBeNull();
      expect(root.querySelector('article')?.textContent).toMatch(/Jana Nováková|Ema Nováková/);
    },
    'open.shown.kept': ({ root }) => {
      const notice = within(root).getByRole('status').textContent;
      expect(notice).toContain('Jste bez připojení');
      expect(notice).toContain('do 22.11.2026 14:05');
    },
    'open.old': ({ root }) => {
      within(root).getByText('Uložený průkaz už nelze ukázat');
      expect(root.querySelector('article')).toBeNull();
    },
    'open.noCard': ({ root }) => void within(root).getByText('Není co ukázat'),
    'open.notOffered': ({ root }) => void within(root).getByText('Průkaz není v nabídce'),
    'open.loggedOut': ({ root }) => {
      within(root).getByText('Nejste přihlášeni');
      within(root).getByRole('link', { name: 'Přihlásit se' });
      expect(root.textContent).not.toMatch(/Nováková/);
    },
    'open.erasing': ({ root }) => expect(root.textContent).not.toMatch(/Nováková/),
  },
});
