import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import { MultiSelect } from '@mantine/core';
import { limits } from '@vigil/common/limits';
import { type KeyboardEvent, useState } from 'react';
import { bestPlaces, namedPlace } from './best-places.ts';
import css from './Fields.module.css';

interface PlacesFieldProps {
  label: string;
  description: string;
  places: readonly string[];
  value: readonly string[];
  maxValues: number;
  nothingFoundMessage: string;
  onChange: (places: string[]) => void;
}

/**
 * Several of many places: typing lists those that fit, the best first, which Enter adds. A name that is typed whole is also
 * added when the field is left; what is added nowhere is said to be missing.
 */
export function PlacesField({ places, value, onChange, ...rest }: PlacesFieldProps) {
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState('');
  const left = places.filter((place) => !value.includes(place));

  const change = (text: string) => {
    setTyped(text);
    if (text !== '') setMissing('');
  };
  const leave = () => {
    if (typed.trim() === '') return;
    const named = namedPlace(left, typed);
    if (named && value.length < rest.maxValues) onChange([...value, named]);
    else if (!namedPlace(value, typed)) setMissing(typed.trim());
  };
  return (
    <MultiSelect
      classNames={{
        input: css.input,
        label: css.label,
        description: css.description,
        error: css.error,
        dropdown: css.dropdown,
        option: css.option,
        pill: css.pill,
      }}
      searchable
      searchValue={typed}
      onSearchChange={change}
      selectFirstOptionOnChange
      filter={({ options, search, limit }) => {
        const byName = new Map(options.flatMap((option) => ('value' in option ? [[option.value, option]] : [])));
        return bestPlaces([...byName.keys()], search)
          .slice(0, limit)
          .flatMap((name) => byName.get(name) ?? []);
      }}
      // It stands in a form, which Enter would send.
      wrapperProps={{ onKeyDown: (event: KeyboardEvent) => event.key === 'Enter' && event.preventDefault() }}
      onBlur={leave}
      error={missing && `"${missing}" was not added. Choose one from the list.`}
      maxLength={limits.location}
      hidePickedOptions
      clearable={false}
      limit={40}
      comboboxProps={{ withinPortal: false }}
      withAsterisk={false}
      placeholder={value.length === 0 ? 'Type a name' : ''}
      data={[...places]}
      value={[...value]}
      onChange={onChange}
      {...rest}
    />
  );
}
