import { describe, expect, it } from 'vitest';
import { renderLogin } from '#app/prerendered-login/render-login.tsx';
import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import { locales, type Locale } from '#contract/enumerations.ts';
import { required } from '#machines/common/required.ts';
import { compileMessages, readVisitorMessages } from '#messages/compile.ts';
import { defaultFlags } from '#server/platform/settings/system-flags.ts';

const { withheldPages: _, ...flags } = defaultFlags;
const configuration: SystemConfiguration = {
  ...flags,
  allowedPaymentTypes: [],
  brand: 'default',
  paymentGateway: 'CSOB',
  paymentGatewayUrl: 'http://localhost/gateway',
  tokenizationGatewayUrl: 'http://localhost/cards',
  offlinePassAllowed: false,
  extensions: [],
  sandbox: false,
};

const loginIn = (locale: Locale, changes: Partial<SystemConfiguration> = {}) =>
  renderLogin({
    locale,
    messages: compileMessages(readVisitorMessages(locale)),
    configuration: { ...configuration, ...changes },
    supportedLocales: locales,
  });

describe('the prerendered log-in', () => {
  it.each(locales)('contains the form in %s', async (locale) => {
    const texts = readVisitorMessages(locale);
    const { markup, title } = await loginIn(locale);
    expect(title).toContain(texts['login.title']);
    for (const key of ['login.title', 'login.username', 'login.password', 'login.submit', 'footer.gdpr']) {
      expect(markup).toContain(texts[key]);
    }
  });

  it('cannot be submitted before the script runs', async () => {
    const { markup } = await loginIn('cs');
    expect(markup).toMatch(/<form [^>]*method="post"/);
    expect(markup).toMatch(/<button type="submit" disabled=""/);
  });

  it("has the operator's logo, name and addresses", async () => {
    const footerLinks = {
      ...required(configuration.footerLinks, 'links'),
      faq: null,
      gdpr: 'https://lipka.example/gdpr',
    };
    const { markup } = await loginIn('cs', { brand: 'lipka', footerLinks });
    expect(markup).toMatch(/<img src="[^"]*lipka[^"]*\.svg" alt="Lipka"/);
    expect(markup).toContain('https://lipka.example/gdpr');
    expect(markup).not.toContain('https://linka.example/faq');
  });

  it("is also complete in the sandbox, where the sandbox's button is loaded separately", async () => {
    const { markup } = await loginIn('cs', { sandbox: true });
    expect(markup).toContain(readVisitorMessages('cs')['footer.flowLog']);
    expect(markup).not.toContain('<script');
  });
});
