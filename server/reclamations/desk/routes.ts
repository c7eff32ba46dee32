import type { Route } from '../../platform/http/route.ts';
import { answerReclamationRoute } from './answer-reclamation.ts';
import { deskReclamationsRoute } from './desk-reclamations.ts';

export const reclamationDeskRoutes: readonly Route[] = [deskReclamationsRoute, answerReclamationRoute];
