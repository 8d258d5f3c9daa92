import type { ReactNode } from 'react';
import { Button } from '../kit/Button.tsx';
import { Alert, Container, Stack, Text, Title } from '../kit/components.ts';
import { Mantine } from '../kit/Mantine.tsx';
import type { useResource } from '../kit/resource.ts';
import css from './AccountPage.module.css';

interface AccountPageProps<T> {
  title: string;
  lead: string;
  /** The data of the page. */
  answer: ReturnType<typeof useResource<T>>;
  children: (data: T) => ReactNode;
}

/** A page of the user's own account, in all its states. */
export function AccountPage<T>({ title, lead, answer, children }: AccountPageProps<T>) {
  const { data, hasFailed, reload } = answer;
  return (
    <Mantine>
      <Container className={css.page} size="calc(680px + 2 * var(--gutter))">
        <title>{`${title} · Vigil`}</title>
        <Stack gap={40}>
          <header>
            <Title order={1}>{title}</Title>
            <Text c="dimmed" mt={4}>
              {lead}
            </Text>
          </header>
          {data !== null && children(data)}
          {data === null && !hasFailed && <p role="status">Loading...</p>}
          {data === null && hasFailed && (
            <Alert color="var(--critical)">
              <Stack align="start" gap="sm">
                This page could not be loaded.
                <Button onClick={reload}>Try again</Button>
              </Stack>
            </Alert>
          )}
        </Stack>
      </Container>
    </Mantine>
  );
}
