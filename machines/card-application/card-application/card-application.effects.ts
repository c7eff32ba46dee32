import { providedAction } from '../../common/provided.ts';

/** What the wizard does outside itself; the page provides it. */
export const cardApplicationEffects = {
  announceDraftLost: providedAction,
  /** Tells what became of what the person came for, unless it was granted. */
  announcePreselection: providedAction,
  announceUnread: providedAction,
  announceNotUnique: providedAction,
  announceNewDay: providedAction,
  announceSaved: providedAction,
  goToCart: providedAction,
};
