import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import { MultiSelect, type MultiSelectProps } from '@mantine/core';
import { limits } from '@vigil/common/limits';
import css from './Fields.module.css';

/** Several of many: typing filters the list, and each chosen one can be taken away again. */
export function PlacesField(props: MultiSelectProps) {
  return (
    <MultiSelect
      classNames={{
        input: css.input,
        label: css.label,
        description: css.description,
        dropdown: css.dropdown,
        option: css.option,
        pill: css.pill,
      }}
      searchable
      maxLength={limits.location}
      hidePickedOptions
      clearable={false}
      limit={40}
      comboboxProps={{ withinPortal: false }}
      withAsterisk={false}
      {...props}
    />
  );
}
