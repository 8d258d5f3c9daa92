import { limits } from '@vigil/common/limits';
import { type ChangeEvent, type KeyboardEvent, useId, useState } from 'react';
import { Button } from './Button.tsx';
import { Fieldset, Group, Stack, Text } from './components.ts';
import { TextField } from './Fields.tsx';
import css from './MediaPicker.module.css';
import type { MediaItem } from './media.ts';

interface MediaPickerProps {
  media: readonly MediaItem[];
  onChange: (media: readonly MediaItem[]) => void;
  /** Without the field for addresses of videos. */
  isForFiles?: boolean;
}

/** Files and addresses of videos that an administrator adds. */
export function MediaPicker({ media, onChange, isForFiles = false }: MediaPickerProps) {
  const id = useId();
  const [url, setUrl] = useState('');

  const addFiles = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const items = [...(currentTarget.files ?? [])].map(toItem);
    onChange([...media, ...items]);
    // The same file can be chosen again after it was removed.
    currentTarget.value = '';
  };
  const addUrl = () => {
    const written = url.trim();
    if (written === '') return;
    onChange([...media, { id: nextId(), type: 'video', isUrl: true, url: written }]);
    setUrl('');
  };
  const addByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    addUrl();
  };

  return (
    <Fieldset legend="Media to add">
      <Stack gap="sm">
        <Text component="div" size="sm" c="dimmed" className={css.choose}>
          <label htmlFor={id}>Images or videos</label>
          <input id={id} type="file" accept="image/*,video/*" multiple onChange={addFiles} />
        </Text>
        {!isForFiles && (
          <Group align="end" gap="xs">
            <TextField
              flex={1}
              label="Video URL"
              description="Added by the Enter key"
              type="url"
              inputMode="url"
              placeholder="https://"
              maxLength={limits.url}
              value={url}
              onChange={({ currentTarget }) => setUrl(currentTarget.value)}
              onKeyDown={addByEnter}
            />
            <Button onClick={addUrl}>Add</Button>
          </Group>
        )}
        {media.length > 0 && (
          <Stack component="ul" gap={4} aria-label="Media to add">
            {media.map((item) => (
              <Group key={item.id} component="li" justify="space-between" wrap="nowrap">
                <Text span size="sm" style={{ overflowWrap: 'anywhere' }}>
                  {nameOf(item)}
                </Text>
                <Button
                  look="remove"
                  aria-label={`Remove ${nameOf(item)}`}
                  onClick={() => onChange(media.filter((one) => one !== item))}
                >
                  Remove
                </Button>
              </Group>
            ))}
          </Stack>
        )}
      </Stack>
    </Fieldset>
  );
}

let made = 0;

function nextId(): string {
  made += 1;
  return String(made);
}

function toItem(file: File): MediaItem {
  const type = file.type.startsWith('video/') ? 'video' : 'image';
  return { id: nextId(), type, isUrl: false, file };
}

function nameOf(item: MediaItem): string {
  return item.isUrl ? item.url : item.file.name;
}
