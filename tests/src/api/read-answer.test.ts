import { describe, expect, it } from 'vitest';
import { login } from '../../../contract/endpoints/auth.ts';
import { supportedLocales } from '../../../contract/endpoints/i18n.ts';
import { readAnswer } from '../../../src/api/read-answer.ts';

const failureOf = (response: Response): Promise<unknown> =>
  readAnswer(login, response).catch((error: unknown) => error);

describe('an answer', () => {
  it('with an error status that is no JSON is an unreadable answer with its status', async () => {
    expect(await failureOf(new Response('<h1>Bad Gateway</h1>', { status: 502 }))).toEqual({
      name: 'UNREADABLE_ANSWER',
      status: 502,
      metadata: {},
    });
  });

  it('with an error status and no error name is an unreadable answer', async () => {
    expect(await failureOf(Response.json({ httpCode: 500, message: '' }, { status: 500 }))).toEqual({
      name: 'UNREADABLE_ANSWER',
      status: 500,
      metadata: {},
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
