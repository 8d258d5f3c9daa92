import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { Home } from '../screens/Home.tsx';
import { Frame } from './Frame.tsx';
import { Loading } from './Loading.tsx';

const root = createRootRoute({
  component: Frame,
  notFoundComponent: lazyRouteComponent(() => import('../screens/NotFound.tsx'), 'NotFound'),
});

const at = { getParentRoute: () => root };

/** Every path there is. Home is what most readers come for, so it is not fetched in a second step. */
const routes = [
  createRoute({ ...at, path: '/', component: Home }),
  createRoute({
    ...at,
    path: '/privacy',
    component: lazyRouteComponent(() => import('../screens/Privacy.tsx'), 'Privacy'),
  }),
  createRoute({
    ...at,
    path: '/terms',
    component: lazyRouteComponent(() => import('../screens/Terms.tsx'), 'Terms'),
  }),
];

export const router = createRouter({
  routeTree: root.addChildren(routes),
  defaultPendingComponent: Loading,
  defaultPreload: 'intent',
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
