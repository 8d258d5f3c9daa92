import { type TrustedCategory, type TrustedSource, trustedCategories } from '@vigil/common/trusted-sources';
import { type PropsWithChildren, Suspense, useState } from 'react';
import { Button } from '../../kit/Button.tsx';
import { call } from '../../kit/client.ts';
import { Alert, Container, Group, SimpleGrid, Skeleton, Stack, Text, Title } from '../../kit/components.ts';
import { lazyPart } from '../../kit/lazy-part.ts';
import { Mantine } from '../../kit/Mantine.tsx';
import { NotFetched } from '../../kit/NotFetched.tsx';
import { useResource } from '../../kit/resource.ts';
import { capitalise } from '../../kit/words.ts';
import { isAdmin, useSession } from '../session/store.ts';
import { CategoryFilter } from './CategoryFilter.tsx';
import { SourceCard } from './SourceCard.tsx';
import css from './TrustedSourceGrid.module.css';

const TrustedSourceDialog = lazyPart(
  () => import('./TrustedSourceDialog.tsx'),
  'TrustedSourceDialog',
  ({ isOpen }) => isOpen && <NotFetched />,
);

const placeholders = 6;

const load = () => call('GET /api/trusted-sources');

/** The Trusted Sources screen in all its states. */
export function TrustedSourceGrid() {
  const { data: sources, hasFailed } = useResource(load, { list: 'trusted-sources' });
  const isAdministrator = useSession(isAdmin);
  const [category, setCategory] = useState<TrustedCategory | 'all'>('all');
  const [edited, setEdited] = useState<TrustedSource | 'new'>('new');
  const [isEditing, setEditing] = useState(false);
  const edit = (source: TrustedSource | 'new') => {
    setEdited(source);
    setEditing(true);
  };
  const shown = sources?.filter((source) => category === 'all' || source.category === category);

  return (
    <Mantine>
      <Container className={css.page}>
        <Group component="header" justify="space-between" align="start" mb="lg">
          <Stack gap={4} flex="1 1 280px">
            <Title order={1}>Trusted Sources</Title>
            <Text size="sm" c="dimmed">
              Publishers, institutions and archives worth consulting, with how far we rely on each.
            </Text>
          </Stack>
          {isAdministrator && (
            <Button look="main" onClick={() => edit('new')}>
              Add Source
            </Button>
          )}
        </Group>
        <CategoryFilter categories={trustedCategories} chosen={category} onChoose={setCategory} />
        {!shown && !hasFailed && <Placeholders />}
        {!shown && hasFailed && (
          <Alert color="var(--critical)" mt="lg">
            <Title order={2} size="h3">
              Error loading sources
            </Title>
            Please try refreshing the page
          </Alert>
        )}
        {shown?.length === 0 && (
          <Stack gap={6} py={72} align="center" ta="center">
            <Title order={2}>No sources found</Title>
            <Text size="sm" c="dimmed">
              {category === 'all'
                ? 'No trusted sources have been added yet.'
                : `No sources found in the ${category} category.`}
            </Text>
          </Stack>
        )}
        {shown && shown.length > 0 && (
          <Grid label={category === 'all' ? 'All categories' : capitalise(category)}>
            {shown.map((source) => (
              <li key={source.id}>
                <SourceCard source={source} onEdit={isAdministrator ? edit : null} />
              </li>
            ))}
          </Grid>
        )}
        {isAdministrator && (
          <Suspense>
            <TrustedSourceDialog edited={edited} isOpen={isEditing} onClose={() => setEditing(false)} />
          </Suspense>
        )}
      </Container>
    </Mantine>
  );
}

function Grid({ label, children }: PropsWithChildren<{ label?: string }>) {
  return (
    <SimpleGrid
      component="ul"
      className={css.grid}
      cols={{ base: 1, sm: 2, md: 3 }}
      mt="lg"
      aria-label={label}
      aria-hidden={!label}
    >
      {children}
    </SimpleGrid>
  );
}

function Placeholders() {
  return (
    <>
      <p className="only-heard" role="status">
        Loading sources
      </p>
      <Grid>
        {Array.from({ length: placeholders }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
          <li key={index} data-placeholder>
            <Skeleton h={196} />
          </li>
        ))}
      </Grid>
    </>
  );
}
