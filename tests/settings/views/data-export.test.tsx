// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { DataExportView } from '#features/settings/data-export/data-export-view.tsx';
import { describeView } from '#formal/view/view-level.ts';
import { dataExportMachine } from '#machines/settings/data-export/data-export.machine.ts';
import type { SavedFile } from '#machines/settings/data-export/data-export.types.ts';
import { dataExportView } from '#machines/settings/data-export/data-export.view.ts';
import { dataExportModel } from '#machines/settings/data-export/model/data-export.model.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { dataExportGestures } from './data-export.gestures.tsx';

const causes: Readonly<Record<string, RegExp>> = {
  TOO_MANY_ATTEMPTS: /Zkuste to znovu za 25\s+minut/,
  NO_ANSWER: /Server neodpověděl/,
  UNREADABLE_ANSWER: /Na naší straně došlo k chybě/,
};

const view = (actor: Parameters<typeof DataExportView>[0]['actor']) =>
  inShop(testShop(), <DataExportView actor={actor} lead="dataExport.what" />);

describeView({
  model: dataExportModel,
  render: view,
  gestures: dataExportGestures,
  view: dataExportView,
  expectations: {
    offered: ({ root }) => {
      within(root).getByText(/^Osobní údaje, karty, jízdenky/);
      expect(within(root).queryByRole('alert')).toBeNull();
      expect(within(root).getByRole('status').textContent).toBe('');
    },
    preparing: ({ root }) => {
      expect(within(root).getByRole('status').textContent).toBe('Připravujeme soubor s vašimi údaji…');
      const button = within(root).getByRole('button', { name: 'Stáhnout moje údaje' });
      expect([button.getAttribute('aria-busy'), button.getAttribute('aria-disabled')]).toEqual(['true', 'true']);
    },
    saved: ({ root }) => {
      expect(within(root).getByRole('status').textContent).toContain('v souboru moje-udaje-2026-11-21.zip');
      within(root).getByRole('button', { name: 'Stáhnout znovu' });
    },
    failed: ({ root }, { context }) => {
      const { failure } = context as { readonly failure: { readonly name: string } | null };
      expect(within(root).getByRole('alert').textContent).toContain('Údaje se nepodařilo stáhnout');
      within(root).getByText(causes[failure?.name ?? ''] ?? 'no such cause');
    },
  },
});

describe('the button to download the data (SET-03)', () => {
  afterEach(cleanup);

  it('gets the focus back when the download is stopped', async () => {
    const user = userEvent.setup();
    const waiting = fromPromise<SavedFile>(() => new Promise(() => {}));
    const actor = createActor(dataExportMachine.provide({ actors: { saveExport: waiting } })).start();
    render(view(actor));
    await user.click(screen.getByRole('button', { name: 'Stáhnout moje údaje' }));
    await user.click(screen.getByRole('button', { name: 'Přerušit' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stáhnout moje údaje' }));
    actor.stop();
  });
});
