import { EventEmitter } from 'node:events';
import type { GenerationKind } from '@vigil/common/analysis';
import type { Indicators } from '@vigil/common/indicators';
import type { ScanProgress } from '@vigil/common/scan';
import type { SourceState, SourceVerdict } from '@vigil/common/sources';
import type { ThreatStatus } from '@vigil/common/threat';

/** What happens in this process besides changes of the log, with the arguments that listeners receive. */
interface SignalMap {
  'scan-progress': [progress: ScanProgress];
  'source-updated': [state: SourceState];
  'source-tested': [verdict: SourceVerdict];
  'threat-changed': [status: ThreatStatus, before: ThreatStatus];
  'indicators-changed': [indicators: Indicators];
  /** An analysis or a balance starts or stops being generated. */
  generating: [what: GenerationKind, isRunning: boolean];
  /** The health issues have changed. */
  'health-changed': [];
  /** The states of all feeds were read again. */
  'sources-checked': [];
}

export type Signals = EventEmitter<SignalMap>;

/** Producers emit, and sockets and metrics subscribe: neither needs the other to exist. Listeners run at once. */
export function createSignals(): Signals {
  return new EventEmitter<SignalMap>();
}
