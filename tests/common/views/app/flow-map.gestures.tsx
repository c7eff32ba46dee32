import { within } from '@testing-library/react';
import type { Gestures, Page } from '#formal/view/gestures.ts';
import type { flowMapModel } from '#machines/common/flow-map/model/flow-map.model.ts';

const button = ({ root }: Page, name: string): HTMLElement | null => within(root).queryByRole('button', { name });

const click = ({ user }: Page, _payload: unknown, control: HTMLElement): Promise<void> => user.click(control);

const machines = ({ root }: Page) => within(root).getByRole<HTMLSelectElement>('combobox', { name: 'Automat' });

/** The field that chooses a machine, if it offers this value and shows another value; else null. */
const choice = (page: Page, value: string): HTMLElement | null => {
  const list = machines(page);
  return list.value !== value && [...list.options].some((option) => option.value === value) ? list : null;
};

const holding = (page: Page, checked: boolean): HTMLElement | null =>
  within(page.root).queryByRole('checkbox', { name: 'Zdržovat volání', checked });

export const flowMapGestures = {
  choose: {
    find: (page, { id }) => choice(page, String(id)),
    perform: ({ user }, { id }, list) => user.selectOptions(list, String(id)),
    per: 'case',
  },
  follow: {
    find: (page) => choice(page, ''),
    perform: ({ user }, _payload, list) => user.selectOptions(list, ''),
  },
  take: { find: (page, { step }) => button(page, step), perform: click },
  retry: { find: (page) => button(page, 'Zkusit znovu'), perform: click },
  hold: { find: (page) => holding(page, false), perform: click },
  pass: { find: (page) => holding(page, true), perform: click },
  letThrough: { find: (page) => button(page, 'Pustit addTicketFare'), perform: click },
  letAllThrough: { find: (page) => button(page, 'Pustit všechna'), perform: click },
} satisfies Gestures<typeof flowMapModel>;
