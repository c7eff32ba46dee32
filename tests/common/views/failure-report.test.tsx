// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { FailureReportView } from '#common/failure-report/failure-report-view.tsx';
import { provideFailureReport } from '#common/failure-report/failure-report.actors.ts';
import { ReplayTicket } from '#contract/entities/replay-ticket.ts';
import { describeView } from '#formal/view/view-level.ts';
import { failureReportView } from '#machines/common/failure-report/failure-report.view.ts';
import { failureReportModel } from '#machines/common/failure-report/model/failure-report.model.ts';
import type { Shop } from '#runtime/shop.ts';
import { failureReportGestures } from './failure-report.gestures.tsx';
import { inShop, testShop } from './support/test-shop.tsx';

const causes: Readonly<Record<string, RegExp>> = {
  TOO_MANY_ATTEMPTS: /Zkuste to znovu za 25\s+minut/,
  NO_ANSWER: /Server neodpověděl/,
  UNREADABLE_ANSWER: /Na naší straně došlo k chybě/,
};

const view = (actor: Parameters<typeof FailureReportView>[0]['actor']) =>
  inShop(testShop(), <FailureReportView actor={actor} />);

describeView({
  model: failureReportModel,
  render: view,
  gestures: failureReportGestures,
  view: failureReportView,
  expectations: {
    reviewing: ({ root }, { context }) => {
      within(root).getByText(/hesla ani jiné texty/);
      const { failure } = context as { readonly failure: { readonly name: string } | null };
      if (failure !== null) within(root).getByText(causes[failure.name] ?? 'no such cause');
    },
    unprepared: ({ root }) => {
      expect(within(root).getByRole('alert').textContent).toContain('nepodařilo připravit');
    },
    sent: ({ root }) => {
      const status = within(root).getByRole('status');
      within(status).getByText('ACDE-34XY');
      expect(status.textContent).toMatch(/uchováme do 21\.12\.2026/);
    },
  },
});

describe('a report of a failure (RPL-04)', () => {
  let stop = () => {};
  afterEach(() => {
    cleanup();
    stop();
  });

  /** Shows the report beside a text field; `sent`: the bodies of the calls. */
  function show() {
    const sent: unknown[] = [];
    const call = async (_endpoint: unknown, { body }: { readonly body?: unknown } = {}) => {
      sent.push(body);
      return { code: 'ACDE-34XY', keptUntil: '2026-12-21' };
    };
    const shop = { ...testShop(), call: call as Shop['call'] };
    const actor = createActor(provideFailureReport(shop, '3.4.0'), { inspect: shop.log.inspect }).start();
    stop = () => void actor.stop();
    render(
      inShop(
        shop,
        <>
          <input aria-label="Něco jiného" />
          <FailureReportView actor={actor} />
        </>,
      ),
    );
    return { actor, sent, user: userEvent.setup() };
  }
  const findSend = () => screen.findByRole('button', { name: 'Souhlasím a poslat' });

  it('shows exactly the text that is sent, and sends it only when the person agrees', async () => {
    const { sent, user } = show();
    await user.click(screen.getByRole('button', { name: 'Připravit hlášení' }));
    await user.click(await screen.findByRole('button', { name: 'Prohlédnout, co pošlete' }));
    const shown: unknown = JSON.parse(screen.getByLabelText<HTMLTextAreaElement>('Text hlášení').value);
    expect(v.parse(ReplayTicket, shown)).toMatchObject({ version: '3.4.0' });
    expect(sent).toEqual([]);
    await user.click(await findSend());
    await screen.findByText('ACDE-34XY');
    expect(sent).toEqual([{ ticket: shown }]);
  });

  it('copies the code when its button is pressed, and says so', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Připravit hlášení' }));
    await user.click(await findSend());
    await user.click(await screen.findByRole('button', { name: 'Kopírovat kód' }));
    await screen.findByRole('button', { name: 'Zkopírováno' });
    expect(await navigator.clipboard.readText()).toBe('ACDE-34XY');
  });

  it('moves the focus to its title when the pressed button is removed', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Připravit hlášení' }));
    await user.click(await findSend());
    await screen.findByText('ACDE-34XY');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Nahlásit chybu podpoře' }));
  });

  it('does not take the focus from another field, nor when it is first shown', async () => {
    const { actor } = show();
    expect(document.activeElement).toBe(document.body);
    const elsewhere = screen.getByRole('textbox', { name: 'Něco jiného' });
    elsewhere.focus();
    actor.send({ type: 'open' });
    await findSend();
    expect(document.activeElement).toBe(elsewhere);
  });
});
