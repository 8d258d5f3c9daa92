import { eventTypes, urgencyLevels } from '@vigil/common/listing';
import type { NotificationPreferences } from '@vigil/common/settings';
import { Fieldset, SimpleGrid } from '../../kit/components.ts';
import { CheckField, SwitchField } from '../../kit/Fields.tsx';
import { askToNotify, type Permission } from '../../kit/permission.ts';
import { capitalise } from '../../kit/words.ts';

interface NotificationFieldsProps {
  preferences: NotificationPreferences;
  permission: Permission;
  onChange: (preferences: NotificationPreferences) => void;
}

/** Which events this browser may notify of. It is on only while the browser allows notifications. */
export function NotificationFields({ preferences, permission, onChange }: NotificationFieldsProps) {
  const { enabled, urgencyLevels: levels, eventTypes: types, soundEnabled } = preferences;
  const turn = async (isOn: boolean) => onChange({ ...preferences, enabled: isOn && (await askToNotify()) });
  return (
    <>
      <SwitchField
        label="Browser Notifications"
        description="Tells you in this browser of new events that match what you choose here. Your browser will ask you first."
        checked={enabled && permission === 'granted'}
        onChange={({ currentTarget }) => turn(currentTarget.checked)}
      />
      <Choices
        title="Urgency Levels"
        all={urgencyLevels}
        chosen={levels}
        onChoose={(urgencyLevels) => onChange({ ...preferences, urgencyLevels })}
      />
      <Choices
        title="Event Types"
        all={eventTypes}
        chosen={types}
        onChoose={(eventTypes) => onChange({ ...preferences, eventTypes })}
      />
      <SwitchField
        label="Sound"
        description="Plays a short sound with each notification."
        checked={soundEnabled}
        onChange={({ currentTarget }) => onChange({ ...preferences, soundEnabled: currentTarget.checked })}
      />
    </>
  );
}

interface PreferenceChoicesProps<T extends string> {
  title: string;
  all: readonly T[];
  chosen: readonly T[];
  onChoose: (chosen: T[]) => void;
}

function Choices<T extends string>({ title, all, chosen, onChoose }: PreferenceChoicesProps<T>) {
  return (
    <Fieldset legend={title}>
      <SimpleGrid cols={{ base: 1, '281px': 2, xs: 4 }} spacing="sm">
        {all.map((one) => (
          <CheckField
            key={one}
            label={capitalise(one)}
            checked={chosen.includes(one)}
            onChange={({ currentTarget }) =>
              onChoose(all.filter((other) => (other === one ? currentTarget.checked : chosen.includes(other))))
            }
          />
        ))}
      </SimpleGrid>
    </Fieldset>
  );
}
