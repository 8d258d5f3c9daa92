import { type DeviceAlerts, maxPlaces } from '@vigil/common/alerts';
import { urgencyLevels } from '@vigil/common/listing';
import { call } from '../../kit/client.ts';
import { Fieldset, SimpleGrid, Stack } from '../../kit/components.ts';
import { CheckField, ChoiceField, SwitchField } from '../../kit/Fields.tsx';
import { PlacesField } from '../../kit/PlacesField.tsx';
import { useResource } from '../../kit/resource.ts';
import { capitalise } from '../../kit/words.ts';

interface AlertFieldsProps {
  alerts: DeviceAlerts;
  onChange: (alerts: DeviceAlerts) => void;
}

const night = { from: '23:00', to: '07:00', allowsCritical: true };
/** The half hours of a day, on a clock of 24 hours in every browser. */
const halfHours = Array.from({ length: 48 }, (_, index) => {
  return `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`;
});
const levels = urgencyLevels.map((value) => ({ value, label: value === 'low' ? 'All, from low' : `From ${value}` }));
const loadPlaces = () => call('GET /api/notifications/places');

/** What this device decides about its notifications: its quiet hours, its places, and repetition. */
export function AlertFields({ alerts, onChange }: AlertFieldsProps) {
  const { quietHours, places, placesFrom, repeatsCritical } = alerts;
  const { data, hasFailed } = useResource(loadPlaces);
  return (
    <>
      <Fieldset legend="Quiet Hours">
        <Stack gap="sm">
          <SwitchField
            label="Quiet hours on this device"
            description="Nothing notifies you in these hours, by the clock of this device."
            checked={quietHours !== null}
            onChange={({ currentTarget }) => onChange({ ...alerts, quietHours: currentTarget.checked ? night : null })}
          />
          {quietHours && (
            <>
              <SimpleGrid cols={2} spacing="sm">
                {(['from', 'to'] as const).map((end) => (
                  <ChoiceField
                    key={end}
                    label={capitalise(end)}
                    data={withOwn(quietHours[end])}
                    value={quietHours[end]}
                    onChange={({ currentTarget }) =>
                      onChange({ ...alerts, quietHours: { ...quietHours, [end]: currentTarget.value } })
                    }
                  />
                ))}
              </SimpleGrid>
              <CheckField
                label="Critical events may break them"
                checked={quietHours.allowsCritical}
                onChange={({ currentTarget }) =>
                  onChange({ ...alerts, quietHours: { ...quietHours, allowsCritical: currentTarget.checked } })
                }
              />
            </>
          )}
        </Stack>
      </Fieldset>
      <Fieldset legend="My Places">
        <Stack gap="sm">
          <PlacesField
            label="Cities and countries"
            description="Events there notify you at a lower urgency than elsewhere. A country has all its cities."
            places={[...new Set([...(data ?? []), ...places])]}
            value={places}
            maxValues={maxPlaces}
            nothingFoundMessage={hasFailed ? 'The list of places could not be loaded.' : 'No such place is known.'}
            onChange={(chosen) => onChange({ ...alerts, places: chosen })}
          />
          <ChoiceField
            label="Urgency there"
            data={levels}
            value={placesFrom}
            disabled={places.length === 0}
            onChange={({ currentTarget }) => {
              const chosen = urgencyLevels.find((level) => level === currentTarget.value);
              if (chosen) onChange({ ...alerts, placesFrom: chosen });
            }}
          />
        </Stack>
      </Fieldset>
      <SwitchField
        label="Repeat critical alerts"
        description="A critical event alerts again every minute, for ten minutes, until you open or dismiss it."
        checked={repeatsCritical}
        onChange={({ currentTarget }) => onChange({ ...alerts, repeatsCritical: currentTarget.checked })}
      />
    </>
  );
}

/** The half hours and the time that is chosen, if it is none of them. */
function withOwn(time: string): string[] {
  return [...new Set([...halfHours, time])].sort();
}
