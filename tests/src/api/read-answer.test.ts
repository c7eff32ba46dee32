import { describe, expect, it } from 'vitest';
import { login } from '../../../contract/endpoints/auth.ts';
import { supportedLocales } from '../../../contract/endpoints/i18n.ts';
import { readAnswer } from '../../../src/api/read-answer.ts';

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
});
