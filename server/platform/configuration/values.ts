import { statSync } from 'node:fs';
import * as v from 'valibot';
import { extensions, type Extension } from '#contract/extensions.ts';
import { isLoopback } from './is-loopback.ts';

/** The types of environment variables. A message continues the sentence that begins with the variable's name. */

export const Flag = v.optional(
  v.pipe(
    v.picklist(['0', '1'], 'must be 0 or 1'),
    v.transform((value) => value === '1'),
  ),
);

export const Text = v.pipe(v.string(), v.regex(/^\S(?:.*\S)?$/, 'must not begin or end with a blank, and is one line'));

const portNumber = 'must be a number from 1 to 65535';
export const Port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, portNumber),
  v.transform(Number),
  v.minValue(1, portNumber),
  v.maxValue(65_535, portNumber),
);

export const Token = v.pipe(
  v.string(),
  v.regex(/^[\w.~+/-]{16,}=*$/, 'must be a token of at least 16 letters, digits or ._~+/-'),
);

/** A name or a number that a company has given to the shop. */
export const GivenName = v.pipe(v.string(), v.regex(/^[\w-]+$/, 'must have letters, digits, _ and - only'));

const urlOf = (text: string): URL | undefined =>
  /^https?:\/\/[^\s#]+$/i.test(text) && URL.canParse(text) ? new URL(text) : undefined;
const hasNoUser = ({ username, password }: URL): boolean => username === '' && password === '';

const isAddress = (text: string): boolean => {
  const url = urlOf(text);
  return url !== undefined && hasNoUser(url);
};
/** The address for calls and redirects; no trailing slash. */
export const Address = v.pipe(
  v.string(),
  v.check(isAddress, 'must be an address such as https://service.example, without a user and a #'),
  v.transform((address) => address.replace(/\/+$/, '')),
);

/** An address to which paths are appended; no trailing slash. */
export const BaseAddress = v.pipe(
  Address,
  v.check((address) => !address.includes('?'), 'must be an address such as https://service.example, without a ?'),
);

const isOrigin = (text: string): boolean => {
  const url = urlOf(text);
  return url !== undefined && hasNoUser(url) && url.pathname === '/' && !text.includes('?');
};
/** Scheme, host and port. */
export const Origin = v.pipe(
  v.string(),
  v.check(isOrigin, 'must be an address such as https://shop.example, without a path, a user, a ? and a #'),
  v.transform((address) => new URL(address).origin),
);
/** Origins, separated by commas. */
export const Origins = v.pipe(
  v.string(),
  v.transform((origins) => origins.split(',').map((origin) => origin.trim())),
  v.everyItem(
    (origin) => isOrigin(origin) && !origin.includes('*'),
    'must be origins such as https://shop.example, without a path, a user, a *, a ? and a #, separated by commas',
  ),
  v.mapItems((origin) => new URL(origin).origin),
);

/** The path ends with the number of the project. A password is refused, because every browser would receive it. */
const isDsn = (text: string): boolean => {
  const url = urlOf(text);
  if (url === undefined || text.includes('?') || !/^\w+$/.test(url.username) || url.password !== '') return false;
  return /^\/(?:[\w-]+\/)*\d+$/.test(url.pathname);
};
/** Whether nobody can read or change what is sent to an address: it is https, or on this computer. */
export const isSafe = (address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || isLoopback(hostname.replaceAll(/[[\]]/g, ''));
};
/** The DSN for error reports: the public key, the receiver and the project. */
export const Dsn = v.pipe(
  v.string(),
  v.check(isDsn, 'must be the DSN of a project such as https://key@receiver.example/1, without a secret key'),
  v.check(isSafe, 'must begin with https: unless the receiver is on this computer'),
);

/** The name of one of the operator's shops, in the form that receivers of error reports accept. */
export const EnvironmentName = v.pipe(
  v.string(),
  v.regex(/^(?!None$)[\w.-]{1,64}$/, 'must be a name such as production, at most 64 letters, digits, dots, _ and -'),
);

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
export const Folder = v.pipe(
  v.string(),
  v.check(isFolder, ({ input }) => `must be a folder: ${input} is none`),
);

const isExtension = (name: string): name is Extension => extensions.some((known) => known === name);

/** `all`, `none`, or names of extensions, separated by commas. */
export const ExtensionList = v.pipe(
  v.string(),
  v.transform((text): readonly string[] => {
    if (text === 'all') return extensions;
    return text === 'none' ? [] : text.split(',').map((name) => name.trim());
  }),
  v.everyItem(isExtension, `must be all, none, or some of ${extensions.join(', ')}, separated by commas`),
  v.transform((names): readonly Extension[] => extensions.filter((known) => names.includes(known))),
);
