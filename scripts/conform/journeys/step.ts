import type { EndpointDefinition } from '#contract/endpoint.ts';
import type { ErrorName } from '#contract/error-names.ts';
import type { Found } from '../answers/found.ts';
import { valueAt } from '../answers/value-at.ts';
import type { Caller } from '../back-end.ts';
import type { Parts } from '../http/client.ts';

/** What a step needs is not there, because an earlier step has failed or the back end has no such data. */
export class NotThere extends Error {}

/** The answers of earlier steps by their names, and the present day. */
export class Memory {
  readonly today: string;
  /** The address of the shop's pages. */
  readonly shop: string;
  readonly #answers = new Map<string, unknown>();

  constructor(today: string, shop: string) {
    this.today = today;
    this.shop = shop;
  }

  keep(name: string, answer: unknown): void {
    this.#answers.set(name, answer);
  }

  /** The value at a path that begins with the name of an answer, such as `account.id`; undefined if there is none. */
  find(path: string): unknown {
    const [name = '', ...rest] = path.split('.');
    const answer = this.#answers.get(name);
    return rest.length === 0 ? answer : valueAt(answer, rest.join('.'));
  }

  number(path: string): number {
    const value = this.find(path);
    if (typeof value !== 'number') throw new NotThere(`there is no ${path} from an earlier call`);
    return value;
  }

  text(path: string): string {
    const value = this.find(path);
    if (typeof value !== 'string') throw new NotThere(`there is no ${path} from an earlier call`);
    return value;
  }
}

/** A call of a journey. */
export interface Step {
  readonly call: EndpointDefinition;
  readonly as: Caller;
  readonly parts?: (memory: Memory) => Parts | Promise<Parts>;
  /** The name under which later steps find the answer. */
  readonly keep?: string;
  /** What must be true of the answer besides its shape. */
  readonly facts?: (json: unknown, memory: Memory) => readonly Found[];
  /** The call is refused with one of these errors. */
  readonly refusals?: readonly [ErrorName, ...ErrorName[]];
  /** The call may be refused with one of these errors, since the operator's data decide it. */
  readonly mayBe?: readonly ErrorName[];
  /** Another right body: with the same Idempotency-Key it is refused. */
  readonly otherBody?: (memory: Memory) => unknown;
  /** What the request is, if it is not the plain call. */
  readonly request?: string;
}

/** Steps that are made one after the other. A step that cannot be made is left out. */
export interface Journey {
  readonly needs: readonly Caller[];
  readonly steps: readonly Step[];
}
