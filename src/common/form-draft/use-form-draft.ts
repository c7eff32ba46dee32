import { useEffect } from 'react';
import type { AnyActorRef } from 'xstate';
import type { Shop } from '#runtime/shop.ts';
import { findDraftOf } from './find-entered-data.ts';
import { discardDraft, saveDraft, type FormDraft } from './form-draft.ts';

interface DraftedForm extends Pick<FormDraft, 'form' | 'subject'> {
  /** The form's flow, which got the draft as input. */
  readonly flow: AnyActorRef;
  /** The data entered in the form; null = the person has not entered anything yet. */
  readonly entered: () => object | null;
}

/**
 * Whether the form is shown and waits for the person. It is not shown while its data is being loaded, or after loading
 * has failed.
 */
const isShown = (flow: AnyActorRef): boolean => {
  const snapshot = flow.getSnapshot();
  return !snapshot.hasTag('busy') && !snapshot.can({ type: 'retry' });
};

/**
 * Saves the entered data of a form when the session expires (SES-02). The form's flow gets the draft as input when it
 * opens again. The draft is deleted as soon as the form is shown; until then a reload can restore it again. A closed
 * form saves nothing.
 */
export function useFormDraft(shop: Shop, { form, subject, flow, entered }: DraftedForm): void {
  useEffect(() => {
    if (findDraftOf(shop, subject)?.form !== form) return;
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
