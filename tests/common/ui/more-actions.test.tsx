// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Button } from '#ui/button/button.tsx';
import { MoreActions } from '#ui/more-actions/more-actions.tsx';
import { show } from './render.tsx';

describe('the rare actions of an element', () => {
  it('are shown and hidden by one button, which stays the place of the focus', async () => {
    const { user } = show(
      <MoreActions label="More" name="More actions: Dana">
        <Button variant="quiet">End</Button>
      </MoreActions>,
    );
    const more = screen.getByRole('button', { name: 'More actions: Dana', expanded: false });
    expect(more.textContent).toBe('More');
    expect(screen.queryByRole('button', { name: 'End' })).toBeNull();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(more);
    expect(more.getAttribute('aria-expanded')).toBe('true');
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'End' }));
    await user.click(more);
    expect(screen.queryByRole('button', { name: 'End' })).toBeNull();
  });
});
