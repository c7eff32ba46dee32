// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { CallOptions } from '#api/call.ts';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { CardApplicationDialog } from '#features/card-application/card-application/card-application-dialog.tsx';
import { wizardAnswers } from '../../common/src/support/wizard-answers.ts';
import { fillBrowserGaps } from '../../common/ui/browser-gaps.ts';
import { answeringShop } from '../../common/views/support/answering-shop.ts';
import { staticActor } from '../../common/views/support/static-actor.ts';
import { inShop } from '../../common/views/support/test-shop.tsx';

fillBrowserGaps();
afterEach(cleanup);

it('the dialog of the wizard is about its person, card and preselection, and is removed when it is closed (WIZ-01)', async () => {
  const shop = answeringShop(wizardAnswers, {}, { toasts: staticActor({ toasts: [] }) });
  const asked: Record<string, unknown> = {};
  const call = ((endpoint: EndpointDefinition, options: CallOptions<never> = {}) => {
    asked[endpoint.name] = options.params ?? options.query;
    return shop.call(endpoint as never, options);
  }) as typeof shop.call;
  const toasts: string[] = [];
  const showToast = ({ messageId }: { readonly messageId: string }) => void toasts.push(messageId);
  const application = {
    kind: 'CREATE',
    carrierType: 'VIRTUAL_CARD',
    customerId: 1,
    link: 'REGISTERED',
    preselection: { profileId: 99, from: '2026-11-21', keeps: null },
  } as const;
  const onClosed = vi.fn<() => void>();
  document.title = 'Můj účet – Linka';
  render(inShop({ ...shop, call, showToast }, <CardApplicationDialog application={application} onClosed={onClosed} />));
  await screen.findByRole('heading', { level: 3, name: 'Osobní údaje' });
  screen.getByRole('dialog', { name: 'Žádost o kartu v telefonu' });
  expect(document.title).toBe('Žádost o kartu v telefonu – Linka');
  expect(asked['customer']).toEqual({ id: 1 });
  expect(asked['cardApplicationDraft']).toEqual({ carrierType: 'VIRTUAL_CARD', isOwn: true });
  // The preselected profile does not exist any more.
  expect(toasts).toEqual(['applicationForm.preselection.IMPOSSIBLE']);
  expect(onClosed).not.toHaveBeenCalled();
  const [close] = screen.getAllByRole('button', { name: 'Zavřít' });
  await userEvent.click(close ?? document.body);
  await expect.poll(() => onClosed.mock.calls.length).toBe(1);
  cleanup();
  expect(document.title).toBe('Můj účet – Linka');
});
