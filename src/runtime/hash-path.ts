/** The path of a hash route, without its query; `/` if there is none. */
export const hashPath = (hash: string): string => hash.replace(/^#/, '').split('?')[0] || loginPath;

export const loginPath = '/';
