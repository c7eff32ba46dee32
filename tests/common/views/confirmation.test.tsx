// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { ConfirmationDialog } from '#common/confirmation/confirmation-dialog.tsx';
import { ConfirmationView } from '#common/confirmation/confirmation-view.tsx';
import { describeView } from '#formal/view/view-level.ts';
import type { ConfirmationOutput } from '#machines/common/confirmation/confirmation.types.ts';
import { confirmationView } from '#machines/common/confirmation/confirmation.view.ts';
import { confirmationModel } from '#machines/common/confirmation/model/confirmation.model.ts';
import { confirmationGestures } from './confirmation.gestures.tsx';
import { inShop, testShop } from './support/test-shop.tsx';

const { question } = confirmationModel.inputs['fresh'] ?? {};

describeView({
  model: confirmationModel,
  render: (actor) => inShop(testShop(), <ConfirmationView actor={actor} />),
  gestures: confirmationGestures,
  view: confirmationView,
  expectations: {
    asking: ({ root }) => {
      expect(within(root).getByRole('alertdialog', { name: 'Zrušit objednávku?' })).toBeTruthy();
      expect(within(root).queryByRole('alert')).toBeNull();
    },
    failed: ({ root }) => {
      expect(within(root).getByRole('alert').textContent).not.toBe('');
    },
  },
});

describe('the confirmation dialog over a page (CNF-01)', () => {
  afterEach(cleanup);

  function show(perform: () => Promise<void>) {
    const closed: ConfirmationOutput[] = [];
    const toasts: string[] = [];
    function Page() {
      const [asks, setAsks] = useState(false);
      const close = (output: ConfirmationOutput) => {
        closed.push(output);
        setAsks(false);
      };
      return (
        <>
          <button>Jiné</button>
          <button onClick={() => setAsks(true)}>Zeptat se</button>
          {asks && question !== undefined && (
            <ConfirmationDialog question={question} perform={perform} onClosed={close} />
          )}
        </>
      );
    }
    const shop = { ...testShop(), showToast: ({ messageId }: { messageId: string }) => void toasts.push(messageId) };
    render(inShop(shop, <Page />));
    return { user: userEvent.setup(), closed, toasts };
  }

  const button = (name: string) => screen.getByText(name);
  const yes = () => screen.findByText('Zrušit objednávku', { selector: 'button *, button' });

  it('acts only once, shows a toast, and returns the focus', async () => {
    let count = 0;
    const answer = Promise.withResolvers<void>();
    const { user, closed, toasts } = show(() => {
      count += 1;
      return answer.promise;
    });
    await user.click(button('Zeptat se'));
    await user.dblClick(await yes());
    // The response comes after both presses. A response between the presses would close the dialog, and the second press
    // would then move the focus.
    answer.resolve();
    await expect.poll(() => closed).toEqual(['confirmed']);
    expect(count).toBe(1);
    expect(toasts).toEqual(['orders.cancelled']);
    await expect.poll(() => document.activeElement).toBe(button('Zeptat se'));
  });

  it('changes nothing when it is closed by the keyboard', async () => {
    const { user, closed, toasts } = show(() => Promise.reject(new Error('nobody confirmed')));
    await user.click(button('Zeptat se'));
    await yes();
    await user.keyboard('{Escape}');
    await expect.poll(() => closed).toEqual(['declined']);
    expect(toasts).toEqual([]);
    await expect.poll(() => document.activeElement).toBe(button('Zeptat se'));
  });

  it('stays open after a failure', async () => {
    const { user, closed, toasts } = show(() => Promise.reject({ name: 'NO_ANSWER', status: 0, metadata: {} }));
    await user.click(button('Zeptat se'));
    await user.click(await yes());
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    expect([closed, toasts]).toEqual([[], []]);
    await user.keyboard('{Escape}');
    await expect.poll(() => closed).toEqual(['undecided']);
  });
});
