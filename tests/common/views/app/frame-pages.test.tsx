// @vitest-environment jsdom
import type { ReactElement } from 'react';
import { vi } from 'vitest';
import { DeskLayout } from '#app/desk/desk-layout.tsx';
import { NotFound } from '#app/router/not-found.tsx';
import { Unreachable } from '#app/router/page-code.ts';
import { PageFailed } from '#app/router/page-failed.tsx';
import { PageLoading } from '#app/router/page-loading.tsx';
import { AppFrame } from '#app/shell/app-frame.tsx';
import { Frame } from '#app/shell/frame.tsx';
import { MenuDrawer } from '#app/shell/menu-drawer.tsx';
import { WaitingFrame } from '#app/waiting-frame.tsx';
import { defaultFlags } from '#server/platform/settings/system-flags.ts';
import { Page } from '#ui/page/page.tsx';
import { fillBrowserGaps } from '../../ui/browser-gaps.ts';
import { answeringShop } from '../support/answering-shop.ts';
import { describePages } from '../support/describe-pages.ts';
import { inRouter } from '../support/in-router.tsx';
import { staticActor } from '../support/static-actor.ts';
import { inShop } from '../support/test-shop.tsx';

// A fixed version, because the real version changes with each release.
vi.mock(import('#package.json'), async (original) => ({ ...(await original()), version: '1.2.3' }));

fillBrowserGaps();

const cart = staticActor({ cart: { items: [], renewalsLeft: 0, expiresAt: null } });
const customerSelection = staticActor({ customer: { id: 1 } });

const shown = (element: ReactElement, flags: Partial<typeof defaultFlags> = {}) => {
  const configuration = { ...defaultFlags, brand: 'linka', allowedPaymentTypes: [], ...flags };
  const boot = staticActor({ configuration, supportedLocales: ['cs', 'en', 'pl'] });
  const shop = answeringShop({}, {}, { boot, cart, customerSelection });
  return inShop(
    shop,
    inRouter(() => element),
  );
};

const content = (
  <Page title="Objednávky">
    <p>Obsah</p>
  </Page>
);

describePages('frames', {
  'of a visitor': () => shown(<Frame>{content}</Frame>),
  'of a customer': () => shown(<AppFrame>{content}</AppFrame>),
  'of the staff': () => shown(<DeskLayout />, { applicationDeskAllowed: true, eshopReclamationEnabled: true }),
  'of the staff that deals with money alone': () =>
    shown(<DeskLayout />, { applicationDeskAllowed: false, eshopReclamationEnabled: false }),
  'while the pages are loaded': () => shown(<WaitingFrame />),
  'when the pages cannot be loaded': () => shown(<WaitingFrame failure="unreachable" onRetry={() => {}} />),
  'menu of a small screen': () => shown(<MenuDrawer open onClose={() => {}} />),
  'menu of a small screen, closed': () => shown(<MenuDrawer open={false} onClose={() => {}} />),
  'page that is being loaded': () => shown(<PageLoading />),
  'unknown address': () => shown(<NotFound />),
  'page without network': () => shown(<PageFailed error={new Unreachable()} reset={() => {}} />),
  'page that failed': () => shown(<PageFailed error={new Error('no code')} reset={() => {}} />),
});
