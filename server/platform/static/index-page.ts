import type { Context, MiddlewareHandler } from 'hono';
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { answerPrepared } from '../http/answer.ts';
import type { AppEnv } from '../http/app-env.ts';
import { prepareAnswer } from '../http/prepared-answer.ts';
import type { PreparedAnswer } from '../http/prepared-answer.ts';
import { localeOf } from '../i18n/locale-of.ts';
import type { Services } from '../services/services.ts';
import { withPageConfiguration } from './page-configuration.ts';
import { pageTemplate } from './page-template.ts';
import { loadRenderer, loginParts, withLogin, type LoginParts } from './prerendered-login.ts';
import { inlineHashes, pageHeaders, type PagePolicy } from './security-headers.ts';
import { sharedLinkTags } from './shared-link.ts';

/** The cached page of a language, with its security headers; `key` identifies the data from which it was made. */
interface PreparedPage {
  readonly key: string;
  readonly answer: PreparedAnswer;
  readonly headers: MiddlewareHandler;
}

/** Other origins to which the page sends forms and data. */
type PageTargets = Pick<PagePolicy, 'formTargets' | 'receivers'>;

const notBuilt = 'The shop is not built yet: run "npm run build", then reload this page.\n';
const headers = { 'cache-control': 'no-cache', vary: 'accept-encoding, accept-language' } as const;

async function prepare(key: string, html: string, targets: PageTargets): Promise<PreparedPage> {
  const answer = await prepareAnswer(html, {
    'content-type': 'text/html; charset=utf-8',
    etag: `"${createHash('sha256').update(html).digest('base64url')}"`,
  });
  return { key, answer, headers: pageHeaders({ ...targets, inline: inlineHashes(html) }) };
}

/**
 * Makes the handler of the shop's only page, with the log-in page rendered in the visitor's language and the operator's
 * brand.
 */
export function createIndexPage(services: Services, targets: PageTargets) {
  const { configuration, logger } = services;
  const { clientDirectory } = configuration;
  const path = pageTemplate(clientDirectory);
  const prepared = new Map<string, Promise<PreparedPage>>();

  const htmlOf = async (parts: LoginParts | undefined, builtAt: number): Promise<string> => {
    const html = withPageConfiguration(await readFile(path, 'utf8'), configuration);
    if (parts === undefined) return html;
    try {
      return await withLogin(html, parts, {
        sharedTags: sharedLinkTags(configuration, parts.locale),
        render: () => loadRenderer(clientDirectory, builtAt),
        clientDirectory,
      });
    } catch (error) {
      logger.error({ error }, 'log-in could not be rendered; browsers will do it');
      return html;
    }
  };
  const pageFor = async (context: Context<AppEnv>, builtAt: number): Promise<PreparedPage> => {
    const languages = await services.settings.languages(services.database);
    const locale = localeOf(context.req.header('accept-language'), languages);
    const parts = await loginParts(services, locale);
    const key = JSON.stringify([builtAt, parts]);
    const kept = await prepared.get(locale);
    if (kept?.key === key) return kept;
    const made = htmlOf(parts, builtAt).then((html) => prepare(key, html, targets));
    made.catch(() => prepared.delete(locale));
    prepared.set(locale, made);
    return made;
  };

  return async (context: Context<AppEnv>): Promise<Response> => {
    const builtAt = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
    if (builtAt === undefined) return context.text(notBuilt, 503);
    const page = await pageFor(context, builtAt);
    await page.headers(context, async () => {
      context.res = answerPrepared(context, page.answer, headers);
    });
    return context.res;
  };
}
