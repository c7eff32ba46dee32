import { describe, expect, it } from 'vitest';
import { readAnswer } from '#api/read-answer.ts';
import { login } from '#contract/endpoints/auth.ts';
import { loggedCustomer } from '#contract/endpoints/customers.ts';
import { dataExport } from '#contract/endpoints/data-export.ts';
import { cardStatesList } from '#contract/endpoints/enumerations.ts';
import { messages, supportedLocales } from '#contract/endpoints/i18n.ts';
import { cancelOrder } from '#contract/endpoints/orders.ts';
import { removeCartItem } from '#contract/endpoints/shopping-cart.ts';

const failureOf = (response: Response): Promise<unknown> =>
  readAnswer(login, response).catch((error: unknown) => error);

describe('a response', () => {
  it('becomes UNREADABLE_ANSWER, with its status and its body, if it is an error without JSON', async () => {
    const init = { status: 502, statusText: 'Bad Gateway' };
    expect(await failureOf(new Response('<h1>Bad Gateway</h1>', init))).toEqual({
      name: 'UNREADABLE_ANSWER',
      status: 502,
      metadata: {},
      statusText: 'Bad Gateway',
      data: '<h1>Bad Gateway</h1>',
    });
  });

  it('has no data and no status text if the response has only a status', async () => {
    expect(await failureOf(new Response(null, { status: 503 }))).toEqual({
      name: 'UNREADABLE_ANSWER',
      status: 503,
      metadata: {},
    });
  });

  it('has its whole body as data if it has an error name (API-02)', async () => {
    const body = { httpCode: 409, name: 'CART_FULL', message: 'Request', requestId: '7', more: [1] };
    expect(await failureOf(Response.json(body, { status: 409 }))).toMatchObject({ name: 'CART_FULL', data: body });
  });

  it('becomes UNREADABLE_ANSWER if it has an error status but no error name', async () => {
    expect(await failureOf(Response.json({ httpCode: 500, message: '' }, { status: 500 }))).toEqual({
      name: 'UNREADABLE_ANSWER',
      status: 500,
      metadata: {},
      data: { httpCode: 500, message: '' },
    });
  });

  it('has its error name also if another back end sends null in fields without a value (CAL-04)', async () => {
    const body = { httpCode: 409, name: 'CART_FULL', message: '', errors: null, metadata: null, requestId: null };
    const failed = await failureOf(Response.json(body, { status: 409 }));
    expect(failed).toMatchObject({ name: 'CART_FULL', status: 409, metadata: {} });
  });

  it('has no errors of fields if the server sent none', async () => {
    const body = { httpCode: 401, name: 'INVALID_CREDENTIALS', message: '' };
    expect(await failureOf(Response.json(body, { status: 401 }))).not.toHaveProperty('errors');
  });

  it('is null if its status is 204 and the contract allows null', async () => {
    await expect(readAnswer(loggedCustomer, new Response(null, { status: 204 }))).resolves.toBeNull();
  });

  it('becomes UNREADABLE_ANSWER if its status is 204, but the contract needs a body', async () => {
    const none = () => new Response(null, { status: 204 });
    const unreadable = { name: 'UNREADABLE_ANSWER', status: 204 };
    await expect(readAnswer(supportedLocales, none())).rejects.toMatchObject(unreadable);
    await expect(readAnswer(cardStatesList, none())).rejects.toMatchObject(unreadable);
  });

  it('becomes UNREADABLE_ANSWER if it is a page, even if the contract allows null', async () => {
    const page = new Response('<h1>Log in to this network</h1>', { status: 200 });
    await expect(readAnswer(loggedCustomer, page)).rejects.toMatchObject({
      name: 'UNREADABLE_ANSWER',
      status: 200,
      data: '<h1>Log in to this network</h1>',
    });
  });

  it('has no data about people if it is JSON that cannot be read', async () => {
    const unread = readAnswer(loggedCustomer, Response.json({ firstName: 'Nela' }));
    await expect(unread).rejects.toEqual({ name: 'UNREADABLE_ANSWER', status: 200, metadata: {} });
  });

  it('is a success if it is JSON instead of an empty body (CAL-04)', async () => {
    await expect(readAnswer(removeCartItem, Response.json({ removed: 1 }))).resolves.toBeUndefined();
  });

  it('is null if the specification does not show it and the back end answers otherwise (CAL-04)', async () => {
    await expect(readAnswer(cancelOrder, new Response(null, { status: 204 }))).resolves.toBeNull();
    await expect(readAnswer(cancelOrder, Response.json({ done: true }))).resolves.toBeNull();
    await expect(readAnswer(cancelOrder, new Response('<h1>Log in</h1>'))).rejects.toMatchObject({
      name: 'UNREADABLE_ANSWER',
    });
  });

  it('becomes UNREADABLE_ANSWER if it is a page instead of an empty body: the call has not reached the server', async () => {
    const page = new Response('<h1>Log in to this network</h1>', { status: 200 });
    await expect(readAnswer(removeCartItem, page)).rejects.toMatchObject({ name: 'UNREADABLE_ANSWER', status: 200 });
  });
});

describe('a response with texts', () => {
  it('has an empty text for each value that is no text, and keeps the others', async () => {
    const data = { title: 'Košík', version: null, count: 3, day: { type: 0 } };
    await expect(readAnswer(messages, Response.json({ data }))).resolves.toEqual({
      data: { title: 'Košík', version: '', count: '', day: '' },
    });
  });

  it.each([
    ['a page', '<h1>Linka</h1>'],
    ['an object without texts', '{}'],
    ['something else', '{"data":"Košík"}'],
  ])('becomes UNREADABLE_ANSWER if it is %s', async (_, body) => {
    await expect(readAnswer(messages, new Response(body))).rejects.toMatchObject({ name: 'UNREADABLE_ANSWER' });
  });
});

describe('a response that is a file', () => {
  const headers = { 'content-type': 'application/zip', 'content-disposition': 'attachment; filename="my-data.zip"' };

  it('contains the bytes and the name of the file', async () => {
    const { fileName, content } = await readAnswer(dataExport, new Response(Uint8Array.of(80, 75, 255), { headers }));
    expect([fileName, [...content]]).toEqual(['my-data.zip', [80, 75, 255]]);
  });

  it.each([
    ['has another type', { ...headers, 'content-type': 'text/html' }],
    ['has no name', { 'content-type': 'application/zip' }],
    ['has a path as its name', { ...headers, 'content-disposition': 'attachment; filename="../x.zip"' }],
  ])('becomes UNREADABLE_ANSWER if it %s', async (_, wrong) => {
    await expect(readAnswer(dataExport, new Response('x', { headers: wrong }))).rejects.toMatchObject({
      name: 'UNREADABLE_ANSWER',
      status: 200,
    });
  });

  it('fails if the connection is closed before the end', async () => {
    const cut = new ReadableStream({
      start(controller) {
        controller.enqueue(Uint8Array.of(80));
        controller.error(new TypeError('terminated'));
      },
    });
    await expect(readAnswer(dataExport, new Response(cut, { headers }))).rejects.toThrow('terminated');
  });

  it('can be a failure with an error name, like any other response', async () => {
    const body = { httpCode: 429, name: 'TOO_MANY_ATTEMPTS', message: '', metadata: { retryAfter: 60 } };
    await expect(readAnswer(dataExport, Response.json(body, { status: 429 }))).rejects.toMatchObject({
      name: 'TOO_MANY_ATTEMPTS',
      metadata: { retryAfter: 60 },
    });
  });
});
