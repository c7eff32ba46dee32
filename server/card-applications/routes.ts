import { rejectCardApplication } from '../../contract/endpoints/card-applications.ts';
import { route } from '../http/route.ts';
import type { Route } from '../http/route.ts';
import { reject } from './reject.ts';

export const cardApplicationRoutes: readonly Route[] = [route(rejectCardApplication, 'write', reject)];
