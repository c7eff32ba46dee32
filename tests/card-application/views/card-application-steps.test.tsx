// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { consents, goToCardData, showWizard } from '../../account/views/wizard.tsx';
import { wizardAnswers } from '../../common/src/support/wizard-answers.ts';
import { fillBrowserGaps } from '../../common/ui/browser-gaps.ts';
import { fieldError } from '../../common/views/support/field-error.ts';
import { fill } from '../../common/views/support/fill.ts';

fillBrowserGaps();

const desktop = 1440;
const phone = 360;

beforeEach(() => {
  window.innerWidth = desktop;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' });
/** The items of the list of wrong fields. */
const wrongOnes = () =>
  within(screen.getByRole('dialog'))
    .queryAllByRole('listitem')
    .flatMap((item) => within(item).queryByRole('button')?.textContent ?? []);

/** Only visible elements of a dialog can get the focus, and jsdom treats no element as visible. */
const allVisible = () => vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);

describe('the focus in the wizard (WIZ-02)', () => {
  it('is on the title when the wizard opens, because the steps and the price precede the first field', async () => {
    allVisible();
    await showWizard();
    const title = screen.getByRole('heading', { name: 'Žádost o čipovou kartu' });
    await waitFor(() => expect(document.activeElement).toBe(title));
  });

  it('moves to the button that keeps the entered data when the wizard is closed (WIZ-06)', async () => {
    allVisible();
    const { user } = await showWizard();
    await fill(user, field(/^Příjmení/), 'Malá');
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Zavřít žádost?' });
    const keep = within(question).getByRole('button', { name: 'Uložit na později' });
    await waitFor(() => expect(document.activeElement).toBe(keep));
  });

  it('moves to the wrong field when the person wants to continue', async () => {
    const { next, user } = await showWizard();
    for (const box of consents()) await user.click(box);
    await fill(user, field(/^Příjmení/), '');
    await next();
    await waitFor(() => expect(document.activeElement).toBe(field(/^Příjmení/)));
    expect(fieldError(field(/^Příjmení/))).toBe('Vyplňte příjmení.');
    expect(wrongOnes()).toEqual([]);
  });

  it('moves to the list of the wrong fields if there are several; each item moves the focus to a field', async () => {
    const { next, user } = await showWizard();
    await fill(user, field(/^Příjmení/), '');
    await user.click(screen.getByRole('button', { name: 'Odebrat fotku' }));
    await next();
    const title = await screen.findByText('Zbývá opravit 4 údaje');
    await waitFor(() => expect(document.activeElement?.contains(title)).toBe(true));
    expect(wrongOnes()).toEqual([
      'Příjmení: Vyplňte příjmení.',
      'Fotografie: Přidejte fotografii.',
      'Žádost lze podat jen se souhlasem s obchodními podmínkami.',
    ]);
    expect(screen.getByText('a ještě 1 další').closest('[tabindex]')?.contains(title)).toBe(true);
    await user.click(screen.getByRole('button', { name: /^Fotografie:/ }));
    expect(document.activeElement?.textContent).toBe('Vybrat fotku');
    await user.click(screen.getByRole('button', { name: /^Příjmení:/ }));
    expect(document.activeElement).toBe(field(/^Příjmení/));
    await fill(user, field(/^Příjmení/), 'a'.repeat(51));
    await waitFor(() => expect(wrongOnes()[0]).toBe('Příjmení: Zkraťte text na nejvýše 50 znaků.'));
    await fill(user, field(/^Příjmení/), 'Nováková');
    await waitFor(() => expect(wrongOnes()).toHaveLength(3));
    expect(wrongOnes()[2]).toBe('Potvrďte prosím, že berete zpracování osobních údajů na vědomí.');
    expect(screen.queryByText(/^a ještě/)).toBeNull();
    for (const box of consents()) await user.click(box);
    await waitFor(() => expect(wrongOnes()).toEqual(['Fotografie: Přidejte fotografii.']));
    await next();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Vybrat fotku'));
    expect(wrongOnes()).toEqual([]);
  });

  it('moves to the list of the wrong fields again each time the person wants to continue', async () => {
    const { next } = await showWizard();
    await next();
    const title = await screen.findByText('Zbývá opravit 2 údaje');
    await waitFor(() => expect(document.activeElement?.contains(title)).toBe(true));
    act(() => field(/^Příjmení/).focus());
    await next();
    await waitFor(() => expect(document.activeElement?.contains(screen.getByText('Zbývá opravit 2 údaje'))).toBe(true));
  });

  it('moves to the list of the errors in the card data', async () => {
    const { next, user } = await goToCardData(await showWizard());
    await user.click(screen.getByRole('radio', { name: 'Držitel průkazu ZTP' }));
    await fill(user, field(/^Vlastní PIN/), '1'.repeat(51));
    await next();
    await waitFor(() =>
      expect(wrongOnes()).toEqual([
        'Bez potvrzení nároku nejde slevu použít.',
        'Kopie průkazu ZTP: Vyberte prosím soubor.',
        'Vlastní PIN: Zkraťte text na nejvýše 50 znaků.',
      ]),
    );
  });

  it('moves to the button of the photo if only the photo is missing', async () => {
    const { clock, next, user } = await showWizard();
    for (const box of consents()) await user.click(box);
    act(() => clock.increment(330));
    await user.click(screen.getByRole('button', { name: 'Odebrat fotku' }));
    await next();
    const button = screen.getByRole('button', { name: 'Vybrat fotku', description: 'Přidejte fotografii.' });
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('moves to a field that turns out to be wrong only after the server has checked it', async () => {
    let answer = (_: object) => {};
    const checkIsicNumber = new Promise<object>((resolve) => {
      answer = resolve;
    });
    const { customerProfiles } = wizardAnswers;
    const items = customerProfiles.items.map((profile) => ({ ...profile, ageTo: null }));
    const answers = { ...wizardAnswers, customerProfiles: { items, totalCount: items.length }, checkIsicNumber };
    const { clock, next, user } = await goToCardData(await showWizard(answers));
    await user.click(screen.getByRole('radio', { name: 'Student s ISIC' }));
    await fill(user, field(/^Číslo karty ISIC/), 'S420000000002Y');
    act(() => clock.increment(330));
    await next();
    const button = screen.getByRole('button', { name: 'Pokračovat' });
    expect(button.getAttribute('aria-busy')).toBe('true');
    await act(async () => answer({ valid: false }));
    await waitFor(() => expect(document.activeElement).toBe(field(/^Číslo karty ISIC/)));
  });

  it('moves to the heading of the next step, and of the step before after going back', async () => {
    const { user } = await goToCardData(await showWizard());
    expect(document.activeElement?.textContent).toBe('Údaje o kartě');
    await user.click(screen.getByRole('button', { name: 'Zpět' }));
    expect(document.activeElement?.textContent).toBe('Osobní údaje');
  });

  it('moves to the first wrong field of the card data', async () => {
    const { next, user } = await goToCardData(await showWizard());
    await user.click(screen.getByRole('radio', { name: 'Držitel průkazu ZTP' }));
    await user.click(screen.getByRole('checkbox', { name: /^Potvrzuji nárok na slevu/ }));
    await next();
    const file = screen.getByLabelText(/^Kopie průkazu ZTP/);
    await waitFor(() => expect(document.activeElement).toBe(file));
  });
});

describe('the steps of the wizard', () => {
  it('keep the entered data when the person goes back and forth (WIZ-02)', async () => {
    const world = await showWizard();
    await fill(world.user, field(/^Telefon/), 'tel. 777 123 456');
    await goToCardData(world);
    await world.user.click(screen.getByRole('button', { name: 'Zpět' }));
    expect(field(/^Telefon/).value).toBe(' 777 123 456');
    expect(consents().map(({ checked }) => checked)).toEqual([true, true]);
  });

  it("choose the only branch office for a person's own card, and offer profile two on request (DEL-01, PRF-01)", async () => {
    const { user } = await goToCardData(await showWizard());
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Hlavní nádraží/ }).checked).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Přidat druhou slevu' }));
    within(screen.getByRole('region', { name: 'Druhá sleva' })).getByRole('radiogroup', {
      name: 'Druhá sleva podle věku nebo nároku',
    });
    await user.click(screen.getByRole('button', { name: 'Odebrat druhou slevu' }));
    expect(screen.queryByRole('region', { name: 'Druhá sleva' })).toBeNull();
  });

  it.each([
    [desktop, false, ['Potvrdit a přejít do košíku', 'Potvrdit a pokračovat', 'Zpět']],
    [desktop, true, ['Potvrdit a pokračovat', 'Zpět']],
    [phone, false, ['Do košíku', 'OK', 'Zpět']],
    [phone, true, ['OK', 'Zpět']],
  ])('end at a width of %d (free card: %s) with the buttons %o (WIZ-03)', async (width, isFree, labels) => {
    window.innerWidth = width;
    const { next, user } = await goToCardData(await showWizard());
    if (isFree) await user.click(screen.getByRole('checkbox', { name: 'Žádám o kartu zdarma' }));
    await next();
    await screen.findByRole('heading', { level: 3, name: 'Shrnutí' });
    const footer = screen.getByRole('dialog').querySelector('footer');
    if (footer === null) throw new Error('expected the buttons below the summary');
    const buttons = within(footer).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(labels);
    expect(screen.getByRole('dialog').textContent).toMatch(isFree ? /Cenazdarma/ : /Cena130,00\sKč/);
  });
});
