import { within } from '@testing-library/react';
import type { Gestures } from '#formal/view/gestures.ts';
import type { photoModel } from '#machines/common/photo/model/photo.model.ts';

const button = (root: HTMLElement, name: RegExp) => within(root).queryByRole('button', { name });

export const photoGestures = {
  choose: {
    find: ({ root }) => button(root, /^(Vybrat|Změnit) (fotku|jinou)$/),
    perform: async ({ user }, _payload, control) => {
      const input = control.parentElement?.querySelector<HTMLInputElement>('input[type=file]:not([capture])');
      if (input === null || input === undefined) throw new Error('expected a field for a file beside the button');
      await user.upload(input, new File(['x'], 'portrait.jpg', { type: 'image/jpeg' }));
    },
  },
  takeOver: {
    find: ({ root }) => button(root, /^Použít výřez$/),
    perform: ({ user }, _payload, control) => user.click(control),
  },
  cancel: {
    find: ({ root }) => button(root, /^(Zrušit|Přerušit)$/),
    perform: ({ user }, _payload, control) => user.click(control),
  },
  remove: {
    find: ({ root }) => button(root, /^Odebrat fotku$/),
    perform: ({ user }, _payload, control) => user.click(control),
  },
} satisfies Gestures<typeof photoModel>;
