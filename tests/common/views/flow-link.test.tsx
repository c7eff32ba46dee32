// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FlowLink } from '#common/flow-link.tsx';

afterEach(cleanup);

const shown = () => {
  const followed = vi.fn<() => void>();
  const { getByRole } = render(
    <FlowLink to="/verification" onFollow={followed}>
      Further
    </FlowLink>,
  );
  return { link: getByRole('link', { name: 'Further' }), followed, user: userEvent.setup({ delay: null }) };
};

describe('a link out of a flow', () => {
  it('has the address of a page of the shop', () => {
    expect(shown().link.getAttribute('href')).toBe('#/verification');
  });

  it('sends the flow an event when it is clicked or activated by a key', async () => {
    const { link, followed, user } = shown();
    await user.click(link);
    link.focus();
    await user.keyboard('{Enter}');
    expect(followed).toHaveBeenCalledTimes(2);
    expect(window.location.hash).toBe('');
  });

  it.each(['Control', 'Meta', 'Shift', 'Alt'])(
    'does not change the flow if it is opened in another tab with %s',
    async (key) => {
      const { followed, user } = shown();
      await user.keyboard(`{${key}>}`);
      await user.click(screen.getByRole('link'));
      expect(followed).not.toHaveBeenCalled();
    },
  );
});
