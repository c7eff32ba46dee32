import type { EndpointDefinition } from '#contract/endpoint.ts';
import { login } from '#contract/endpoints/auth.ts';
import { systemConfigurations } from '#contract/endpoints/system-configurations.ts';
import type { Accounts, Credentials } from './accounts.ts';
import { readSuccess } from './answers/read-answer.ts';
import type { Reading } from './answers/read-answer.ts';
import { valueAt } from './answers/value-at.ts';
import { isAnswer } from './http/client.ts';
import type { Client, Parts, QueryValue, Reply } from './http/client.ts';

/** Who calls. `nobody` sends no token, `stranger` one that nobody has issued. */
export type Caller =
  | 'nobody'
  | 'stranger'
  | 'customer'
  | 'parent'
  | 'bankCards'
  | 'operator'
  | 'system'
  | 'mapPhone'
  | 'newcomer';

/** Something that a check needs is not there; the reason is for the report. */
export interface Missing {
  readonly missing: string;
}

export const isMissing = (value: unknown): value is Missing =>
  typeof value === 'object' && value !== null && 'missing' in value;

/** Where a value of a call comes from, such as an id of an earlier answer. */
export type Source = (backEnd: BackEnd, as: Caller) => Promise<QueryValue | Missing>;

export type Sources = Readonly<Record<string, Source>>;

/** The parts of a right call that changes nothing. */
export interface RightCall {
  readonly params?: Sources;
  readonly query?: Sources;
  readonly body?: Sources;
  /** Why the kit never makes the right call. */
  readonly neverMade?: string;
}

/** The answer to a right call. */
export interface RightAnswer extends Reading {
  readonly reply: Reply;
}

/** Why a call that reads is not made: only a call that changes something tells what it needs. */
export const nothingToAskFor = 'no answer of a call that reads contains what to ask for';

const wrongToken = 'not.a.token';

export const nameOfCall = ({ method, path }: Pick<EndpointDefinition, 'method' | 'path'>): string =>
  `${method} ${path}`;

/** Who makes a call with this access, if nothing else is said. */
export const callerOf = ({ access }: EndpointDefinition): Caller => (access === 'public' ? 'nobody' : access);

const dayOf = (headers: Headers): string => {
  const own = Number(headers.get('x-linka-time') ?? Number.NaN);
  const time = Number.isNaN(own) ? Date.parse(headers.get('date') ?? '') : own;
  return new Date(Number.isNaN(time) ? 0 : time).toISOString().slice(0, 10);
};

/** The back end that is checked, with the accounts that call it. Right calls are made only one time. */
export class BackEnd {
  readonly client: Client;
  readonly accounts: Accounts;
  readonly #rightCallOf: (endpoint: EndpointDefinition) => RightCall;
  readonly #tokens = new Map<Caller, Promise<string | Missing>>();
  readonly #answers = new Map<string, Promise<RightAnswer | Missing>>();
  #today: Promise<string> | undefined;
  #newcomer: Credentials | undefined;

  constructor(client: Client, accounts: Accounts, rightCallOf: (endpoint: EndpointDefinition) => RightCall) {
    this.client = client;
    this.accounts = accounts;
    this.#rightCallOf = rightCallOf;
  }

  credentialsOf(caller: Caller): Credentials | Missing {
    const given = {
      ...this.accounts,
      newcomer: this.#newcomer,
      mapPhone: undefined,
      nobody: undefined,
      stranger: undefined,
    }[caller];
    if (typeof given === 'object') return given;
    return { missing: `accounts.json has no account "${caller}"` };
  }

  /** The present day of the back end, ISO. */
  today(): Promise<string> {
    this.#today ??= this.client
      .call(systemConfigurations, {})
      .then((reply) => dayOf(isAnswer(reply) ? reply.headers : new Headers()));
    return this.#today;
  }

