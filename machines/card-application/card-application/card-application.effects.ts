import { providedAction } from '../../common/provided.ts';

/** Effects of the wizard outside of the machine; the page implements them. */
export const cardApplicationEffects = {
  announceDraftLost: providedAction,
  /** Shows a message if the preselected profile could not be chosen. */
  announcePreselection: providedAction,
  announceUnread: providedAction,
  announceNotUnique: providedAction,
  announceNewDay: providedAction,
  announceSaved: providedAction,
  goToCart: providedAction,
};
