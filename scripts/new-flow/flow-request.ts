/** The flow to be created: `npm run new:flow settings/tariff-reminder`. */
export interface FlowRequest {
  /** Below `src/`: `features/settings`, `features/account/card-actions` or `common`. */
  readonly folder: string;
  /** The part of the shop to which the folder belongs: `settings`, `account` or `common`. */
  readonly area: string;
  /**
   * Below `tests/`, the folder for the tests of the calls: `settings/features`, `account/features` or
   * `common/src/common`.
   */
  readonly testFolder: string;
  /** In kebab-case: `tariff-reminder`. */
  readonly name: string;
}

/** A mistake in the request; the command shows its message to the user. */
export class RequestError extends Error {}

export const usage = `Usage: npm run new:flow <folder>/<flow-name>
  <folder>     a folder below src/features, such as settings or account/card-actions, or common
  <flow-name>  in kebab-case, such as tariff-reminder
Example: npm run new:flow settings/tariff-reminder`;

const kebabCase = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/**
 * Reads the arguments of the command. Throws a {@link RequestError} if they do not describe a flow that can be created.
 *
 * @param isFolder whether a path below `src/` is a folder
 */
export function readRequest(args: readonly string[], isFolder: (path: string) => boolean): FlowRequest {
  const [argument = '', ...others] = args;
  if (argument === '' || others.length > 0) throw new RequestError('Exactly one argument is needed.');
  const parts = argument.split('/');
  const name = parts.at(-1) ?? '';
  const owners = parts.slice(0, -1);
  const [area] = owners;
  if (area === undefined) throw new RequestError(`"${argument}" names no folder before the name of the flow.`);
  const wrong = parts.find((part) => !kebabCase.test(part));
  if (wrong !== undefined) throw new RequestError(`"${wrong}" is not in kebab-case: small letters, digits and "-".`);
  const isCommon = area === 'common';
  const folder = isCommon ? owners.join('/') : ['features', ...owners].join('/');
  if (!isFolder(folder)) throw new RequestError(`There is no folder src/${folder}.`);
  return { folder, area, testFolder: isCommon ? 'common/src/common' : `${area}/features`, name };
}
