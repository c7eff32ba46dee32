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
  readonly letGo: (endpoint: EndpointDefinition, answer: Answer) => Promise<void>;
  /** Lets the call go and changes fields of the server's answer on their way back. */
  readonly letGoChanged: (endpoint: EndpointDefinition, fields: Readonly<Record<string, unknown>>) => Promise<void>;
}

type Deed = (route: Route) => Promise<void>;

const patternOf = ({ path }: EndpointDefinition): RegExp => new RegExp(`${path.replaceAll(/:\w+/g, '[^/?]+')}(\\?|$)`);

/** The calls of one endpoint: those that wait, and what is done with one that comes. */
class Gate {
  #deed: Deed | null = (route) => route.fallback();
  #waiting: Route[] = [];
  #arrival = Promise.withResolvers<void>();

  async hold(): Promise<void> {
    if (this.#deed === null) await this.#arrival.promise;
    this.#deed = null;
    this.#waiting = [];
    this.#arrival = Promise.withResolvers();
  }

  arrived(route: Route): Promise<void> | undefined {
    if (this.#deed !== null) return this.#deed(route);
    this.#waiting.push(route);
    this.#arrival.resolve();
    return undefined;
  }

  async letGo(deed: Deed): Promise<void> {
    await this.#arrival.promise;
    this.#deed = deed;
    for (const route of this.#waiting) await deed(route);
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
    letGo: async (endpoint, answer) => {
      const faults = answer === null ? {} : { 'x-linka-fault': `${endpoint.name}=${answer}` };
      const gate = await gateOf(endpoint);
      await gate.letGo((route) => route.continue({ headers: { ...route.request().headers(), ...faults } }));
    },
    letGoChanged: async (endpoint, fields) => {
      const gate = await gateOf(endpoint);
      await gate.letGo(async (route) => {
        const response = await route.fetch();
        const body = v.parse(v.record(v.string(), v.unknown()), await response.json());
        await route.fulfill({ response, json: { ...body, ...fields } });
      });
    },
  };
}
