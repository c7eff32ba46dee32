import type { EndpointDefinition } from '#contract/endpoint.ts';
import { commonErrors, customerErrors, errorStatus } from '#contract/error-names.ts';
import type { ErrorName } from '#contract/error-names.ts';
import { referenceTo } from './json-schema.ts';
import { capitalised, json } from './notation.ts';

const accessErrors: Readonly<Record<EndpointDefinition['access'], readonly ErrorName[]>> = {
  public: [],
  customer: customerErrors,
  operator: customerErrors,
  mapPhone: ['UNAUTHENTICATED', 'FORBIDDEN'],
  system: ['UNAUTHENTICATED', 'NOT_FOUND'],
};

/** The names of all errors that a call may answer. */
const namesOf = ({ access, request, creates, errors }: EndpointDefinition): ErrorName[] => [
  ...new Set<ErrorName>([
    ...commonErrors,
    ...accessErrors[access],
    ...(request === undefined ? [] : (['UNSUPPORTED_MEDIA_TYPE'] as const)),
    ...(creates === true ? (['IDEMPOTENCY_KEY_REUSED'] as const) : []),
    ...errors,
  ]),
];

interface ErrorGroup {
  readonly status: string;
  readonly names: readonly ErrorName[];
  /** The name of the group's schema and answer. */
  readonly title: string;
}

/** `NOT_FOUND` is `NotFoundError`. */
const titleOf = (name: ErrorName): string =>
  `${name
    .replace(/_ERROR$/, '')
    .toLowerCase()
    .split('_')
    .map((word) => capitalised(word))
    .join('')}Error`;

/** The errors of a call by their status. Calls with the same single error of a status share its title. */
function groupsOf(endpoint: EndpointDefinition): ErrorGroup[] {
  const byStatus = Map.groupBy(namesOf(endpoint), (name) => String(errorStatus[name]));
  return [...byStatus].map(([status, names]) => {
    const [only, ...others] = names;
    const isSingle = only !== undefined && others.length === 0;
    return { status, names, title: isSingle ? titleOf(only) : `${capitalised(endpoint.name)}Error${status}` };
  });
}

/** The answers of a call outside 2xx. */
export const errorResponses = (endpoint: EndpointDefinition): Record<string, object> =>
  Object.fromEntries(
    groupsOf(endpoint).map(({ status, title }) => [status, { $ref: `#/components/responses/${title}` }]),
  );

const schemaOf = (names: readonly ErrorName[]): object => ({
  allOf: [
    referenceTo('ErrorBody'),
    { type: 'object', properties: { name: { type: 'string', enum: names } }, required: ['name'] },
  ],
});

/** The answers outside 2xx of all calls, and their schemas, in which `name` has only the possible values. */
export function errorComponents(endpoints: readonly EndpointDefinition[]) {
  const groups = endpoints.flatMap(groupsOf);
  return {
    responses: Object.fromEntries(
      groups.map(({ title, names }) => [title, { description: names.join(', '), content: json(referenceTo(title)) }]),
    ),
    schemas: Object.fromEntries(groups.map(({ title, names }) => [title, schemaOf(names)])),
  };
}
