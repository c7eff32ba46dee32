import { within } from '@testing-library/react';
import type { Gestures, Page } from '#formal/view/gestures.ts';
import type { logInsModel } from '#machines/trail/log-ins/model/log-ins.model.ts';

const click = ({ user }: Page, _payload: unknown, control: HTMLElement): Promise<void> => user.click(control);

const questionIn = ({ root }: Page): HTMLElement | null => within(root).queryByRole('alertdialog');

/** A button of the section, not of the dialog above it. */
const inSection = (page: Page, name: string | RegExp): HTMLElement | null =>
  questionIn(page) === null ? (within(page.root).queryAllByRole('button', { name })[0] ?? null) : null;

const inQuestion = (page: Page, name: RegExp): HTMLElement | null => {
  const question = questionIn(page);
  const buttons = question === null ? [] : within(question).getAllByRole('button');
  return buttons.find(({ textContent }) => name.test(textContent)) ?? null;
};

/** The names of the model's log-ins on the page. */
const devices: Readonly<Record<number, string>> = { 1: 'Firefox v systému Linux', 2: 'aplikace v telefonu' };

export const logInsGestures = {
  retry: { find: (page) => inSection(page, 'Zkusit znovu'), perform: click },
  askToEnd: {
    per: 'case',
    find: (page, { id }) => {
      const device = devices[id];
      return device === undefined ? null : inSection(page, `Ukončit ${device}`);
    },
    perform: click,
  },
  askToEndOthers: { find: (page) => inSection(page, 'Ukončit všechna ostatní'), perform: click },
  confirm: { find: (page) => inQuestion(page, /^Ukončit (?:přihlášení|ostatní)$/), perform: click },
  decline: { find: (page) => inQuestion(page, /^Ponechat$/), perform: click },
} satisfies Gestures<typeof logInsModel>;
