import { useEffect } from 'react';
import type { AnyActorRef } from 'xstate';
import type { Shop } from '#runtime/shop.ts';
import { draftAbout } from './entered-before.ts';
import { discardDraft, saveDraft, type FormDraft } from './form-draft.ts';

interface DraftedForm extends Pick<FormDraft, 'form' | 'subject'> {
  /** Its flow, which got the draft as input. */
  readonly flow: AnyActorRef;
  /** What is entered in the form; null = nothing yet. */
  readonly entered: () => object | null;
}

/** The form waits for the person, and not only for a new attempt to load what it needs. */
const isShown = (flow: AnyActorRef): boolean => {
  const snapshot = flow.getSnapshot();
  return !snapshot.hasTag('busy') && !snapshot.can({ type: 'retry' });
};

/**
 * Saves what is entered in a form when the session expires (SES-02). The form's flow gets the draft as input when it opens
 * again; the draft is deleted as soon as the form shows it, until then a reload restores it once more. A closed form
 * saves nothing.
 */
export function useFormDraft(shop: Shop, { form, subject, flow, entered }: DraftedForm): void {
  useEffect(() => {
    if (draftAbout(shop, subject)?.form !== form) return;
    const discardOnceShown = () => {
      if (!isShown(flow)) return;
      subscription.unsubscribe();
      discardDraft();
    };
    const subscription = flow.subscribe(discardOnceShown);
    discardOnceShown();
    return () => subscription.unsubscribe();
  }, [shop, form, subject, flow]);

  useEffect(() => {
    const session = shop.actor('session');
    let { session: last } = session.getSnapshot().context;
    const subscription = session.subscribe(({ context }) => {
      const ended = last !== null && context.session === null && context.endReason !== 'loggedOut';
      if (ended && last !== null) {
        const now = entered();
        if (now !== null) saveDraft({ username: last.username, form, subject, entered: now });
      }
      last = context.session;
    });
    return () => subscription.unsubscribe();
  }, [shop, form, subject, entered]);
}
