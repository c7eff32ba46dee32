import { within } from '@testing-library/react';
import type { Gestures, Page } from '#formal/view/gestures.ts';
import type { listModel } from '#machines/common/list/model/list.model.ts';

const button = ({ root }: Page, name: string | RegExp): HTMLElement | null =>
  within(root).queryByRole('button', { name }) ?? null;

const click = ({ user }: Page, _payload: unknown, control: HTMLElement): Promise<void> => user.click(control);

/** A button of a row; the first cell of the row contains its id. */
const inRow = ({ root }: Page, id: number, name: string): HTMLElement | null => {
  const row = within(root).queryByRole('row', { name: new RegExp(`^${id} `) });
  return row === null ? null : within(row).queryByRole('button', { name });
};

export const listGestures = {
  changeFilter: {
    find: ({ root }) => within(root).queryByRole('checkbox', { name: 'Jen zaplacené' }),
    perform: async ({ user }, { value }, control) => {
      const isOn = control instanceof HTMLInputElement && control.checked;
      await user.click(control);
      if (isOn === value.length > 0) await user.click(control);
    },
  },
  clearFilters: { find: (page) => button(page, 'Zrušit filtry'), perform: click },
  sort: {
    per: 'case',
    find: ({ root }, { by }) => {
      const header = within(root).queryByRole('columnheader', { name: by === 'number' ? 'Číslo' : 'Vytvořeno' });
      return header === null || header.ariaSort === 'ascending' ? null : within(header).getByRole('button');
    },
    perform: click,
  },
  setPageSize: {
    find: ({ root }) => within(root).queryByRole('combobox', { name: 'Na stránce' }),
    perform: ({ user }, { size }, control) => user.selectOptions(control, String(size)),
  },
  next: { find: (page) => button(page, 'Další'), perform: click },
  previous: { find: (page) => button(page, 'Předchozí'), perform: click },
  expand: { per: 'case', find: (page, { id }) => inRow(page, id, 'Zobrazit podrobnosti'), perform: click },
  collapse: { per: 'case', find: (page, { id }) => inRow(page, id, 'Skrýt podrobnosti'), perform: click },
  retryDetail: { find: (page) => button(page, 'Načíst podrobnosti znovu'), perform: click },
  retry: { find: (page) => button(page, 'Zkusit znovu'), perform: click },
} satisfies Gestures<typeof listModel>;
