import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { screens } from '@vigil/common/screens';
import { readAdminSearch } from '../features/admin/tabs.ts';
import type { Unread } from '../features/events/search/query.ts';
import { parseId } from '../kit/parse-id.ts';
import { Home } from '../screens/Home.tsx';
import { Failed } from './Failed.tsx';
import { Frame } from './Frame.tsx';
import { Loading } from './Loading.tsx';
import {
  AccountLink,
  Admin,
  Auth,
  BalanceOfPower,
  Indicators,
  NotFound,
  Privacy,
  Profile,
  Settings,
  Terms,
  TrustedSources,
} from './lazy-screens.ts';

const root = createRootRoute({ component: Frame, notFoundComponent: NotFound });
const at = { getParentRoute: () => root };

/**
 * The number of an earlier report, the event to focus, and the filter of urgency. The search fields and the moment are left unparsed: the
 * panels that use them are loaded later and parse them.
 */
const readHome = ({
  report,
  event,
  only,
}: Record<string, unknown>): { report?: number; event?: string; only?: 'urgent' } & Unread => ({
  report: parseId(report),
  event: event === undefined ? event : String(event),
  only: only === 'urgent' ? only : undefined,
});
const readBalance = ({ id }: Record<string, unknown>): { id?: number } => ({ id: parseId(id) });

/** Where to go after signing in: a path of this site, or nothing. */
const readAuth = ({ next }: Record<string, unknown>): { next?: string } => ({
  next: typeof next === 'string' && /^\/(?![/\\])/.test(next) ? next : undefined,
});

/** The component of each screen. Home is part of the first load, because most visits begin there. */
const routes = {
  home: createRoute({ ...at, path: screens.home.path, component: Home, validateSearch: readHome }),
  trustedSources: createRoute({ ...at, path: screens.trustedSources.path, component: TrustedSources }),
  indicators: createRoute({ ...at, path: screens.indicators.path, component: Indicators }),
  balance: createRoute({ ...at, path: screens.balance.path, component: BalanceOfPower, validateSearch: readBalance }),
  admin: createRoute({ ...at, path: screens.admin.path, component: Admin, validateSearch: readAdminSearch }),
  settings: createRoute({ ...at, path: screens.settings.path, component: Settings }),
  profile: createRoute({ ...at, path: screens.profile.path, component: Profile }),
  privacy: createRoute({ ...at, path: screens.privacy.path, component: Privacy }),
  terms: createRoute({ ...at, path: screens.terms.path, component: Terms }),
  auth: createRoute({ ...at, path: screens.auth.path, component: Auth, validateSearch: readAuth }),
  accountLink: createRoute({ ...at, path: screens.accountLink.path, component: AccountLink }),
} satisfies Record<keyof typeof screens, unknown>;

// Links do not preload on hover: after an update of the site that would reload the page and lose what was typed.
export const router = createRouter({
  routeTree: root.addChildren(routes),
  defaultErrorComponent: Failed,
  defaultPendingComponent: Loading,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
