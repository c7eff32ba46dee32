// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { useActorRef } from '@xstate/react';
import { afterEach, expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import { PaymentReturnView } from '#features/purchase/payment-return/payment-return-view.tsx';
import { paymentReturnMachine } from '#machines/purchase/payment-return/payment-return.machine.ts';
import { results } from '#machines/purchase/payment/model/payment.samples.ts';
import type { ToldResult } from '#machines/purchase/payment/told-result.ts';
import { answeringShop } from '../../common/views/support/answering-shop.ts';
import { inShop } from '../../common/views/support/test-shop.tsx';
import { pendingOrder } from './order.samples.ts';

afterEach(cleanup);

function Shown({ result }: { readonly result: ToldResult }) {
  const machine = paymentReturnMachine.provide({ actors: { checkPayment: fromPromise(async () => result) } });
  const actor = useActorRef(machine, { input: { gateway: 'CSOB', paymentId: '7ff1@HL', fields: {} } });
  return <PaymentReturnView paymentReturn={actor} />;
}

const plain = (text: string | null | undefined) => text?.replaceAll('\u00A0', ' ');
const titleOf = () => plain(screen.getAllByRole('heading', { level: 2 })[0]?.textContent);
const begun = { ...pendingOrder, attempt: { begun: true, resumable: true } };

it('while the bank decides, the page shows amount, number, items and progress (PAY-09)', async () => {
  render(inShop(answeringShop({ order: begun }), <Shown result={results.undecided} />));
  expect(titleOf()).toBe('Zjišťujeme výsledek platby…');
  const line = await screen.findByRole('list', { name: 'Průběh' });
  expect(titleOf()).toBe('Platba 550,00 Kč zatím není potvrzená');
  expect(screen.getByText('Objednávka 100011')).toBeTruthy();
  expect(within(screen.getByRole('article')).getByText('Lenka Dvořáková')).toBeTruthy();
  expect(within(line).getByText('Zaplacení').closest('li')?.dataset['state']).toBe('ahead');
});

it('if the order cannot be read or is not named, the page shows what is known about the payment', async () => {
  for (const result of [results.undecided, { ...results.undecided, orderId: null, orderNumber: null }]) {
    render(inShop(answeringShop({}), <Shown result={result} />));
    expect(await screen.findByText(/banka ji ještě zpracovává/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Přejít na objednávky' })).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Průběh' })).toBeNull();
    cleanup();
  }
});
