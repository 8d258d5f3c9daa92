import type { Balance, FactorName } from '@vigil/common/balance';
import { Bar } from '../../kit/Bar.tsx';
import { Alert, Anchor, Box, Group, Paper, SimpleGrid, Stack, Text, Title } from '../../kit/components.ts';
import { newestEvidence } from '../../kit/evidence-age.ts';
import { formatDay, formatMoment } from '../../kit/time.ts';
import { useEvents } from '../events/store.ts';
import { BalanceEvidence, useOutdated } from './BalanceEvidence.tsx';
import css from './BalanceReport.module.css';
import { FactorCard } from './FactorCard.tsx';
import { KeyEvents } from './KeyEvents.tsx';
import { advantageLabel, bandWords, madeBy, outcomeBands } from './labels.ts';
import { Percent } from './Percent.tsx';
import { IsOutdated, SidesBar } from './SidesBar.tsx';

const factorTitles: Record<FactorName, string> = {
  military: 'Military Capability',
  technology: 'Technology',
  alliances: 'Alliances',
  economy: 'Economic Strength',
  geography: 'Geographic Position',
  intelligence: 'Intelligence',
};

const factorOrder: readonly FactorName[] = [
  'military',
  'technology',
  'alliances',
  'economy',
  'geography',
  'intelligence',
];

interface BalanceReportProps {
  balance: Balance;
  /** Set for an earlier balance, whose evidence is as old as the balance itself. */
  isPast?: boolean;
}

/** A whole balance. */
export function BalanceReport({ balance, isPast = false }: BalanceReportProps) {
  const { conflictOutcome: outcome, keyFactors, moves } = balance;
  const isOutdated = useOutdated(balance) && !isPast;
  return (
    <IsOutdated value={isOutdated}>
      <Stack gap={32}>
        <Alert role="note">{balance.disclaimer}</Alert>
        {isOutdated && (
          <Alert role="note">
            No event of the last 48 hours is known: these figures tell how things stood then, not how they stand now.
          </Alert>
        )}
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
          <StrategicBalance balance={balance} isPast={isPast} />
          <Paper component="section" aria-labelledby="outcome">
            <Stack gap="sm">
              <Title id="outcome" order={2} size="h3">
                Conflict Outcome Probability
              </Title>
              <Bar label="Israeli Victory" percent={outcome.israelWinProbability} colour="--side-a" />
              <Bar label="Iranian Victory" percent={outcome.iranWinProbability} colour="--side-b" />
              <Bar label="Stalemate/Ceasefire" percent={outcome.stalemateProbability} colour="--low" />
              {balance.bands && (
                <Text size="sm" c="dimmed">
                  {outcomeBands(balance.bands)}
                </Text>
              )}
            </Stack>
          </Paper>
        </SimpleGrid>
        <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }} spacing="lg">
          {factorOrder.map((name) => (
            <FactorCard key={name} title={factorTitles[name]} factor={keyFactors[name]} />
          ))}
        </SimpleGrid>
        {moves.length > 0 && (
          <section aria-labelledby="moves">
            <Title id="moves" order={2} mb={6}>
              What moved since the last balance
            </Title>
            <Stack component="ul" className={css.events} gap="xs">
              {moves.map((move) => (
                <li key={move}>{move}</li>
              ))}
            </Stack>
          </section>
        )}
        <KeyEvents titles={balance.keyEvents} ids={balance.keyEventIds} />
        <Text size="sm" c="dimmed">
          Every figure behind this balance, with its weight, is in the{' '}
          <Anchor
            inherit
            underline="always"
            href={`/api/balance-of-power/export?id=${balance.id}`}
            download="balance-of-power.json"
            data-reach
          >
            export
          </Anchor>
          . It is enough to compute the balance again.
        </Text>
      </Stack>
    </IsOutdated>
  );
}

function StrategicBalance({ balance, isPast }: Required<BalanceReportProps>) {
  const { israelAdvantage: israel, iranAdvantage: iran, analysisDate, createdAt, confidence, bands } = balance;
  return (
    <Paper component="section" aria-labelledby="strategic-balance">
      <Stack gap="sm">
        <Title id="strategic-balance" order={2} size="h3">
          Strategic Balance
        </Title>
        <SimpleGrid cols={2} spacing="sm">
          <Side name="Israel" percent={israel} band={bands && bandWords(bands.israelAdvantage, bands.variedBy)} />
          <Side name="Iran" percent={iran} band={bands && bandWords(bands.iranAdvantage, bands.variedBy)} />
        </SimpleGrid>
        <SidesBar israel={israel} iran={iran} />
        <Group gap="2px 16px" fz="xs" c="var(--faint)">
          <span>
            Last updated <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
          </span>
          <EventsUntil analysisDate={analysisDate} />
          <span>{`Confidence ${confidence}%`}</span>
          <b>{madeBy(balance)}</b>
          {balance.modelNote && <span>{balance.modelNote}</span>}
          {!isPast && (
            <span>
              <BalanceEvidence balance={balance} />
            </span>
          )}
        </Group>
      </Stack>
    </Paper>
  );
}

/** The day of the newest event before the balance. Nothing where this page holds no event as old as that. */
function EventsUntil({ analysisDate }: Pick<Balance, 'analysisDate'>) {
  const at = useEvents(({ loaded }) => newestEvidence(loaded.events, Date.now(), Date.parse(analysisDate)));
  return (
    at && (
      <span>
        Events until <time dateTime={at}>{formatDay(at)}</time>
      </span>
    )
  );
}

interface SideProps {
  name: string;
  percent: number;
  /** The range of the percentage in words; missing in old balances. */
  band?: string;
}

function Side({ name, percent, band }: SideProps) {
  return (
    <Box fz="sm">
      <Title order={3} size="sm" ff="text" c="dimmed">
        {name}
      </Title>
      <Percent value={percent} ff="heading" fz={40} fw={600} lh={1.15} />
      <p>{advantageLabel(percent)}</p>
      {band && (
        <Text size="xs" c="dimmed">
          {band}
        </Text>
      )}
    </Box>
  );
}
