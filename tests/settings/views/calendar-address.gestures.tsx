import { within } from '@testing-library/react';
import type { Gestures, Page } from '#formal/view/gestures.ts';
import type { calendarAddressModel } from '#machines/settings/calendar-address/model/calendar-address.model.ts';

const click = ({ user }: Page, _payload: unknown, control: HTMLElement): Promise<void> => user.click(control);

const questionIn = ({ root }: Page): HTMLElement | null => within(root).queryByRole('alertdialog');

/** A button of the section, not of the dialog above it. */
const inSection = (page: Page, name: string | RegExp): HTMLElement | null =>
  questionIn(page) === null ? within(page.root).queryByRole('button', { name }) : null;

const inQuestion = (page: Page, name: RegExp): HTMLElement | null => {
  const question = questionIn(page);
  const buttons = question === null ? [] : within(question).getAllByRole('button');
  return buttons.find(({ textContent }) => name.test(textContent)) ?? null;
};

const failedToLoad = ({ root }: Page): boolean =>
  within(root).queryByText('Adresu kalendáře se nepodařilo načíst') !== null;

export const calendarAddressGestures = {
  retry: { find: (page) => (failedToLoad(page) ? inSection(page, 'Zkusit znovu') : null), perform: click },
  create: {
    find: (page) => (failedToLoad(page) ? null : inSection(page, /^(?:Vytvořit adresu|Zkusit znovu)$/)),
    perform: click,
  },
  copy: { find: (page) => inSection(page, 'Zkopírovat adresu'), perform: click },
  askToReplace: { find: (page) => inSection(page, 'Vyměnit adresu'), perform: click },
  askToRemove: { find: (page) => inSection(page, 'Zrušit adresu'), perform: click },
  confirm: { find: (page) => inQuestion(page, /^(?:Vyměnit|Zrušit) adresu$/), perform: click },
  decline: { find: (page) => inQuestion(page, /^Ponechat$/), perform: click },
} satisfies Gestures<typeof calendarAddressModel>;
