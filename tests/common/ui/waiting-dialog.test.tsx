// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { WaitingDialog } from '#ui/dialog/waiting-dialog.tsx';
import { emulateModalDialogs } from '../views/support/modal-dialogs.ts';
import { show } from './render.tsx';

beforeEach(emulateModalDialogs);

const waitingDialog = (onClose: () => void) => (
  <WaitingDialog title="Buy" closeLabel="Close" busy onClose={onClose}>
    Loading
  </WaitingDialog>
);

it('a dialog that is being loaded is modal, and is closed when it is unmounted, so that the focus returns', () => {
  const { unmount } = show(waitingDialog(() => undefined));
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Buy', busy: true });
  expect(dialog.open).toBe(true);
  expect(dialog.parentElement).toBe(document.body);
  unmount();
  expect(dialog.open).toBe(false);
});

it('a dialog that is being loaded does not close itself on Escape: its parent component is asked to close it', () => {
  const close = vi.fn<() => void>();
  show(waitingDialog(close));
  const isLeftToTheBrowser = fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(isLeftToTheBrowser).toBe(false);
  expect(close).toHaveBeenCalledOnce();
});

it('a dialog that is being loaded has a button that closes it', async () => {
  const close = vi.fn<() => void>();
  const { user } = show(waitingDialog(close));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledOnce();
});
