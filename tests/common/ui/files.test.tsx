// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FileButton } from '#ui/file-button/file-button.tsx';
import { FileField } from '#ui/file-field/file-field.tsx';
import { show } from './render.tsx';

const file = new File(['-'], 'study.pdf', { type: 'application/pdf' });

const dataTransfer = { files: [file], types: ['Files'] };

type Choose = (file: File) => void;

describe('a file field', () => {
  const field = (more: { busy?: boolean; error?: string; help?: string; shown?: string; onFile?: Choose } = {}) => (
    <FileField
      label="Confirmation"
      help={more.help}
      error={more.error}
      choose="Choose a file"
      drop="or drop it here"
      accept=".pdf"
      busy={more.busy ?? false}
      onFile={more.onFile ?? (() => undefined)}
    >
      {more.shown}
    </FileField>
  );
  const input = () => screen.getByLabelText<HTMLInputElement>('Confirmation');
  const zone = () => input().closest('[data-over]') ?? document.body;

  it('is named by its label and by its button, and offers files of the accepted kind', () => {
    show(field());
    expect(screen.getByLabelText('Choose a file')).toBe(input());
    expect([input().type, input().accept]).toEqual(['file', '.pdf']);
    expect(screen.getByText('or drop it here').getAttribute('aria-hidden')).toBe('true');
  });

  it('reports the chosen file, even if the same file is chosen again', async () => {
    const choose = vi.fn<Choose>();
    const { user } = show(field({ onFile: choose }));
    await user.upload(input(), file);
    expect(input().value).toBe('');
    await user.upload(input(), file);
    expect(choose.mock.calls).toEqual([[file], [file]]);
  });

  it('reports nothing if the file chooser is closed without a file', () => {
    const choose = vi.fn<Choose>();
    show(field({ onFile: choose }));
    fireEvent.change(input(), { target: { files: [] } });
    expect(choose).not.toHaveBeenCalled();
  });

  it('shows that a dragged file can be dropped on it, and reports the dropped file', () => {
    const choose = vi.fn<Choose>();
    show(field({ onFile: choose }));
    const over = () => zone().getAttribute('data-over');
    expect(over()).toBe('false');
    // A file can be dropped only where the default of dragging over is prevented; otherwise a drop would open the file.
    expect(fireEvent.dragOver(zone())).toBe(false);
    expect(over()).toBe('true');
    fireEvent.dragLeave(zone());
    expect(over()).toBe('false');
    fireEvent.dragOver(zone());
    expect(fireEvent.drop(zone(), { dataTransfer })).toBe(false);
    expect(over()).toBe('false');
    expect(choose.mock.calls).toEqual([[file]]);
  });

  it('neither reports nor opens something that is dropped on it and is not a file', () => {
    const choose = vi.fn<Choose>();
    show(field({ onFile: choose }));
    expect(fireEvent.drop(zone(), { dataTransfer: { files: [], types: ['text/uri-list'] } })).toBe(false);
    expect(choose).not.toHaveBeenCalled();
  });

  it('accepts no other file while it is busy, and keeps the focus', () => {
    const choose = vi.fn<Choose>();
    show(field({ busy: true, onFile: choose }));
    expect(fireEvent.click(input())).toBe(false);
    fireEvent.drop(zone(), { dataTransfer });
    fireEvent.change(input(), { target: { files: [file] } });
    expect(choose).not.toHaveBeenCalled();
    expect([input().disabled, input().getAttribute('aria-disabled')]).toEqual([false, 'true']);
  });

  it('opens the file chooser while it is not busy', () => {
    show(field());
    expect(fireEvent.click(input())).toBe(true);
    expect(input().getAttribute('aria-disabled')).toBeNull();
  });

  it('shows which file was chosen, and its error', () => {
    const { rerender } = show(field({ help: 'Up to 5 MB.' }));
    const message = () => document.getElementById(input().getAttribute('aria-describedby') ?? '');
    expect([message()?.textContent, input().getAttribute('aria-invalid')]).toEqual(['Up to 5 MB.', null]);
    expect(screen.getByRole('status').textContent).toBe('');
    rerender(field({ help: 'Up to 5 MB.', shown: 'study.pdf', error: 'Too large.' }));
    expect([message()?.textContent, input().getAttribute('aria-invalid')]).toEqual(['Too large.', 'true']);
    expect(message()?.getAttribute('aria-live')).toBe('polite');
    expect(screen.getByRole('status').textContent).toBe('study.pdf');
  });

  it.each(['dragover', 'drop'])('prevents a %s outside of the field from opening the file, until unmounted', (type) => {
    const isOpened = (dragged: string) =>
      window.dispatchEvent(
        Object.assign(new Event(type, { cancelable: true }), { dataTransfer: { types: [dragged] } }),
      );
    const { unmount } = show(field());
    expect([isOpened('Files'), isOpened('text/plain')]).toEqual([false, true]);
    unmount();
    expect(isOpened('Files')).toBe(true);
  });
});

describe('a file button', () => {
  const button = (onFile: Choose) => (
    <FileButton accept="image/*" capture="user" aria-describedby="why" onFile={onFile}>
      Take a photo
    </FileButton>
  );
  const input = () => document.querySelector('input') ?? document.createElement('input');

  it('opens the file chooser or the camera; only the button can be focused', async () => {
    const opened = vi.spyOn(HTMLInputElement.prototype, 'click');
    const { user } = show(button(() => undefined));
    const pressed = screen.getByRole('button', { name: 'Take a photo' });
    expect(pressed.getAttribute('aria-describedby')).toBe('why');
    await user.click(pressed);
    expect(opened.mock.contexts).toEqual([input()]);
    expect([input().hidden, input().type, input().accept, input().getAttribute('capture')]).toEqual([
      true,
      'file',
      'image/*',
      'user',
    ]);
    opened.mockRestore();
  });

  it('reports the chosen file, even if the same file is chosen again, but nothing without a file', async () => {
    const choose = vi.fn<Choose>();
    const { user } = show(button(choose));
    const photo = new File(['-'], 'photo.png', { type: 'image/png' });
    await user.upload(input(), photo);
    expect(input().value).toBe('');
    await user.upload(input(), photo);
    fireEvent.change(input(), { target: { files: [] } });
    expect(choose.mock.calls).toEqual([[photo], [photo]]);
  });
});
