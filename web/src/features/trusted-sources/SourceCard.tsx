import type { TrustedSource } from '@vigil/common/trusted-sources';
import { useId } from 'react';
import { call } from '../../kit/client.ts';
import { ActionIcon, Anchor, Badge, type BadgeProps, Group, Paper, Stack, Text, Title } from '../../kit/components.ts';
import { webAddress } from '../../kit/links.ts';
import { listChanged } from '../../kit/resource.ts';
import { capitalise } from '../../kit/words.ts';
import { CategoryIcon } from './CategoryIcon.tsx';
import { reliabilityVariant } from './reliability.ts';
import css from './SourceCard.module.css';

interface SourceCardProps {
  source: TrustedSource;
  /** Null for users who may not change it. */
  onEdit: ((source: TrustedSource) => void) | null;
}

export function SourceCard({ source, onEdit }: SourceCardProps) {
  const id = useId();
  const { name, description, category, reliability, isPublic } = source;
  const url = webAddress(source.url);
  const variant = reliabilityVariant(reliability);
  return (
    <Paper component="article" className={css.card} aria-labelledby={id}>
      <Stack h="100%" gap="sm">
        <Group component="header" gap="xs" align="start" wrap="nowrap">
          <CategoryIcon category={category} />
          <Title id={id} order={2} size="h3" flex={1} dir="auto">
            {name}
          </Title>
          {onEdit && <Tools source={source} onEdit={onEdit} />}
        </Group>
        <Group gap={6}>
          <Badge>{capitalise(category)}</Badge>
          <Badge {...badges[variant]} data-reliability={variant} title="Reliability">
            <span className="only-heard">Reliability </span>
            {reliability}%
          </Badge>
          {onEdit && !isPublic && <Badge>Private</Badge>}
        </Group>
        {description && (
          <Text size="sm" c="dimmed" dir="auto">
            {description}
          </Text>
        )}
        {url && (
          <Anchor
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            aria-describedby={id}
            mt="auto"
            py={4}
            size="sm"
            fw={600}
          >
            Visit Source <span aria-hidden="true">↗</span>
          </Anchor>
        )}
      </Stack>
    </Paper>
  );
}

const badges: Record<ReturnType<typeof reliabilityVariant>, BadgeProps> = {
  default: { variant: 'filled' },
  secondary: { variant: 'default', bg: 'var(--hover)' },
  outline: { variant: 'default' },
  destructive: { variant: 'outline', color: 'var(--critical)' },
};

/** Shown on hover and on focus, and always on devices that cannot hover. */
function Tools({ source, onEdit }: { source: TrustedSource; onEdit: (source: TrustedSource) => void }) {
  const look = { variant: 'subtle', color: 'var(--dim)', size: 'var(--control-small)' };
  return (
    <Group className={css.tools} gap={0} wrap="nowrap">
      <ActionIcon {...look} aria-label={`Edit ${source.name}`} title="Edit" onClick={() => onEdit(source)}>
        <Icon path="M10.6 2.9l2.5 2.5M2.5 13.5l.7-3.2 7.6-7.6a1.2 1.2 0 0 1 1.7 0l.8.8a1.2 1.2 0 0 1 0 1.7l-7.6 7.6z" />
      </ActionIcon>
      <ActionIcon {...look} aria-label={`Delete ${source.name}`} title="Delete" onClick={() => remove(source.id)}>
        <Icon path="M2.5 4.2h11M6 4V2.5h4V4M4 4.2l.7 9.3h6.6l.7-9.3M6.7 6.8v4M9.3 6.8v4" />
      </ActionIcon>
    </Group>
  );
}

function Icon({ path }: { path: string }) {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      aria-hidden="true"
    >
      <path d={path} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

/** Deletes at once, without a question. When it fails, the card stays. */
async function remove(id: string): Promise<void> {
  try {
    await call('POST /api/admin/trusted-sources/:id/delete', { params: { id } });
  } catch (error) {
    console.error('The trusted source could not be deleted.', error);
  }
  listChanged('trusted-sources');
}
