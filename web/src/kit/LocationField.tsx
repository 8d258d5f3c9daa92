import type { TextInputProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { limits } from '@vigil/common/limits';
import { useEffect, useState } from 'react';
import { call } from './client.ts';
import { TextField } from './Fields.tsx';

interface LocationFieldProps extends TextInputProps {
  value?: string;
  /** Shown while the field is empty. */
  whenEmpty?: string;
}

/** The location of an event; below it, while it is written, where the event will stand on the map. */
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

/** A sentence about the place of that name; empty until the answer is there. */
function usePlace(location: string): string {
  const [typed] = useDebouncedValue(location, pauseMs);
  const [answer, setAnswer] = useState({ location: '', hint: '' });
  useEffect(() => {
    if (typed === '') return;
    let isWanted = true;
    hintOf(typed).then((hint) => {
      if (isWanted) setAnswer({ location: typed, hint });
    });
    return () => {
      isWanted = false;
    };
  }, [typed]);
  return answer.location === location ? answer.hint : '';
}

const pauseMs = 300;

async function hintOf(location: string): Promise<string> {
  try {
    const { found } = await call('GET /api/admin/locate', { query: { location } });
    return found ? `On the map: ${found.location}` : `Not found on the map: ${location}`;
  } catch {
    return 'Whether it is on the map could not be looked up.';
  }
}
