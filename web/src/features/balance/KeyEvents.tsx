import { Anchor, Group, Stack, Text, Title } from '../../kit/components.ts';
import { useCited } from '../events/store.ts';
import css from './BalanceReport.module.css';

interface KeyEventsProps {
  titles: readonly string[];
  /** The ids of the events behind the titles, in the same order. */
  ids: readonly string[];
}

/** The events with the greatest effect on the balance. */
export function KeyEvents({ titles, ids }: KeyEventsProps) {
  return (
    <section aria-labelledby="key-events">
      <Title id="key-events" order={2} mb={6}>
        Key Events Influencing Analysis
      </Title>
      {titles.length > 0 ? (
        <Stack component="ol" className={css.events} gap="xs">
          {titles.map((title, index) => (
            <KeyEvent key={ids[index] ?? title} title={title} id={ids[index] ?? ''} />
          ))}
        </Stack>
      ) : (
        <Text size="xs" c="var(--faint)">
          No event moves the balance at present.
        </Text>
      )}
    </section>
  );
}

/** What happened, when, and where it is reported. If the event can no longer be shown, only its title is left. */
function KeyEvent({ title, id }: { title: string; id: string }) {
  const { event } = useCited(id);
  return (
    <li>
      {/* The title begins with the day, which stands in words below it. */}
      <Text ff="heading" fz={16} dir="auto">
        {event ? title.replace(/^\d{4}-\d\d-\d\d: /, '') : title}
      </Text>
      {event && (
        <Group gap="2px 16px" fz="xs" c="var(--faint)">
          <time dateTime={event.timestamp}>{event.when}</time>
          {event.link && (
            <Anchor inherit underline="always" href={event.link} target="_blank" rel="noopener noreferrer" data-reach>
              Read the report
            </Anchor>
          )}
        </Group>
      )}
    </li>
  );
}
