import type { TextInputProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { limits } from '@vigil/common/limits';
import { useCallback } from 'react';
import { call } from './client.ts';
import { TextField } from './Fields.tsx';
import { useResource } from './resource.ts';

interface LocationFieldProps extends TextInputProps {
  value?: string;
  /** Shown while the field is empty. */
  whenEmpty?: string;
}

/** The location of an event. While the user types, the place on the map is named below the field. */
export function LocationField({ value = '', whenEmpty, ...props }: LocationFieldProps) {
  const hint = usePlace(value.trim());
  return (
    <TextField
      label="Location"
      maxLength={limits.location}
      dir="auto"
      description={value.trim() === '' ? whenEmpty : hint || 'Looking it up...'}
      descriptionProps={{ role: 'status' }}
      value={value}
      {...props}
    />
  );
}

/** A sentence about the place with that name; empty until the server has answered. */
function usePlace(location: string): string {
  const [typed] = useDebouncedValue(location, debounceMs);
  const { data } = useResource(useCallback(() => findHint(typed), [typed]));
  return data?.location === location ? data.hint : '';
}

const debounceMs = 300;

async function findHint(location: string): Promise<{ location: string; hint: string }> {
  if (location === '') return { location, hint: '' };
  try {
    const { found } = await call('GET /api/admin/locate', { query: { location } });
    return { location, hint: found ? `On the map: ${found.location}` : `Not found on the map: ${location}` };
  } catch {
    return { location, hint: 'Whether it is on the map could not be looked up.' };
  }
}
