import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { Locale } from '#contract/enumerations.ts';

export interface MailLanguageContext {
  /** The language that was chosen last in this session; null = no language was chosen. */
  readonly wanted: Locale | null;
  /** The language that the running call saves. */
  readonly sent: Locale | null;
}

export interface LanguageToSave {
  readonly locale: Locale;
}

export type MailLanguageEvent =
  | { readonly type: 'sessionStarted' }
  | { readonly type: 'sessionEnded' }
  /** The person has chosen the language of the pages. */
  | { readonly type: 'choose'; readonly locale: Locale }
  /** The device is online again, or the page has become visible again. */
  | { readonly type: 'resumed' }
  | DoneActorEvent<void, 'saveLanguage'>
  | ErrorActorEvent<unknown, 'saveLanguage'>;
