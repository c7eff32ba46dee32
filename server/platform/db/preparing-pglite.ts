import { PGlite, types } from '@electric-sql/pglite';
import type { PGliteOptions, QueryOptions, Results } from '@electric-sql/pglite';
import { escapeLiteral } from 'pg';
import { BoundedMap } from '../cache/bounded-map.ts';

type Parameter = string | number | boolean | null;

const isParameter = (value: unknown): value is Parameter =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** A value as an SQL literal; its type comes from the statement's parameter. */
const literal = (value: Parameter): string => (value === null ? 'null' : escapeLiteral(String(value)));

const asText = (value: string): string => value;

/**
 * Dates and times stay texts, as Drizzle expects. They are set only here, because PGlite would copy all parsers for each
 * query.
 */
const parsers = {
  [types.DATE]: asText,
  [types.TIMESTAMP]: asText,
  [types.TIMESTAMPTZ]: asText,
  [types.INTERVAL]: asText,
};

const preparedFrom = 3;
const limit = 300;

/**
 * PGlite with prepared statements: a repeated select is planned only one time, because planning a select takes longer
 * than running it. Selects in transactions are not prepared. Dates and times are returned as texts.
 */
export class PreparingPglite extends PGlite {
  readonly #uses = new BoundedMap<string, number>(1000);
  readonly #names = new Map<string, Promise<string | undefined>>();

  constructor(options: PGliteOptions = {}) {
    super({ ...options, parsers });
  }

  override async query<Row>(text: string, parameters: unknown[] = [], given: QueryOptions = {}): Promise<Results<Row>> {
    const name = parameters.every(isParameter) ? await this.#nameOf(text) : undefined;
    if (name === undefined) return super.query<Row>(text, parameters, given);
    const { parsers: _, ...options } = given;
    const values = parameters.filter(isParameter).map(literal);
    return super.query<Row>(`execute ${name}${values.length === 0 ? '' : `(${values.join(', ')})`}`, [], options);
  }

  /** The name of the prepared statement; undefined until the text has been used often enough to be prepared. */
  #nameOf(text: string): Promise<string | undefined> | undefined {
    const known = this.#names.get(text);
    if (known !== undefined) return known;
    if (!text.startsWith('select ') || this.#names.size >= limit) return undefined;
    const uses = (this.#uses.get(text) ?? 0) + 1;
    this.#uses.set(text, uses);
    if (uses < preparedFrom) return undefined;
    const name = this.#prepare(text, `statement_${String(this.#names.size)}`);
    this.#names.set(text, name);
    return name;
  }

  /**
   * Undefined if the statement cannot be prepared, for example because a parameter has no known type: it runs
   * unprepared.
   */
  async #prepare(text: string, name: string): Promise<string | undefined> {
    try {
      await super.query(`prepare ${name} as ${text}`);
      return name;
    } catch {
      return undefined;
    }
  }
}