  async #logIn(caller: Caller): Promise<string | Missing> {
    const credentials = this.credentialsOf(caller);
    if (isMissing(credentials)) return credentials;
    const reply = await this.client.call(login, { body: credentials });
    if (!isAnswer(reply)) return { missing: `the log-in of "${caller}" got no answer: ${reply.noAnswer}` };
    const token = valueAt(readSuccess(login, reply, this.client).json, 'token');
    if (typeof token === 'string') return token;
    return { missing: `"${caller}" cannot log in: status ${String(reply.status)}` };
  }

  tokenOf(caller: Caller): Promise<string | Missing> {
    const known = this.#tokens.get(caller);
    if (known !== undefined) return known;
    const { system } = this.accounts;
    const token = caller === 'system' && typeof system === 'string' ? Promise.resolve(system) : this.#logIn(caller);
    this.#tokens.set(caller, token);
    return token;
  }

  /** From now on, the caller `newcomer` is this account. */
  admit(newcomer: Credentials): void {
    this.#newcomer = newcomer;
    this.#tokens.delete('newcomer');
  }

  /** The headers with which a caller may call. */
  async admissionOf(caller: Caller): Promise<Record<string, string> | Missing> {
    if (caller === 'nobody') return {};
    if (caller === 'mapPhone') {
      const { mapPhoneToken } = this.accounts;
      if (mapPhoneToken === undefined) return { missing: 'accounts.json has no mapPhoneToken' };
      return { 'map-phone-auth-token': mapPhoneToken };
    }
    const token = caller === 'stranger' ? wrongToken : await this.tokenOf(caller);
    return isMissing(token) ? token : { authorization: `Bearer ${token}` };
  }

  async send(endpoint: EndpointDefinition, parts: Parts, as: Caller): Promise<Reply | Missing> {
    const headers = await this.admissionOf(as);
    if (isMissing(headers)) return headers;
    const sent = { 'accept-language': 'en', ...headers, ...parts.headers };
    return this.client.call(endpoint, { ...parts, headers: sent });
  }

  async #valuesOf(sources: Sources = {}, as: Caller): Promise<Record<string, QueryValue> | Missing> {
    const values: Record<string, QueryValue> = {};
    for (const [name, source] of Object.entries(sources)) {
      const value = await source(this, as);
      if (isMissing(value)) return value;
      values[name] = value;
    }
    return values;
  }

  /** The parts of a right call, with values of earlier answers. */
  async partsOf(endpoint: EndpointDefinition, as: Caller): Promise<Parts | Missing> {
    const { params, query, body, neverMade } = this.#rightCallOf(endpoint);
    if (neverMade !== undefined) return { missing: neverMade };
    if (endpoint.path.includes(':') && params === undefined) return { missing: nothingToAskFor };
    const path = await this.#valuesOf(params, as);
    if (isMissing(path)) return path;
    const search = await this.#valuesOf(query, as);
    if (isMissing(search)) return search;
    const sent = await this.#valuesOf(body, as);
    if (isMissing(sent)) return sent;
    const texts = Object.fromEntries(Object.entries(path).map(([name, value]) => [name, String(value)]));
    return { params: texts, query: search, ...(body === undefined ? {} : { body: sent }) };
  }

  async #ask(endpoint: EndpointDefinition, as: Caller): Promise<RightAnswer | Missing> {
    const parts = await this.partsOf(endpoint, as);
    if (isMissing(parts)) return parts;
    const reply = await this.send(endpoint, parts, as);
    if (isMissing(reply)) return reply;
    if (!isAnswer(reply)) return { reply, findings: [], json: undefined };
    return { reply, ...readSuccess(endpoint, reply, this.client) };
  }

  /** The answer to the right call of this caller. */
  answerOf(endpoint: EndpointDefinition, as: Caller): Promise<RightAnswer | Missing> {
    const key = `${endpoint.name} ${as}`;
    const known = this.#answers.get(key);
    if (known !== undefined) return known;
    const answer = this.#ask(endpoint, as);
    this.#answers.set(key, answer);
    return answer;
  }
}
