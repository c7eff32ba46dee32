import { fireEvent, within } from '@testing-library/react';
import type { Gestures, Page } from '#formal/view/gestures.ts';
import type { toastsModel } from '#machines/common/toasts/model/toasts.model.ts';

/** The region that contains the toasts, if the flow is in this state; else null. */
const regionIn = ({ root }: Page, state: string): HTMLElement | null =>
  root.querySelector(`[data-flow=toasts][data-state=${state}] [data-toast]`)?.parentElement ?? null;

export const toastsGestures = {
  close: {
    per: 'case',
    find: ({ root }, { id }) => {
      const toast = root.querySelector<HTMLElement>(`[data-toast="${id}"]`);
      return toast === null ? null : within(toast).getByRole('button', { name: 'Zavřít zprávu' });
    },
    perform: async (_page, _payload, button) => void fireEvent.click(button),
  },
  pause: {
    find: (page) => regionIn(page, 'showing'),
    perform: async (_page, _payload, region) => void fireEvent.pointerEnter(region),
  },
  resume: {
    find: (page) => regionIn(page, 'paused'),
    perform: async (_page, _payload, region) => void fireEvent.pointerLeave(region),
  },
} satisfies Gestures<typeof toastsModel>;
