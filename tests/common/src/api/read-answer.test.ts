import { describe, expect, it } from 'vitest';
import { readAnswer } from '#api/read-answer.ts';
import { login } from '#contract/endpoints/auth.ts';
import { dataExport } from '#contract/endpoints/data-export.ts';
import { supportedLocales } from '#contract/endpoints/i18n.ts';
import { removeCartItem } from '#contract/endpoints/shopping-cart.ts';

const failureOf = (response: Response): Promise<unknown> =>
  readAnswer(login, response).catch((error: unknown) => error);

describe('an answer', () => {
  it('with an error status that is no JSON is an unreadable answer with its status and its text', async () => {
    const init = { status: 502, statusText: 'Bad Gateway' };
    expect(await failureOf(new Response('<h1>Bad Gateway</h1>', init))).toEqual({
      name: 'UNREADABLE_ANSWER',
      status: 502,
      metadata: {},
      statusText: 'Bad Gateway',
      data: '<h1>Bad Gateway</h1>',
    });
  });

  it('with an error status and nothing else has neither data nor a status text', async () => {
    expect(await failureOf(new Response(null, { status: 503 }))).toEqual({
      name: 'UNREADABLE_ANSWER',
      status: 503,
      metadata: {},
    });
  });

  it('with an error name carries its whole body as data (API-02)', async () => {
    const body = { httpCode: 409, name: 'CART_FULL', message: 'Request', requestId: '7', more: [1] };
    expect(await failureOf(Response.json(body, { status: 409 }))).toMatchObject({ name: 'CART_FULL', data: body });
  });

  it('with an error status and no error name is an unreadable answer', async () => {
    expect(await failureOf(Response.json({ httpCode: 500, message: '' }, { status: 500 }))).toEqual({
      name: 'UNREADABLE_ANSWER',
      status: 500,
      metadata: {},
      data: { httpCode: 500, message: '' },
    });
  });

  it('with an error name has no messages about fields if the server sent none', async () => {
    const body = { httpCode: 401, name: 'INVALID_CREDENTIALS', message: '' };
    expect(await failureOf(Response.json(body, { status: 401 }))).not.toHaveProperty('errors');
  });

  it('with status 204 has no body, also where the contract has one', async () => {
    await expect(readAnswer(supportedLocales, new Response(null, { status: 204 }))).resolves.toBeUndefined();
  });

  it('with a page in place of no body is unreadable: the call has not arrived', async () => {
    const page = new Response('<h1>Log in to this network</h1>', { status: 200 });
    await expect(readAnswer(removeCartItem, page)).rejects.toMatchObject({ name: 'UNREADABLE_ANSWER', status: 200 });
  });
});

describe('an answer that is a file', () => {
  const headers = { 'content-type': 'application/zip', 'content-disposition': 'attachment; filename="my-data.zip"' };

  it('has its bytes and its name', async () => {
    const { fileName, content } = await readAnswer(dataExport, new Response(Uint8Array.of(80, 75, 255), { headers }));
    expect([fileName, [...content]]).toEqual(['my-data.zip', [80, 75, 255]]);
  });

  it.each([
    ['of another type', { ...headers, 'content-type': 'text/html' }],
    ['without a name', { 'content-type': 'application/zip' }],
    ['with a name that leads elsewhere', { ...headers, 'content-disposition': 'attachment; filename="../x.zip"' }],
  ])('%s is an unreadable answer', async (_, wrong) => {
    await expect(readAnswer(dataExport, new Response('x', { headers: wrong }))).rejects.toMatchObject({
      name: 'UNREADABLE_ANSWER',
      status: 200,
    });
  });

  it('whose connection is cut before its end fails', async () => {
    const cut = new ReadableStream({
      start(controller) {
        controller.enqueue(Uint8Array.of(80));
        controller.error(new TypeError('terminated'));
      },
    });
    await expect(readAnswer(dataExport, new Response(cut, { headers }))).rejects.toThrow('terminated');
  });

  it('can be refused by an error name like any other', async () => {
    const body = { httpCode: 429, name: 'TOO_MANY_ATTEMPTS', message: '', metadata: { retryAfter: 60 } };
    await expect(readAnswer(dataExport, Response.json(body, { status: 429 }))).rejects.toMatchObject({
      name: 'TOO_MANY_ATTEMPTS',
      metadata: { retryAfter: 60 },
    });
  });
});
