import type { EndpointDefinition } from '#contract/endpoint.ts';
import { extensions } from '#contract/extensions.ts';

/** The groups of the specified calls, each with the beginnings of its paths; the first match counts. */
const groups: readonly (readonly [name: string, path: RegExp])[] = [
  ['Auth', /^\/api\/eshop\/auth\//],
  ['I18n', /^\/api\/eshop\/i18n\//],
  ['Bank cards', /^\/api\/eshop\/bank-card\//],
  ['Notifications', /^\/api\/eshop\/customer-account-notifications/],
  ['Account links', /^\/api\/eshop\/customer-account-links/],
  ['Accounts', /^\/api\/(eshop|system)\/customer-accounts/],
  ['Card applications', /^\/api\/eshop\/card-applications/],
  ['Customers', /^\/api\/eshop\/customers/],
  ['Cards', /^\/api\/eshop\/customer-cards/],
  ['Wallet', /^\/api\/eshop\/electronic-wallet-transactions/],
  ['Settings', /^\/api\/eshop\/global-settings/],
  ['Orders', /^\/api\/eshop\/orders/],
  ['Payments', /^\/api\/eshop\/payments\//],
  ['Reclamation', /^\/api\/eshop\/reclamations$/],
  ['Cart', /^\/api\/eshop\/shopping-cart/],
  ['Public reference data', /^\/api\/public\//],
];

export function groupOf({ path }: EndpointDefinition): string {
  const [name] = groups.find(([, beginning]) => beginning.test(path)) ?? [];
  if (name === undefined) throw new Error(`no group of specified calls contains ${path}`);
  return name;
}

export const specifiedIn = (endpoints: readonly EndpointDefinition[]): readonly EndpointDefinition[] =>
  groups.flatMap(([name]) =>
    endpoints.filter((endpoint) => endpoint.extension === 'specified' && groupOf(endpoint) === name),
  );

const callers: Readonly<Record<EndpointDefinition['access'], string>> = {
  public: 'everybody',
  customer: 'customer',
  operator: 'operator',
  mapPhone: 'telephone application',
  system: 'system account',
};

/** A table whose columns are as wide as the formatter makes them. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = rows.reduce<readonly number[]>(
    (widest, row) => row.map((cell, column) => Math.max(cell.length, widest[column] ?? 0)),
    [],
  );
  const line = (cells: readonly string[], filling: string): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, filling)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [
    line(head, ' '),
    line(
      head.map(() => ''),
      '-',
    ),
    ...body.map((row) => line(row, ' ')),
  ].join('\n');
}

const callOf = ({ method, path }: EndpointDefinition): string => `\`${method} ${path}\``;

/** The content of docs/calls.md. */
export function callsDocument(endpoints: readonly EndpointDefinition[]): string {
  const specified = specifiedIn(endpoints);
  const ours = extensions.flatMap((extension) => endpoints.filter((endpoint) => endpoint.extension === extension));
  return `# The calls

This page is made from the contract: after a change of a call, \`npx vitest run --project=units tests/common/contract -u\`
makes it again. The server describes all calls in detail at \`/api/openapi.json\`, as OpenAPI 3.1. Generators make a
client or a server from this description, for example the types of a client:

\`\`\`
npx openapi-typescript http://localhost:4000/api/openapi.json --output client.d.ts
\`\`\`

- The schemas have the names of the contract (\`contract/entities\`).
- For each status of a call outside 2xx, \`name\` lists the errors that the call can answer.
- \`x-extension\` of each operation is \`specified\` or the name of its extension.

Who calls:

- **everybody** needs no token. **customer** and **operator** send the Bearer token of their log-in.
- **telephone application** sends its own token in \`map-phone-auth-token\`.
- **system account** is one of the operator's other systems; it sends one of \`LINKA_SYSTEM_TOKENS\` as its Bearer token.

## Specified

The operator has specified these ${String(specified.length)} calls (CAL-01). A back end has all of them.

${table([['group', 'call', 'caller'], ...specified.map((each) => [groupOf(each), callOf(each), callers[each.access]])])}

## Extensions

These ${String(ours.length)} calls are ours. A back end offers an extension as a whole or not at all, and lists the names of
the offered ones in \`extensions\` of \`GET /api/public/system-configurations\`; if the field is absent, it offers none.
\`LINKA_EXTENSIONS\` limits what the reference server offers.

${table([['extension', 'call', 'caller'], ...ours.map((each) => [each.extension, callOf(each), callers[each.access]])])}
`;
}
