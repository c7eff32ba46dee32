import type { JsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { locales } from '#contract/enumerations.ts';
import { paging } from '#contract/query.ts';
import { jsonSchema } from './json-schema.ts';
import { capitalised } from './notation.ts';

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: JsonSchema;
  readonly description?: string;
  /** Only for a list. */
  readonly style?: 'form';
  readonly explode?: true;
}

const repeated = { style: 'form', explode: true } as const;

/** The members of an object schema as parameters; a list is a repeated parameter. */
function members(schema: v.GenericSchema | undefined, place: 'path' | 'query'): Parameter[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'parameter');
  return Object.entries(properties).flatMap(([name, member]) =>
    typeof member === 'boolean'
      ? []
      : [
          {
            name,
            in: place,
            required: required.includes(name),
            schema: member,
            ...(member.type === 'array' ? repeated : {}),
          },
        ],
  );
}

const descriptions: Readonly<Record<string, string>> = {
  timezoneOffset: "The minutes from the caller's present time to UTC.",
  limit: 'The most rows of one page.',
  offset: 'The number of rows before the page.',
  sortDesc: 'Sort in descending order.',
  sortLocale: 'The language whose alphabet sorts the list.',
};

const inQueries = members(v.object(paging([])), 'query').flatMap((parameter) => {
  const description = descriptions[parameter.name];
  return description === undefined ? [] : [{ ...parameter, description }];
});

const acceptLanguage: Parameter = {
  name: 'Accept-Language',
  in: 'header',
  required: false,
  schema: { type: 'string' },
  description: `The language of display names: ${new Intl.ListFormat('en', { type: 'disjunction' }).format(locales)}.`,
};
const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', pattern: '^[\\w.:-]{1,200}$' },
  description: 'The same key with the same request gets the same answer, and the work is done once.',
};

const componentName = (name: string): string => capitalised(name).replaceAll('-', '');

/** The parameters that several calls share. */
export const sharedParameters: Readonly<Record<string, Parameter>> = Object.fromEntries(
  [...inQueries, acceptLanguage, idempotencyKey].map((parameter) => [componentName(parameter.name), parameter]),
);

/** A reference if the parameter is one of those that several calls share. */
const sharedOrOwn = (parameter: Parameter): object => {
  const name = componentName(parameter.name);
  const shared = sharedParameters[name];
  return shared !== undefined && JSON.stringify(shared.schema) === JSON.stringify(parameter.schema)
    ? { $ref: `#/components/parameters/${name}` }
    : parameter;
};

export const parametersOf = ({ params, query, creates }: EndpointDefinition): object[] =>
  [
    ...members(params, 'path'),
    ...members(query, 'query'),
    acceptLanguage,
    ...(creates === true ? [idempotencyKey] : []),
  ].map(sharedOrOwn);
