import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import { Menu } from '@mantine/core';
import { Link, useRouterState } from '@tanstack/react-router';
import { type ReactElement, useEffect, useState } from 'react';
import { Mantine } from '../kit/Mantine.tsx';
import css from './NavigationMenu.module.css';

interface NavigationMenuProps {
  /** What opens it. */
  button: ReactElement;
}

/** The menu of the screens there are. It is loaded when somebody asked for it, so it opens as soon as it is there. */
export function NavigationMenu({ button }: NavigationMenuProps) {
  const isHome = useRouterState({ select: ({ location }) => location.pathname === '/' });
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(true), []);
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
          <Menu.Item component={Link} to="/">
            {isHome ? 'Home' : 'Dashboard'}
          </Menu.Item>
          <Menu.Item component={Link} to="/privacy">
            Privacy
          </Menu.Item>
          <Menu.Item component={Link} to="/terms">
            Terms
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </Mantine>
  );
}
