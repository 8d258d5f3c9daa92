import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/PasswordInput.css';
import '@mantine/core/styles/Switch.css';
import '@mantine/core/styles/Checkbox.css';
import {
  Checkbox,
  type CheckboxProps,
  NativeSelect,
  type NativeSelectProps,
  PasswordInput,
  type PasswordInputProps,
  Switch,
  type SwitchProps,
  Textarea,
  type TextareaProps,
  TextInput,
  type TextInputProps,
} from '@mantine/core';
import { useState } from 'react';
import css from './Fields.module.css';

// The fields of all forms, in one dress. Their parent is `Mantine`; what goes in is what Mantine's parts take,
// such as `label`, `description`, `error` and what `useDraft` gives for a field.

const dress = { classNames: { input: css.input, label: css.label, description: css.description, error: css.error } };
const small = {
  classNames: {
    body: css.line,
    labelWrapper: css.words,
    label: css.choice,
    track: css.track,
    description: css.description,
  },
};

export function TextField(props: TextInputProps) {
  return <TextInput {...dress} withAsterisk={false} {...props} />;
}

/** Several lines of text. */
export function LongField(props: TextareaProps) {
  return <Textarea {...dress} withAsterisk={false} {...props} />;
}

/** One of a few: the system's own list, which phones show best. */
export function ChoiceField(props: NativeSelectProps) {
  return <NativeSelect {...dress} {...props} />;
}

export function SwitchField(props: SwitchProps) {
  return <Switch labelPosition="left" withThumbIndicator={false} {...small} {...props} />;
}

export function CheckField(props: CheckboxProps) {
  return (
    <Checkbox
      classNames={{ root: css.check, input: css.box, label: css.choice, description: css.description }}
      {...props}
    />
  );
}

/** A password, hidden until its button is pressed. Paste and password managers work as the browser has them. */
export function PasswordField(props: PasswordInputProps) {
  const [isShown, setShown] = useState(false);
  const act = isShown ? 'Hide' : 'Show';
  return (
    <PasswordInput
      classNames={{ ...dress.classNames, input: css.secret, innerInput: css.inner, visibilityToggle: css.toggle }}
      withAsterisk={false}
      rightSectionWidth={60}
      aria-invalid={Boolean(props.error)}
      visible={isShown}
      onVisibilityChange={setShown}
      visibilityToggleIcon={() => <span aria-hidden="true">{act}</span>}
      visibilityToggleButtonProps={{ tabIndex: 0, 'aria-label': `${act} ${String(props.label).toLowerCase()}` }}
      {...props}
    />
  );
}
