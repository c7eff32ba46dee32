import type { Route } from '../platform/http/route.ts';
import { createReclamationRoute } from './create-reclamation.ts';
import { reclamationsRoute } from './list-reclamations.ts';

export const reclamationRoutes: readonly Route[] = [createReclamationRoute, reclamationsRoute];
