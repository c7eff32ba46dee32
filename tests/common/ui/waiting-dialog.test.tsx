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

it('a dialog that is being loaded grows from the control that opened it', () => {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1000);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(600, 300, 100, 40));
  const { rerender } = show(<button type="button">Open</button>);
  screen.getByRole('button').focus();
  rerender(
    <>
      <button type="button">Open</button>
      {waitingDialog(() => undefined)}
    </>,
  );
  expect(screen.getByRole('dialog').style.transformOrigin).toBe('650px 320px');
  vi.restoreAllMocks();
});
