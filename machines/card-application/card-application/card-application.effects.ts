import { providedAction } from '../../common/provided.ts';

/** What the wizard does outside itself; the page provides it. */
export const cardApplicationEffects = {
  /** Tells the step that is open to mark what is wrong. */
  demandPersonalData: providedAction,
  demandCustodian: providedAction,
  demandCardData: providedAction,
  /** Tell the other parts what they depend on. */
  tellSavedPerson: providedAction,
  tellNotUnique: providedAction,
  tellCustodian: providedAction,
  tellProfiles: providedAction,
  tellProfileTwo: providedAction,
  tellAttachmentsOne: providedAction,
  tellAttachmentsTwo: providedAction,
  tellDelivery: providedAction,
  readBankCardsAgain: providedAction,
  needProfileTwo: providedAction,
  dropProfileTwo: providedAction,
  /** Tell the draft what is entered now, and what becomes of it. */
  tellDraft: providedAction,
  flushDraft: providedAction,
  dropDraft: providedAction,
  announceDraftLost: providedAction,
  /** Tells what became of what the person came for, unless it was granted. */
  announceWish: providedAction,
  announceUnread: providedAction,
  announceNewDay: providedAction,
  announceSaved: providedAction,
  goToCart: providedAction,
};
