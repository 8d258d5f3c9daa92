import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import { Menu } from '@mantine/core';
import { Link, useNavigate, useRouterState } from '@tanstack/react-router';
import { maySee, type ScreenName, screens } from '@vigil/common/screens';
import { type ComponentProps, type ReactElement, useEffect, useState } from 'react';
import { signOut, toVisitor, useSession } from '../features/session/store.ts';
import { Mantine } from '../kit/Mantine.tsx';
import css from './NavigationMenu.module.css';

interface NavigationMenuProps {
  /** The button that opens the menu. */
  button: ReactElement;
}

/** The menu of all screens. It is loaded on the first click, so it opens when it mounts. */
export function NavigationMenu({ button }: NavigationMenuProps) {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const href = useRouterState({ select: ({ location }) => location.href });
  const state = useSession();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(true), []);

  const leave = async () => {
    if (await signOut()) await navigate({ to: '/auth' });
  };
  const titles: readonly [ScreenName, string][] = [
    ['home', path === '/' ? 'Home' : 'Dashboard'],
    ['trustedSources', 'Resources'],
    ['balance', 'Balance of Power'],
    ['admin', 'Admin Panel'],
    ['settings', 'Settings'],
    ['profile', state.session?.username ?? ''],
  ];
  return (
    <Mantine>
      <Menu
        opened={isOpen}
        onChange={setOpen}
        position="bottom-end"
        offset={4}
        width={200}
        returnFocus
        withinPortal={false}
        withInitialFocusPlaceholder={false}
      >
        <Menu.Target>{button}</Menu.Target>
        <Menu.Dropdown className={css.menu}>
          {titles
            .filter(([name]) => maySee(screens[name].access, toVisitor(state)))
            .map(([name, title]) => (
              <Menu.Item key={name} component={Link} to={screens[name].path} dir="auto">
                {title}
              </Menu.Item>
            ))}
          <Menu.Divider />
          {state.session ? (
            <Menu.Item onClick={leave}>Sign Out</Menu.Item>
          ) : (
            <Menu.Item component={SignInLink} next={href}>
              Sign In
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
    </Mantine>
  );
}

/** The sign-in leads back to `next`. */
function SignInLink({ next, ...rest }: ComponentProps<'a'> & { next: string }) {
  return <Link {...rest} to="/auth" search={{ next }} />;
}
