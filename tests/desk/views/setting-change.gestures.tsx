import { within } from '@testing-library/react';
import type { Gestures, Page } from '#formal/view/gestures.ts';
import type { settingChangeModel } from '#machines/desk/setting-change/model/setting-change.model.ts';
import { fill } from '../../common/views/support/fill.ts';

const button = ({ root }: Page, name: string | RegExp) => within(root).queryByRole('button', { name });

export const settingChangeGestures = {
  change: {
    find: ({ root }) => {
      const field = within(root).queryByRole('textbox');
      return field?.hasAttribute('readonly') === true ? null : field;
    },
    perform: ({ user }, { value }, field) => fill(user, field, value),
  },
  enterStandard: {
    find: (page) => button(page, /^Vyplnit výchozí/),
    perform: ({ user }, _payload, control) => user.click(control),
  },
  submit: {
    find: (page) => button(page, /^(?:Uložit|Ano, změnit)$/),
    perform: ({ user }, _payload, control) => user.click(control),
  },
  goBack: {
    find: (page) => button(page, 'Zpět k úpravě'),
    perform: ({ user }, _payload, control) => user.click(control),
  },
  close: {
    find: (page) => button(page, 'Zavřít'),
    perform: ({ user }, _payload, control) => user.click(control),
  },
} satisfies Gestures<typeof settingChangeModel>;
