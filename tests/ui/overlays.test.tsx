// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from '../../src/ui/confirm-dialog/confirm-dialog.tsx';
import { Dialog } from '../../src/ui/dialog/dialog.tsx';
import { ToastRegion } from '../../src/ui/toast-region/toast-region.tsx';
import { show } from './render.tsx';

const ignore = () => undefined;

interface OpenerProps {
  readonly locked?: boolean;
  readonly mounted?: boolean;
  readonly readFirst?: boolean;
}

function Opener({ locked = false, mounted = false, readFirst }: OpenerProps) {
  const [open, setOpen] = useState(false);
  const dialog = (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      title="Buy"
      closeLabel="Close"
      locked={locked}
      readFirst={readFirst}
    >
      <input aria-label="Amount" />
    </Dialog>
  );
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {mounted ? open && dialog : dialog}
    </>
  );
}

describe('a dialog', () => {
  it.each([
    ['stays mounted', false],
    ['is mounted while it is open', true],
  ])('that %s gets the focus when it opens, and returns it when it closes', async (_how, mounted) => {
    const { user } = show(<Opener mounted={mounted} />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog', { name: 'Buy' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })));
  });

  it('returns the focus also if it is answered before the next frame, when it takes the focus itself', async () => {
    show(<Opener mounted />);
    const button = screen.getByRole('button', { name: 'Open' });
    button.focus();
    fireEvent.click(button);
    const close = screen.getByRole('button', { name: 'Close' });
    close.focus();
    fireEvent.click(close);
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('that was closed leaves the focus where it is when its page goes', async () => {
    const page = (hasDialog: boolean) => (
      <>
        <button type="button">Elsewhere</button>
        {hasDialog && <Opener />}
      </>
    );
    const { user, rerender } = show(page(true));
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
    const dialogOpener = screen.getByRole('button', { name: 'Open' });
    elsewhere.focus();
    fireEvent.click(dialogOpener);
    const dialog = await screen.findByRole('dialog');
    // It takes the focus at the next frame, and hears no key before that.
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(elsewhere));
    elsewhere.blur();
    rerender(page(false));
    expect(document.activeElement).toBe(document.body);
  });

  it('returns the focus to where it was when it opened, also if a key press moved it meanwhile', async () => {
    const { user } = show(
      <>
        <Opener mounted />
        <button type="button">Next</button>
      </>,
    );
    const button = screen.getByRole('button', { name: 'Open' });
    button.focus();
    fireEvent.click(button);
    screen.getByRole('button', { name: 'Next' }).focus();
    const dialog = await screen.findByRole('dialog', { name: 'Buy' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })));
  });

  it.each([
    ['its first field, so that Enter does not close it', false, () => screen.getByLabelText('Amount')],
    ['its title, when what stands before the field must be read', true, () => screen.getByRole('heading')],
  ])('focuses %s', async (_what, readFirst, focused) => {
    // Only visible elements can get the focus, and jsdom treats none as visible.
    const seen = vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
    const { user } = show(<Opener readFirst={readFirst} />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(document.activeElement).toBe(focused()));
    seen.mockRestore();
  });

  it('cannot be closed while it is locked', async () => {
    const { user } = show(<Opener locked />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog', { name: 'Buy' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Buy' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Close' }).hasAttribute('disabled')).toBe(true);
  });
});

it('a confirmation dialog calls the handler of the pressed button only', async () => {
  const [yes, no] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const { user } = show(
    <ConfirmDialog open title="Delete?" confirmLabel="Delete it" cancelLabel="Keep it" onConfirm={yes} onCancel={no}>
      Sure
    </ConfirmDialog>,
  );
  await screen.findByRole('alertdialog', { name: 'Delete?' });
  await user.click(screen.getByRole('button', { name: 'Delete it' }));
  expect(yes).toHaveBeenCalledOnce();
  expect(no).not.toHaveBeenCalled();
});

describe('toasts', () => {
  const toast = { id: 7, html: 'Paid. <b>Thank you.</b>', colour: 'success' } as const;

  it('pause while they are hovered or focused, and are closed by their button', async () => {
    const [pause, resume, close] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<(id: number) => void>()];
    const { user } = show(
      <ToastRegion
        label="Messages"
        closeLabel="Close"
        toasts={[toast]}
        onClose={close}
        onPause={pause}
        onResume={resume}
      />,
    );
    await user.hover(screen.getByText('Thank you.'));
    expect(pause).toHaveBeenCalledOnce();
    expect(resume).not.toHaveBeenCalled();
    await user.unhover(screen.getByText('Thank you.'));
    expect(resume).toHaveBeenCalledOnce();
    await user.tab();
    expect(pause).toHaveBeenCalledTimes(2);
    await user.keyboard('{Enter}');
    expect(close).toHaveBeenCalledWith(7);
  });

  it('continue after the last, focused one is closed', async () => {
    const resume = vi.fn<() => void>();
    function Region() {
      const [toasts, setToasts] = useState([toast, { ...toast, id: 8 }]);
      const close = (id: number) => setToasts(toasts.filter((one) => one.id !== id));
      return (
        <ToastRegion
          label="Messages"
          closeLabel="Close"
          toasts={toasts}
          onClose={close}
          onPause={ignore}
          onResume={resume}
        />
      );
    }
    const { user } = show(<Region />);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
    resume.mockClear();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    expect(resume).toHaveBeenCalled();
  });

  it.each([
    ['anywhere', true, 1],
    ['on the button only', false, 0],
  ])('are closed by a press %s', async (_how, closesAnywhere, times) => {
    const close = vi.fn<(id: number) => void>();
    const { user } = show(
      <ToastRegion
        label="Messages"
        closeLabel="Close"
        closesAnywhere={closesAnywhere}
        toasts={[toast]}
        onClose={close}
        onPause={ignore}
        onResume={ignore}
      />,
    );
    await user.click(screen.getByText('Thank you.'));
    expect(close).toHaveBeenCalledTimes(times);
  });

  it('show the given icon and close text', () => {
    const { container } = show(
      <ToastRegion
        label="Messages"
        closeLabel="Close"
        toasts={[{ ...toast, icon: 'none', closeText: 'Understood' }]}
        onClose={ignore}
        onPause={ignore}
        onResume={ignore}
      />,
    );
    expect(screen.getByRole('button', { name: 'Understood' })).toBeTruthy();
    expect(container.querySelector('svg')).toBeNull();
  });

  it('have their room as soon as they are there, and only then', () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function height(this: HTMLElement) {
      return this.childElementCount * 100;
    });
    const region = (count: number, position: 'top-center' | 'bottom-center') => (
      <ToastRegion
        label="Messages"
        closeLabel="Close"
        toasts={[7, 8].slice(0, count).map((id) => ({ ...toast, id, position }))}
        onClose={ignore}
        onPause={ignore}
        onResume={ignore}
      />
    );
    const { style } = document.documentElement;
    const rooms = () => ['--toasts-top', '--toasts-bottom'].map((name) => style.getPropertyValue(name));
    const { rerender } = show(region(0, 'top-center'));
    expect(rooms()).toEqual(['', '']);
    for (const [count, room] of [
      [1, '100px'],
      [2, '200px'],
      [1, '100px'],
    ] as const) {
      rerender(region(count, 'top-center'));
      expect(rooms()).toEqual([room, '']);
    }
    rerender(region(2, 'bottom-center'));
    expect(rooms()).toEqual(['', '200px']);
    rerender(region(0, 'bottom-center'));
    expect(rooms()).toEqual(['', '']);
    vi.restoreAllMocks();
  });

  it('are announced: their region is polite and exists before the first toast', () => {
    show(
      <ToastRegion
        label="Messages"
        closeLabel="Close"
        toasts={[]}
        onClose={ignore}
        onPause={ignore}
        onResume={ignore}
      />,
    );
    expect(screen.getByRole('region', { name: 'Messages' }).getAttribute('aria-live')).toBe('polite');
  });
});
