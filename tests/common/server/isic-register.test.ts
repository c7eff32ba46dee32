import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { checkIsicNumber } from '#contract/endpoints/customer-writes.ts';
import { createIsicRegister } from '#server/applications/isic-register/create-isic-register.ts';
import { IsicRegisterUnavailable } from '#server/platform/services/isic-register.ts';
import { simulatedIsicNumber, studentIsic } from '#server/sandbox/simulators/isic-register.ts';
import { applications, newIsicNumber } from './support/application.ts';
import type { Account, Applications } from './support/application.ts';
import { call, freshAccount, refusal } from './support/call.ts';
import { startServer } from './support/start-server.ts';
import type { TestServer } from './support/start-server.ts';

let server: TestServer;
let tools: Applications;
let account: Account;
let profile: number;
beforeAll(async () => {
  server = await startServer({ workers: false });
  tools = applications(server);
  account = await freshAccount(server, 'adult');
  profile = await tools.profileId('STUDENT');
});
afterAll(() => server.stop());

const options = (isicNumber: string, change: object = {}, of = account) => ({
  token: of.token,
  query: { firstName: 'Nora', lastName: 'Nová', isicNumber, customerProfileId: profile, ...change },
});
const isValid = async (...of: Parameters<typeof options>) =>
  (await call(server, checkIsicNumber, options(...of))).valid;

describe('the check of an ISIC number', () => {
  test('confirms a number with a correct check letter, in upper or lower case, with spaces around it', async () => {
    const number = newIsicNumber();
    expect(await isValid(number)).toBe(true);
    expect(await isValid(` ${number.toLowerCase()} `)).toBe(true);
    const other = number.endsWith('A') ? 'B' : 'A';
    expect(await isValid(`${number.slice(0, -1)}${other}`)).toBe(false);
    expect(await isValid('12345678901234')).toBe(false);
  });

  test('does not confirm a cancelled card, or the card of a person with another name', async () => {
    expect(await isValid(simulatedIsicNumber('777700000000'))).toBe(false);
    const { isicNumber, ...name } = studentIsic;
    expect(await isValid(isicNumber)).toBe(false);
    expect(await isValid(isicNumber, name)).toBe(true);
    expect(await isValid(isicNumber, { ...name, lastName: name.lastName.toUpperCase() })).toBe(true);
  });

  test("does not confirm the number of another customer, unless that customer is one of the account's people", async () => {
    const isicNumber = newIsicNumber();
    await tools.change(account.customerId, { isicNumber });
    const stranger = await freshAccount(server, 'newcomer');
    expect(await isValid(isicNumber)).toBe(false);
    const own = { excludedCustomerId: account.customerId };
    expect(await isValid(isicNumber, own)).toBe(true);
    expect(await isValid(isicNumber, own, stranger)).toBe(false);
  });

  test('is refused for a profile without ISIC, for an unknown profile, and if the operator does not accept ISIC cards', async () => {
    const number = newIsicNumber();
    const refuse = (name: Parameters<typeof refusal>[2], customerProfileId: number) =>
      refusal(server, checkIsicNumber, name, options(number, { customerProfileId }));
    await refuse('CUSTOMER_PROFILE_WITHOUT_ISIC', await tools.profileId('ADULT'));
    await refuse('INVALID_CUSTOMER_PROFILE', 2_147_483_647);
    await tools.withSettings({ isIsicAllowed: false }, () => refuse('INVALID_CUSTOMER_PROFILE', profile));
  });

  test('reports that the register does not answer', () =>
    refusal(server, checkIsicNumber, 'ISIC_REGISTER_UNAVAILABLE', options('S999900000000A')));

  test('is refused after too many checks of an account within an hour; other checks are not counted', () =>
    tools.withSettings({ CUSTOMER_CHECKS_ALLOWED_PER_ACCOUNT: 1 }, async () => {
      const curious = await freshAccount(server, 'newcomer');
      expect(await isValid(newIsicNumber(), {}, curious)).toBe(true);
      const { metadata } = await refusal(
        server,
        checkIsicNumber,
        'TOO_MANY_ATTEMPTS',
        options(newIsicNumber(), {}, curious),
      );
      expect(metadata).toEqual({ retryAfter: 3600 });
    }));
});

describe('the ISIC register', () => {
  const holder = { isicNumber: newIsicNumber(), firstName: 'Nora', lastName: 'Nová' };
  const configuration = () => server.services.configuration;

  test('is called at the configured address', async () => {
    const url = `${server.url}/sandbox/isic-register/validations`;
    const register = createIsicRegister({ ...configuration(), sandbox: false, isicRegisterUrl: url });
    expect(await register.confirms(holder)).toBe(true);
    expect(await register.confirms({ ...holder, isicNumber: 'x' })).toBe(false);
  });

  test.each([
    ['is not configured', () => undefined],
    ['cannot be reached', () => 'http://127.0.0.1:1/validations'],
    ['answers something else', () => `${server.url}/sandbox/faults`],
    ['answers without JSON', () => `${server.url}/`],
  ])('is unavailable if it %s, and neither confirms nor rejects a card', async (_, url) => {
    const register = createIsicRegister({ ...configuration(), sandbox: false, isicRegisterUrl: url() });
    await expect(register.confirms(holder)).rejects.toThrow(IsicRegisterUnavailable);
  });

  test('is unavailable if it answers with an error status, with any body', async () => {
    const answer = () => Promise.resolve(Response.json({ valid: true }, { status: 500 }));
    const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
    const isicRegisterUrl = 'https://register.example/validations';
    const register = createIsicRegister({ ...configuration(), sandbox: false, isicRegisterUrl });
    await expect(register.confirms(holder)).rejects.toThrow('HTTP 500');
    fetching.mockRestore();
  });
});
