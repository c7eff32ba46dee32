import { within } from '@testing-library/react';
import type { Gestures, Page } from '#formal/view/gestures.ts';
import type { applicationDetailModel } from '#machines/card-application/application-detail/model/application-detail.model.ts';

const press = (name: string) => ({
  find: ({ root }: Page) => within(root).queryByRole('button', { name }),
  perform: ({ user }: Page, _payload: unknown, control: Element) => user.click(control),
});

export const applicationDetailGestures = {
  next: press('Pokračovat'),
  back: press('Zpět'),
  retry: press('Zkusit znovu'),
  close: {
    find: ({ root }) => within(root).queryAllByRole('button', { name: 'Zavřít' })[0] ?? null,
    perform: ({ user }, _payload, control) => user.click(control),
  },
} satisfies Gestures<typeof applicationDetailModel>;
