import type { Route } from '../../platform/http/route.ts';
import { readDraftFileRoute, saveDraftFileRoute } from './draft-files.ts';
import { findDraftRoute } from './find-draft.ts';
import { draftWriteRoutes } from './save-draft.ts';

export const cardApplicationDraftRoutes: readonly Route[] = [
  findDraftRoute,
  ...draftWriteRoutes,
  saveDraftFileRoute,
  readDraftFileRoute,
];
