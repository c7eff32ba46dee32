// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Drawer } from '#ui/drawer/drawer.tsx';

const layers = { Dialog, Drawer } as const;

describe.each(['Dialog', 'Drawer'] as const)('%s on a computer that is too busy to paint a frame', (name) => {
  const Layer = layers[name];

  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <Layer open={open} onClose={() => setOpen(false)} title="Layer" closeLabel="Close">
          <label>
            Field
            <input />
          </label>
        </Layer>
      </>
    );
  }

  beforeEach(() => {
    vi.stubGlobal('requestAnimationFrame', () => 0);
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('closes by Escape, each time it is opened', async () => {
    const user = userEvent.setup();
    render(<Page />);
    for (let time = 1; time <= 2; time += 1) {
      await user.click(screen.getByRole('button', { name: 'Open' }));
      expect(screen.getByRole('dialog', { name: 'Layer' })).toBeDefined();
      await user.keyboard('{Escape}');
      expect(screen.queryByRole('dialog')).toBeNull();
    }
  });

  it('makes the page behind it unreachable at once', async () => {
    const user = userEvent.setup();
    render(<Page />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(document.body.style.pointerEvents).toBe('none');
  });
});
