import { useEffect } from 'react';
import * as v from 'valibot';
import type { AnyActorRef, AnyEventObject } from 'xstate';
import type { Shop } from '../../runtime/shop.ts';
import { discardDraft, findDraft, saveDraft, type FormDraft } from './form-draft.ts';
import { restoreDraft } from './restore-draft.ts';

/** The schema of the events in a form's draft. */
export type DraftEvents = v.GenericSchema<unknown, AnyEventObject[]>;

interface DraftedForm extends Pick<FormDraft, 'form' | 'subject'> {
  readonly schema: DraftEvents;
  readonly flow: AnyActorRef;
  /** What is entered in the form, as events of its machine. */
  readonly entered: () => AnyEventObject[];
}

/**
 * Saves what is entered in a form when the session expires, and restores it when the same account next opens the form
 * about the same subject (SES-02). A closed form saves nothing.
 */
export function useFormDraft(shop: Shop, { form, subject, schema, flow, entered }: DraftedForm): void {
  useEffect(() => {
    const username = shop.actor('session').getSnapshot().context.session?.username ?? null;
    const draft = findDraft(username, subject);
    if (draft === null || draft.form !== form) return;
    const events = v.safeParse(schema, draft.events);
    if (!events.success) return discardDraft();
    return restoreDraft(flow, events.output, discardDraft);
  }, [shop, form, subject, schema, flow]);

  useEffect(() => {
    const session = shop.actor('session');
    let { session: last } = session.getSnapshot().context;
    const subscription = session.subscribe(({ context }) => {
      const ended = last !== null && context.session === null && context.endReason !== 'loggedOut';
      if (ended && last !== null) saveDraft({ username: last.username, form, subject, events: entered() });
      last = context.session;
    });
    return () => subscription.unsubscribe();
  }, [shop, form, subject, entered]);
}
