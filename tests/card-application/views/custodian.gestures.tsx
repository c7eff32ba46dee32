import { within } from '@testing-library/react';
import type { Gestures } from '#formal/view/gestures.ts';
import type { custodianModel } from '#machines/card-application/custodian/model/custodian.model.ts';
import { personFieldsGestures } from '../../account/views/person-fields.gestures.ts';

const choices = { registered: 'Petr Novák (vy)', other: 'Někdo jiný' };

export const custodianGestures = {
  ...personFieldsGestures,
  choose: {
    per: 'case',
    find: ({ root }, { choice }) => within(root).queryByRole('radio', { name: choices[choice] }),
    perform: ({ user }, _payload, option) => user.click(option),
  },
  restore: {
    find: ({ root }) => within(root).queryByRole('button', { name: 'Vrátit zadané údaje' }),
    perform: ({ user }, _payload, button) => user.click(button),
  },
  retry: {
    find: ({ root }) => within(root).queryByRole('button', { name: 'Zkusit znovu' }),
    perform: ({ user }, _payload, button) => user.click(button),
  },
} satisfies Gestures<typeof custodianModel>;
