import type { Page, Route } from '@playwright/test';
import * as v from 'valibot';
import type { EndpointDefinition } from '../../contract/endpoint.ts';

/** A fault of the server's board by its text, or nothing for the true answer. */
export type Answer = string | null;

/** Holds calls of the page back until they are let go, with or without a fault; the real server answers them. */
export interface HeldCalls {
  /** The call of this endpoint that comes next waits; one that is waiting already must have been given up by then. */
  readonly hold: (endpoint: EndpointDefinition) => Promise<void>;
  /** Lets what waits go; the same holds of any further call until they are held again. */
  readonly release: (endpoint: EndpointDefinition, answer: Answer) => Promise<void>;
  /** Lets the call go and changes fields of the server's answer on their way back. */
  readonly releaseChanged: (endpoint: EndpointDefinition, fields: Readonly<Record<string, unknown>>) => Promise<void>;
}

type RouteHandler = (route: Route) => Promise<void>;

const patternOf = ({ path }: EndpointDefinition): RegExp => new RegExp(`${path.replaceAll(/:\w+/g, '[^/?]+')}(\\?|$)`);

/** The calls of one endpoint: those that wait, and what is done with one that comes. */
class Gate {
  #handler: RouteHandler | null = (route) => route.fallback();
  #waiting: Route[] = [];
  #arrival = Promise.withResolvers<void>();

  async hold(): Promise<void> {
    if (this.#handler === null) await this.#arrival.promise;
    this.#handler = null;
    this.#waiting = [];
    this.#arrival = Promise.withResolvers();
  }

  arrived(route: Route): Promise<void> | undefined {
    if (this.#handler !== null) return this.#handler(route);
    this.#waiting.push(route);
    this.#arrival.resolve();
    return undefined;
  }

  async release(handler: RouteHandler): Promise<void> {
    await this.#arrival.promise;
    this.#handler = handler;
    for (const route of this.#waiting) await handler(route);
  }
}

export function holdCalls(page: Page): HeldCalls {
  const gates = new Map<string, Gate>();

  const gateOf = async (endpoint: EndpointDefinition): Promise<Gate> => {
    const known = gates.get(endpoint.name);
    if (known !== undefined) return known;
    const gate = new Gate();
    gates.set(endpoint.name, gate);
    await page.route(patternOf(endpoint), (route) =>
      route.request().method() === endpoint.method ? gate.arrived(route) : route.fallback(),
    );
    return gate;
  };

  return {
    hold: async (endpoint) => (await gateOf(endpoint)).hold(),
    release: async (endpoint, answer) => {
      const faults = answer === null ? {} : { 'x-linka-fault': `${endpoint.name}=${answer}` };
      const gate = await gateOf(endpoint);
      await gate.release((route) => route.continue({ headers: { ...route.request().headers(), ...faults } }));
    },
    releaseChanged: async (endpoint, fields) => {
      const gate = await gateOf(endpoint);
      await gate.release(async (route) => {
        const response = await route.fetch();
        const body = v.parse(v.record(v.string(), v.unknown()), await response.json());
        await route.fulfill({ response, json: { ...body, ...fields } });
      });
    },
  };
}
