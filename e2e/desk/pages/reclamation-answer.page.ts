import { expect, type Page } from '@playwright/test';
import type { ReclamationVerdict } from '#contract/endpoints/reclamation-desk.ts';

const verdicts: Readonly<Record<ReclamationVerdict, string>> = { FINALIZED: 'Vyřídit', REJECTED: 'Zamítnout' };

/** Page object: the reclamations of the desk, and the dialog in which a reclamation is answered. */
export const reclamationAnswerPage = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Odpověď na reklamaci' });
  return {
    search: (text: string) => page.getByLabel('Jméno nebo číslo reklamace').fill(text),
    open: (number: string) =>
      page
        .getByRole('table', { name: 'Reklamace' })
        .getByRole('row')
        .filter({ hasText: number })
        .getByRole('button', { name: 'Odpovědět' })
        .click(),
    chooseVerdict: (verdict: ReclamationVerdict) => dialog.getByRole('radio', { name: verdicts[verdict] }).check(),
    changeAnswer: (text: string) => dialog.getByLabel(/^Text pro zákazníka/).fill(text),
    changeFee: (text: string) => dialog.getByLabel(/^Poplatek/).fill(text),
    submit: () => dialog.getByRole('button', { name: 'Odeslat odpověď' }).click(),
    close: () => dialog.getByRole('button', { name: 'Zavřít' }).click(),
    seeAnswer: (text: string) => expect(dialog.getByLabel(/^Text pro zákazníka/)).toHaveValue(text),
    seeClosed: () => expect(dialog).toBeHidden(),
    seeMessage: (text: string | RegExp) => expect(dialog.getByText(text)).toBeVisible(),
  };
};
