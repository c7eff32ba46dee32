import { deskCardApplication } from '#contract/endpoints/application-desk.ts';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { readForDesk } from './action.ts';
import { checkRoute } from './check.ts';
import { deskAttachmentRoute } from './desk-attachment.ts';
import { listDeskRoute } from './list-desk.ts';
import { handOverRoute, issueRoute, printRoute } from './make-card.ts';
import { askAgainRoute, refuseRoute, takeBackRoute } from './reject.ts';
import { refuseSwitchedOff } from './switched-on.ts';

export const applicationDeskRoutes: readonly Route[] = [
  listDeskRoute,
  route(deskCardApplication, 'read', async (call) => {
    await refuseSwitchedOff(call);
    return readForDesk(call);
  }),
  deskAttachmentRoute,
  checkRoute,
  askAgainRoute,
  takeBackRoute,
  refuseRoute,
  printRoute,
  handOverRoute,
  issueRoute,
];
