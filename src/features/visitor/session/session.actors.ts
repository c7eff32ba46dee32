import { fromCallback, fromPromise, type AnyEventObject } from 'xstate';
import { reportLogOut } from '#api/report-log-out.ts';
import { login } from '#contract/endpoints/auth.ts';
import type { Failure } from '#machines/common/failure.ts';
import { sessionMachine } from '#machines/visitor/session/session.machine.ts';
import type { Credentials, LogIn, Session, SessionEvent } from '#machines/visitor/session/session.types.ts';
import { cartEnd } from '#rules/cart-lifetime.ts';
import { forgetDrafts } from '#runtime/forget-drafts.ts';
import { forgetPass } from '#runtime/forget-pass.ts';
import type { Shop } from '#runtime/shop.ts';
import { sessionKey, storedSession, type StoredSession } from '#runtime/stored-session.ts';
import { createTicks } from '#runtime/ticks.ts';
import { claimsOf, type TokenClaims } from '#runtime/token.ts';

const unreadable: Failure = { name: 'UNREADABLE_ANSWER', status: 0, metadata: {} };

/**
 * The end of the cart is not stored: a stored time would be outdated at the next start of the page, which reads the end
 * again.
 */
const withoutCart = ({ id, firstName, lastName }: NonNullable<Session['customer']>) => ({ id, firstName, lastName });

/** Whether the stored account data belongs to the token. */
const isOf = (kept: StoredSession, claims: TokenClaims): boolean =>
  (claims.accountId ?? kept.customerAccountId) === kept.customerAccountId &&
  (claims.username ?? kept.username) === kept.username;

/**
 * An action runs before the machine has entered its new state, but other machines must see the new state when they
 * receive an event. So the events are sent in a microtask.
 */
const afterTransition = (action: () => void) => queueMicrotask(action);

export function provideSession(shop: Shop) {
  let isNotKeptShown = false;

  const forget = () => {
    storedSession.drop();
    void forgetPass();
  };

  /**
   * The device's clock never ends a session: until the server's time is known, no session counts as expired (SES-06).
   */
  const isOver = ({ expiresAt }: TokenClaims): boolean => shop.clock.isKnown() && expiresAt <= shop.clock.now();

  const restore = (): Session | null => {
    const kept = storedSession.read();
    if (kept === null) return null;
    const claims = claimsOf(kept.token);
    if (claims !== null && isOf(kept, claims) && !isOver(claims)) return { ...kept, expiresAt: claims.expiresAt };
    forget();
    return null;
  };

  const tellAll = (type: 'sessionStarted' | 'sessionEnded') => {
    shop.tell('cart', { type });
    shop.tell('customerSelection', { type });
    shop.tell('mailLanguage', { type });
  };

  const logIn = async (credentials: Credentials, signal: AbortSignal): Promise<LogIn> => {
    const { customer, ...account } = await shop.call(login, { body: credentials, signal });
    const claims = claimsOf(account.token);
    if (claims === null) throw unreadable;
    return {
      session: { ...account, customer: customer && withoutCart(customer), expiresAt: claims.expiresAt },
      cartEndsAt: cartEnd(customer?.cartLifeTime ?? null, shop.clock.now()),
    };
  };

  return sessionMachine.provide({
    actors: {
      restoreSession: fromPromise<Session | null>(async () => restore()),
      logIn: fromPromise<LogIn, Credentials>(({ input, signal }) => logIn(input, signal)),
      ticks: createTicks(shop.clock, { silent: () => !shop.clock.isKnown() }),
      otherTabs: fromCallback<AnyEventObject>(({ sendBack }) => {
        const receive = ({ key }: StorageEvent) => {
          if (key === sessionKey || key === null)
            sendBack({ type: 'storedElsewhere', session: restore() } satisfies SessionEvent);
        };
        window.addEventListener('storage', receive);
        return () => window.removeEventListener('storage', receive);
      }),
    },
    actions: {
      storeSession: ({ context: { session } }) => {
        if (session === null) return;
        const { expiresAt: _, ...kept } = session;
        if (storedSession.write(kept) || isNotKeptShown) return;
        isNotKeptShown = true;
        shop.showToast({ messageId: 'session.notKept', colour: 'warning', timeout: -1 });
      },
      tellServer: ({ context: { session } }) => {
        if (session !== null && shop.offers('logIns')) reportLogOut(session.token, shop.clock.now());
      },
      eraseDrafts: ({ context: { session } }) => {
        if (session !== null) void forgetDrafts(session.customerAccountId);
      },
      forgetClientState: forget,
      reloadPage: () => window.location.reload(),
      announceSessionStarted: () => afterTransition(() => tellAll('sessionStarted')),
      announceSessionEnded: () => afterTransition(() => tellAll('sessionEnded')),
    },
  });
}
