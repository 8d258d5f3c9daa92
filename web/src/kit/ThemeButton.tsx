import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentProps } from 'react';
import { useReturningFocus } from './returning-focus.ts';

type ThemeButtonProps = ButtonProps & Omit<ComponentProps<'button'>, keyof ButtonProps | 'ref'>;

/** Mantine's button. It takes the focus back when it is enabled again, and sends a form only when its type says so. */
export function ThemeButton({ disabled = false, ...rest }: ThemeButtonProps) {
  const place = useReturningFocus<HTMLButtonElement>(disabled);
  return <Button ref={place} {...rest} disabled={disabled} />;
}
