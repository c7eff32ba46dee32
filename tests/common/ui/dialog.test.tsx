// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx';
import { Continued } from '#ui/dialog/continued.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { nextFrame, show } from './render.tsx';

// Only visible elements can get the focus, and jsdom treats no element as visible.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
});
afterEach(() => vi.restoreAllMocks());

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
  ])('gets the focus when it opens, and returns the focus when it closes, if it %s', async (_how, mounted) => {
    const { user } = show(<Opener mounted={mounted} />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog', { name: 'Buy' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })));
  });

  it('returns the focus even if it is closed before the next frame, in which it would take the focus', async () => {
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

  it('does not move the focus when it is unmounted after it was closed', async () => {
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
    // The dialog takes the focus in the next frame, and ignores keys before that.
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(elsewhere));
    elsewhere.blur();
    rerender(page(false));
    expect(document.activeElement).toBe(document.body);
  });

  it('returns the focus to where it was at the opening, even if the focus moved before the dialog took it', async () => {
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
    await waitFor(() => expect(document.activeElement).toBe(button));
    await nextFrame();
    expect(document.activeElement).toBe(button);
  });

  it.each([
    ['its first field, so that Enter does not close it', false, () => screen.getByLabelText('Amount')],
    ['its title, if the text before the field must be read first', true, () => screen.getByRole('heading')],
  ])('focuses %s', async (_what, readFirst, focused) => {
    const { user } = show(<Opener readFirst={readFirst} />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(document.activeElement).toBe(focused()));
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

  it('stays open when the page outside it is pressed', async () => {
    const { user } = show(<Opener />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog', { name: 'Buy' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await user.pointer({ keys: '[MouseLeft]', target: document.documentElement });
    expect(screen.getByRole('dialog', { name: 'Buy' })).toBeTruthy();
  });

  it('grows from the control that opened it', async () => {
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1000);
    vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(600, 300, 100, 40));
    const { user } = show(<Opener />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    const area = (await screen.findByRole('dialog')).parentElement;
    expect([area?.dataset['grows'], area?.style.transformOrigin]).toEqual(['', '650px 320px']);
  });

  it.each([
    ['continues the appearance of a dialog that it replaces', 80, '-80ms'],
    ['appears from the beginning if it replaces none', null, ''],
  ])('%s', (_what, shownFor, delay) => {
    show(
      <Continued value={shownFor}>
        <Dialog open onClose={() => undefined} title="Buy" closeLabel="Close">
          Amount
        </Dialog>
      </Continued>,
    );
    const dialog = screen.getByRole('dialog');
    expect([dialog.style.animationDelay, dialog.parentElement?.style.animationDelay]).toEqual([delay, delay]);
  });

  it('scrolls to the element that the keyboard has focused', async () => {
    const scrolled: unknown[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function here(this: Element, how) {
      scrolled.push([this.ariaLabel, how]);
    });
    const { user } = show(<Opener />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Amount')));
    scrolled.length = 0;
    await user.tab();
    expect(scrolled).toEqual([['Close', { block: 'nearest' }]]);
  });

  it('is marked as busy while its fields are loading, and then focuses the first field', async () => {
    const loadingDialog = (busy: boolean) => (
      <Dialog open onClose={() => undefined} title="Buy" closeLabel="Close" busy={busy}>
        {!busy && <input aria-label="Amount" />}
      </Dialog>
    );
    const { rerender } = show(loadingDialog(true));
    expect(screen.getByRole('dialog').getAttribute('aria-busy')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')));
    rerender(loadingDialog(false));
    expect(screen.getByRole('dialog').getAttribute('aria-busy')).toBe('false');
    expect(document.activeElement).toBe(screen.getByLabelText('Amount'));
  });
});

it('a confirmation dialog calls only the handler of the pressed button', async () => {
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

it.each([
  ['primary', 'Do it'],
  ['confirm', 'Do it'],
  ['secondary', 'Leave it'],
  ['warning', 'Leave it'],
  ['danger', 'Leave it'],
] as const)('in a confirmation dialog whose main button is %s, Enter presses %j', async (variant, pressed) => {
  const answers: string[] = [];
  const { user } = show(
    <ConfirmDialog
      open
      title="Sure?"
      variant={variant}
      confirmLabel="Do it"
      cancelLabel="Leave it"
      onConfirm={() => answers.push('Do it')}
      onCancel={() => answers.push('Leave it')}
    >
      <input aria-label="Note" />
    </ConfirmDialog>,
  );
  await waitFor(() => expect(document.activeElement?.textContent).toBe(pressed));
  await user.keyboard('{Enter}');
  expect(answers).toEqual([pressed]);
});

it('a confirmation dialog cannot be answered again while the action is running', async () => {
  const [yes, no] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const { user } = show(
    <ConfirmDialog open busy title="Sure?" confirmLabel="Do it" cancelLabel="Leave it" onConfirm={yes} onCancel={no}>
      It is done at once.
    </ConfirmDialog>,
  );
  const dialog = await screen.findByRole('alertdialog', { name: 'Sure?' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await user.keyboard('{Escape}');
  for (const button of screen.getAllByRole('button')) await user.click(button);
  expect([yes.mock.calls, no.mock.calls]).toEqual([[], []]);
  expect(screen.getByRole('button', { name: 'Do it' }).getAttribute('aria-busy')).toBe('true');
});
