import type { Page, Route } from '@playwright/test';
import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';
import type { EndpointDefinition } from '#contract/endpoint.ts';

/** The name of a fault that makes a call fail; null = the server answers normally. */
export type Fault = string | null;

/** The fault that causes an outcome. An outcome that is not in `faults` is a refusal: its fault has the same name. */
export const faultOf = (faults: Readonly<Record<string, Fault>>, outcomeName: string): Fault => {
  const fault = faults[outcomeName];
  return fault === undefined ? outcomeName : fault;
};

type Fields = Readonly<Record<string, unknown>>;

/** Holds the page's calls until they are released, with or without a fault. The real server answers them. */
export interface HeldCalls {
  /** Holds the next calls of this endpoint. If a call is held already, the page must have aborted it. */
  readonly hold: (endpoint: EndpointDefinition) => Promise<void>;
  /** Waits until a call is held. */
  readonly seeHeld: (endpoint: EndpointDefinition) => Promise<void>;
  /**
   * Waits for a held call, then releases all held calls. Later calls are released at once until `hold` is called again.
   */
  readonly release: (endpoint: EndpointDefinition, fault: Fault) => Promise<void>;
  /** Like `release`, but replaces fields of the server's answer; the new values may depend on the answer. */
  readonly releaseChanged: (
    endpoint: EndpointDefinition,
    fields: Fields | ((answer: Fields) => Fields),
  ) => Promise<void>;
  /** Like `release`, but the answer is null, as if the requested object did not exist. */
  readonly releaseNone: (endpoint: EndpointDefinition) => Promise<void>;
}

type RouteHandler = (route: Route) => Promise<void>;

const patternOf = ({ path }: EndpointDefinition): RegExp => new RegExp(`${path.replaceAll(/:\w+/g, '[^/?]+')}(\\?|$)`);

/** How long to wait for a held call, in milliseconds: as long as Playwright waits for elements of the page. */
const arrivalLimit = 30_000;

/** The calls of one endpoint. Without a handler, its calls are held. */
class Gate {
  readonly #name: string;
  #handler: RouteHandler | null = (route) => route.fallback();
  #waiting: Route[] = [];
  #arrival = Promise.withResolvers<void>();

  constructor(name: string) {
    this.#name = name;
  }

  get isClosed(): boolean {
    return this.#handler === null;
  }

  async hold(): Promise<void> {
    if (this.isClosed) await this.arrive();
    this.#handler = null;
    this.#waiting = [];
    this.#arrival = Promise.withResolvers();
  }

  async arrive(): Promise<void> {
    const tooLate = async () => {
      await delay(arrivalLimit, undefined, { ref: false });
      throw new Error(`expected a call of ${this.#name} to be held, got none in ${arrivalLimit} ms`);
    };
    await Promise.race([this.#arrival.promise, tooLate()]);
  }

  handle(route: Route): Promise<void> | undefined {
    if (this.#handler !== null) return this.#handler(route);
    this.#waiting.push(route);
    this.#arrival.resolve();
    return undefined;
  }

  async release(handler: RouteHandler): Promise<void> {
    await this.arrive();
    this.#handler = handler;
    for (const route of this.#waiting.splice(0)) await handler(route);
  }
}

const gatesOfPages = new WeakMap<Page, Gate[]>();

/** Waits until the page has made a call to each held endpoint. */
export async function seeCallsHeld(page: Page): Promise<void> {
  const closed = (gatesOfPages.get(page) ?? []).filter(({ isClosed }) => isClosed);
  await Promise.all(closed.map((gate) => gate.arrive()));
}

/** `isMeant` chooses between calls of one endpoint by their addresses. */
export function holdCalls(page: Page, isMeant: (address: URL) => boolean = () => true): HeldCalls {
  const gates = new Map<string, Gate>();

  const gateOf = async (endpoint: EndpointDefinition): Promise<Gate> => {
    const known = gates.get(endpoint.name);
    if (known !== undefined) return known;
    const gate = new Gate(endpoint.name);
    gates.set(endpoint.name, gate);
    gatesOfPages.set(page, [...(gatesOfPages.get(page) ?? []), gate]);
    await page.route(patternOf(endpoint), (route) =>
      route.request().method() === endpoint.method && isMeant(new URL(route.request().url()))
        ? gate.handle(route)
        : route.fallback(),
    );
    return gate;
  };

  return {
    hold: async (endpoint) => (await gateOf(endpoint)).hold(),
    seeHeld: async (endpoint) => (await gateOf(endpoint)).arrive(),
    release: async (endpoint, fault) => {
      const faultHeader = fault === null ? {} : { 'x-linka-fault': `${endpoint.name}=${fault}` };
      const gate = await gateOf(endpoint);
      await gate.release((route) => route.continue({ headers: { ...route.request().headers(), ...faultHeader } }));
    },
    releaseChanged: async (endpoint, fields) => {
      const gate = await gateOf(endpoint);
      await gate.release(async (route) => {
        const response = await route.fetch();
        const body = v.parse(v.record(v.string(), v.unknown()), await response.json());
        const changed = typeof fields === 'function' ? fields(body) : fields;
        await route.fulfill({ response, json: { ...body, ...changed } });
      });
    },
    releaseNone: async (endpoint) => {
      const gate = await gateOf(endpoint);
      await gate.release(async (route) => route.fulfill({ response: await route.fetch(), json: null }));
    },
  };
}
