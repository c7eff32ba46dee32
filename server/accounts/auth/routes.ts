import type { Route } from '../../platform/http/route.ts';
import { passwordRoutes } from './change-password.ts';
import { forgottenPasswordRoutes } from './forgotten-password.ts';
import { logInRoutes } from './log-in-routes.ts';
import { loginRoutes } from './login.ts';
import { registerRoute } from './register.ts';
import { verificationRoutes } from './verification.ts';

export const authRoutes: readonly Route[] = [
  ...loginRoutes,
  registerRoute,
  ...verificationRoutes,
  ...forgottenPasswordRoutes,
  ...passwordRoutes,
  ...logInRoutes,
];
