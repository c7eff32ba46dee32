import { inlineHashes } from '#server/platform/static/security-headers.ts';

/** Begins a page in which `src/api/base-url.ts` reads the configuration. */
const asStatic = (html: string): string => html.replace('<html ', '<html data-static ');

/**
 * Allows only the page's own inline scripts and styles. A server of static files does not know their hashes, so its
 * header allows all of them; browsers apply both policies.
 */
function withPolicy(html: string): string {
  const { scripts, styles } = inlineHashes(html);
  const policy = [
    ['script-src', "'self'", ...scripts],
    ['style-src', "'self'", ...styles],
  ].map((directive) => directive.join(' '));
  return html.replace(
    /<meta charset="[^"]*"\s*\/?>/,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy.join('; ')}">`,
  );
}

/** A page of passes for a server of static files. */
export const staticPassPage = (html: string): string => withPolicy(asStatic(html));

/**
 * The shop's page for a server of static files.
 *
 * @param html the page with the rendered log-in
 * @param script the code of its first script
 * @param early the addresses of scripts that its first call needs
 */
export const staticPage = (html: string, script: string, early: readonly string[]): string =>
  withPolicy(
    asStatic(html)
      .replace('<script>', () => `<script>${script}</script><script>`)
      .replace('</head>', () => `${early.map((file) => `<link rel="modulepreload" href="${file}">`).join('')}</head>`),
  );
