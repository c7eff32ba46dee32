import { createServer } from 'node:http';
import type { Server } from 'node:http';
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { GatewayUnavailable } from '#server/platform/remote/gateway-unavailable.ts';
import { createSigner, createVerifier } from '#server/purchase/gateways/rsa.ts';
import { CardGateway } from '#server/purchase/gateways/tokenization/card-gateway.ts';
import { newPair } from './keys.ts';

const merchant = newPair();
const bank = newPair();
const bankSigns = createSigner(bank.privateKey, 'RSA-SHA256');
const verifyMerchant = createVerifier(merchant.publicKey, 'RSA-SHA256');

const gatewayAt = (statusUrl: string): CardGateway =>
  new CardGateway({
    url: 'https://gateway.example/begin',
    statusUrl,
    providerId: 'LINKA',
    sign: createSigner(merchant.privateKey, 'RSA-SHA256'),
    verify: createVerifier(bank.publicKey, 'RSA-SHA256'),
    clock: { now: () => new Date('2026-11-21T11:00:00Z') },
  });

let server: Server | undefined;
afterEach(() => new Promise((resolve) => (server === undefined ? resolve(undefined) : server.close(resolve))));

const Question = v.object({
  msgTime: v.string(),
  msgId: v.string(),
  orderId: v.string(),
  providerId: v.string(),
  sign: v.string(),
});
type Fields = Readonly<Record<string, string | undefined>>;
const names = ['msgTime', 'msgId', 'orderId', 'providerId', 'state', 'token', 'cardNumber', 'expiry'];
const textOf = (answer: Fields): string => names.map((name) => answer[name] ?? '').join('|');

const card = { token: 'tok_12345678', cardNumber: '**** **** **** 1111', expiry: '202802' };

/**
 * The status that the shop reads from an answer about the order 1, and the requests that it has sent.
 * @param signed fields that are replaced before the answer is signed
 * @param changed fields that are replaced after the answer was signed
 */
async function statusAfter(signed: Fields, changed: Fields = {}, sign = bankSigns) {
  const questions: v.InferOutput<typeof Question>[] = [];
  const listening = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      const question = v.parse(Question, JSON.parse(text));
      questions.push(question);
      const { msgId, orderId, providerId } = question;
      const answer = { msgTime: '20261121120000', msgId, orderId, providerId, ...signed };
      response.end(JSON.stringify({ ...answer, sign: sign(textOf(answer)), ...changed }));
    });
  });
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const address = listening.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { status: await gatewayAt(`http://127.0.0.1:${String(port)}`).status('1'), questions };
}

describe('the gateway that registers bank cards', () => {
  it('gets a signed request', async () => {
    const { status, questions } = await statusAfter({ state: 'OPEN' });
    const [asked] = questions;
    if (asked === undefined) throw new Error('the gateway is asked');
    const { sign, ...question } = asked;
    expect(status).toEqual({ state: 'OPEN' });
    expect(question).toMatchObject({ msgTime: '20261121120000', orderId: '1', providerId: 'LINKA' });
    expect(verifyMerchant(Object.values(question).join('|'), sign)).toBe(true);
  });

  it('returns the card, which is valid until the last day of its month', async () => {
    expect((await statusAfter({ state: 'TOKENIZED', ...card })).status).toEqual({
      state: 'TOKENIZED',
      card: { token: card.token, cardNumber: card.cardNumber, validTo: '2028-02-29' },
    });
  });

  it.each<[string, Fields, Fields?]>([
    ['an altered state', { state: 'OPEN' }, { state: 'REFUSED' }],
    ['an altered card', { state: 'TOKENIZED', ...card }, { cardNumber: '**** **** **** 2222' }],
    ['a card without its token', { state: 'TOKENIZED', ...card, token: undefined }],
    ['a card without its number', { state: 'TOKENIZED', ...card, cardNumber: undefined }],
    ['a card without its last month', { state: 'TOKENIZED', ...card, expiry: undefined }],
    ['the full number of a card', { state: 'TOKENIZED', ...card, cardNumber: '4111 1111 1111 1111' }],
    ['a month that does not exist', { state: 'TOKENIZED', ...card, expiry: '202813' }],
    ['a state that does not exist', { state: 'MAYBE' }],
    ['an answer to another question', { state: 'REFUSED', msgId: 'other' }],
    ['an answer about another order', { state: 'REFUSED', orderId: '2' }],
    ['an answer for another merchant', { state: 'REFUSED', providerId: 'OTHER' }],
    ['an old answer that is sent again', { state: 'REFUSED', msgTime: '20261121090000' }],
  ])('causes GatewayUnavailable with %s', async (_, signed, changed) => {
    await expect(statusAfter(signed, changed)).rejects.toThrow(GatewayUnavailable);
  });

  it("causes GatewayUnavailable with a signature by the shop's key or an unknown key", async () => {
    for (const { privateKey } of [merchant, newPair()])
      await expect(statusAfter({ state: 'REFUSED' }, {}, createSigner(privateKey, 'RSA-SHA256'))).rejects.toThrow(
        'wrong signature',
      );
  });

  it('is opened with signed fields', () => {
    const attempt = { orderId: '1', text: 'Karta', language: 'cs', callback: 'https://shop.example/#/x' };
    const { gateway, sign, ...fields } = gatewayAt('https://gateway.example/status').begin(attempt);
    expect(gateway).toBe('https://gateway.example/begin');
    const { msgTime, msgId, providerId } = fields;
    expect(fields).toEqual({ ...attempt, msgTime: '20261121120000', msgId, providerId: 'LINKA' });
    const text = [msgTime, msgId, '1', providerId, 'Karta', 'cs', 'https://shop.example/#/x'].join('|');
    expect(verifyMerchant(text, sign)).toBe(true);
  });

  it('is recognised by its signed return fields, which must be for this merchant', () => {
    const returned = (change: Fields = {}) => {
      const fields = { msgTime: '20261121120000', msgId: 'm', orderId: '1', providerId: 'LINKA', result: 'TOKENIZED' };
      const signed: Fields = { ...fields, ...change };
      return { ...signed, sign: bankSigns(Object.values(signed).join('|')) };
    };
    const gateway = gatewayAt('https://gateway.example/status');
    expect(gateway.verifyReturn(returned())).toBe(true);
    expect(gateway.verifyReturn({ ...returned(), result: 'REFUSED' })).toBe(false);
    expect(gateway.verifyReturn(returned({ providerId: 'OTHER' }))).toBe(false);
    expect(gateway.verifyReturn({ ...returned(), sign: undefined })).toBe(false);
  });
});
