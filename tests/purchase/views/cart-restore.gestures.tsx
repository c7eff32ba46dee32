import { within } from '@testing-library/react';
import type { Gestures, Page } from '#formal/view/gestures.ts';
import type { cartRestoreModel } from '#machines/purchase/cart-restore/model/cart-restore.model.ts';

const button = ({ root }: Page, name: string): HTMLElement | null => within(root).queryByRole('button', { name });

const click = ({ user }: Page, _payload: unknown, control: HTMLElement): Promise<void> => user.click(control);

export const cartRestoreGestures = {
  restore: { find: (page) => button(page, 'Vrátit do košíku'), perform: click },
  letGo: { find: (page) => button(page, 'Nevracet'), perform: click },
  retry: { find: (page) => button(page, 'Zkusit znovu'), perform: click },
  dismiss: { find: (page) => button(page, 'Nechat, jak je'), perform: click },
} satisfies Gestures<typeof cartRestoreModel>;
