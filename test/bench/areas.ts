/** At most or at least so much, of the figure itself or of its ratio to the reference. */
export interface Goal {
  of?: 'ratio';
  most?: number;
  least?: number;
}

/** One row of a table. `figure`, `reference` and `ratio` name what a bench has measured. */
export interface Row {
  measure: string;
  unit?: string;
  figure: string;
  reference?: string;
  ratio?: string;
  goal?: Goal;
}

export interface Area {
  title: string;
  /** What was compared with what, and what to know when reading the table. */
  says: string;
  rows: Row[];
}

const yearReads = [
  ['First page', 'first_page'],
  ['Last page', 'last_page'],
  ['A page beyond the last one', 'beyond'],
  ['Events of a type', 'by_type'],
  ['A common word', 'common_word'],
  ['A rare word', 'rare_word'],
  ['Density', 'density'],
  ['Forecast', 'forecast'],
  ['Feed', 'feed'],
  ['Hide', 'hide'],
  ['Erase', 'erase'],
  ['As of half a year ago', 'as_of'],
] as const;

function yearRow(measure: string, name: string, unit: string, goal?: Goal): Row {
  const figures = { figure: `year_${name}`, reference: `year_few_${name}`, ratio: `year_ratio_${name}` };
  return { measure, unit, ...figures, ...(goal && { goal }) };
}

export const preface = `# Benchmarks

\`npm run bench\` measures everything below and writes this file. Where there is a reference, Vigil and the reference were
measured in turns in the same run, so that their ratio says something on another machine too; milliseconds and rates
belong to the machine named below each table. Every figure is the median of the repetitions, the spread is the lowest
and the highest of them: of the ratio where the goal is a ratio, else of Vigil's figure. Everything ran on loopback
without TLS: there the sender's CPU time includes the kernel's work of receiving, which compresses ratios.

CPU time is that of the process, user and system together. It bears a busy machine better than the clock does: where
other programs ran, trust it more than what is in milliseconds or per second.

\`npm run bench -- --only push\` measures one area and rewrites its table alone; \`--json FILE\` writes all medians into a file.
What cannot be a figure is a test: that a tab which was away for 30 seconds misses nothing, that kills during writes lose
nothing acknowledged, and that a steady poll asks the database nothing.
`;

const pushRows = (size: number): Row[] => {
  const tabs = `${size.toLocaleString('en').replace(',', ' ')} tabs`;
  const name = (key: string) => `push_${size}_${key}`;
  return [
    {
      measure: `One event to ${tabs}: CPU time`,
      unit: 'ms',
      figure: name('cpu_ms'),
      reference: name('ws_cpu_ms'),
      ratio: name('cpu_ratio'),
      goal: { of: 'ratio', most: 1.15 },
    },
    {
      measure: `One event to ${tabs}: CPU time, against Socket.IO's own broadcast`,
      unit: 'ms',
      figure: name('cpu_ms'),
      reference: name('library_cpu_ms'),
      ratio: name('library_cpu_ratio'),
      goal: { of: 'ratio', most: 0.8 },
    },
    {
      measure: `One event to ${tabs}: until the last one has it`,
      unit: 'ms',
      figure: name('completion_ms'),
      reference: name('ws_completion_ms'),
      ratio: name('completion_ratio'),
      goal: { of: 'ratio', most: 1.1 },
    },
    {
      measure: `One event to ${tabs}: until 99 of 100 have it`,
      unit: 'ms',
      figure: name('p99_ms'),
      reference: name('ws_p99_ms'),
      ratio: name('p99_ratio'),
      goal: { of: 'ratio', most: 1.2 },
    },
    {
      measure: `One event to ${tabs}: longest block of the event loop`,
      unit: 'ms',
      figure: name('blocked_ms'),
      reference: name('ws_blocked_ms'),
      goal: { most: 10 },
    },
    {
      measure: `20 changes in one message to ${tabs}: CPU time against one event`,
      unit: 'x',
      figure: name('batch_ratio'),
      reference: name('ws_batch_ratio'),
      goal: { most: 1.3 },
    },
    {
      measure: `Memory of a connection, after the first 500 of ${tabs}`,
      unit: 'KB',
      figure: name('kb_a_connection'),
      reference: name('ws_kb_a_connection'),
      goal: { most: 20 },
    },
    {
      measure: `Memory of ${tabs} from none on, a connection`,
      unit: 'KB',
      figure: name('kb_of_all'),
      reference: name('ws_kb_of_all'),
    },
  ];
};

const pollRows = (name: '200' | '304', says: string, least: number): Row[] => [
  {
    measure: `${says}: answers a second`,
    unit: '/s',
    figure: `poll_${name}_per_s`,
    reference: `poll_${name}_bare_per_s`,
    ratio: `poll_${name}_ratio`,
    goal: { of: 'ratio', least },
  },
  {
    measure: `${says}: CPU time an answer`,
    unit: 'µs',
    figure: `poll_${name}_cpu_us`,
    reference: `poll_${name}_bare_cpu_us`,
    ratio: `poll_${name}_cpu_ratio`,
    goal: { of: 'ratio', most: 1 / least },
  },
  {
    measure: `${says}: 99 of 100 within`,
    unit: 'ms',
    figure: `poll_${name}_p99_ms`,
    reference: `poll_${name}_bare_p99_ms`,
  },
];

/** The tables of the document, in their order. */
export const areas: Record<string, Area> = {
  push: {
    title: 'Push',
    says: `An event of about 1 KB to every open tab, against the \`ws\` package alone that writes one frame, made before, to
every TCP connection. Servers and listeners are processes of their own; the listeners count bytes and parse nothing.
Memory is resident memory after a collection of garbage; what a process takes once is in the last row of each size.`,
    rows: [...pushRows(1000), ...pushRows(4000)],
  },
  poll: {
    title: 'Poll',
    says: `\`GET /api/events\` with 1000 events over 32 connections, against a bare \`node:http\` server that sends the same
answer, headers and all. CPU time is without what the process does at rest. The last two rows are what a change costs from memory to the
packed answer: of the event loop, and of threads beside it.`,
    rows: [
      ...pollRows('200', 'All events, brotli', 0.85),
      ...pollRows('304', 'Nothing new (304)', 0.55),
      { measure: 'The packed answer', unit: 'B', figure: 'poll_body_bytes' },
      { measure: 'A change: CPU time of the event loop', unit: 'ms', figure: 'poll_change_loop_ms', goal: { most: 5 } },
      { measure: 'A change: CPU time beside it', unit: 'ms', figure: 'poll_change_off_loop_ms', goal: { most: 30 } },
    ],
  },
  pipeline: {
    title: 'From feeds to events',
    says: `Generated feeds on loopback, read by a whole server with its embedded store. Items a second are by CPU time of all
threads of the process, so by one core; the rows of the clock are what the two cores of the machine left for it. The goal
of 3000 new items is for parsing, judging, chaining and encoding; storing them durably and telling the tabs comes on top. Known
items are in feeds of which only the head is another, as most of those are that are read again.`,
    rows: [
      {
        measure: 'New items: a second of CPU time',
        unit: '/s',
        figure: 'pipeline_new_cpu_items_per_s',
      },
      { measure: 'New items: a second by the clock', unit: '/s', figure: 'pipeline_new_wall_items_per_s' },
      {
        measure: 'New items: longest block of the event loop',
        unit: 'ms',
        figure: 'pipeline_new_longest_block_ms',
        goal: { most: 10 },
      },
      {
        measure: 'Known items: a second of CPU time',
        unit: '/s',
        figure: 'pipeline_known_cpu_items_per_s',
        goal: { least: 20_000 },
      },
      { measure: 'Known items: a second by the clock', unit: '/s', figure: 'pipeline_known_wall_items_per_s' },
      {
        measure: 'Known items: longest block of the event loop',
        unit: 'ms',
        figure: 'pipeline_known_longest_block_ms',
        goal: { most: 10 },
      },
      {
        measure: 'Items of feeds that are unchanged: a second of CPU time',
        unit: '/s',
        figure: 'pipeline_unchanged_cpu_items_per_s',
      },
      {
        measure: 'Known items beside a new one in each feed: a second of CPU time',
        unit: '/s',
        figure: 'pipeline_grown_cpu_items_per_s',
      },
      {
        measure: 'New items without database and network: a second of CPU time',
        unit: '/s',
        figure: 'pipeline_parts_cpu_items_per_s',
        goal: { least: 3000 },
        reference: 'pipeline_rssparser_cpu_items_per_s',
      },
    ],
  },
  reading: {
    title: 'From publication to the tab',
    says: `Real speed, nothing is simulated: 60 papers on hosts of their own publish 3 items each at random moments of 5 minutes,
and a channel of sirens 20 alerts. A server with its embedded store reads each paper at its own pace, once a minute at most. The
reference reads the same papers once a minute by \`fetch\` and \`rss-parser\`, and sends the links of new items to a WebSocket: it judges,
joins and stores nothing. "Answered" is when the paper has sent the first answer with the item. Sources are asked each minute, so half
of a minute is the least that half of the items can take. Requests are counted from the first to the last one of a paper.`,
    rows: [
      {
        measure: 'Publication to the tab: half within',
        unit: 's',
        figure: 'reading_publication_p50_s',
        reference: 'reading_bare_publication_p50_s',
        ratio: 'reading_publication_p50_ratio',
        goal: { most: 60 },
      },
      {
        measure: 'Publication to the tab: 95 of 100 within',
        unit: 's',
        figure: 'reading_publication_p95_s',
        reference: 'reading_bare_publication_p95_s',
        ratio: 'reading_publication_p95_ratio',
      },
      {
        measure: 'Answered to the tab: half within',
        unit: 'ms',
        figure: 'reading_answered_p50_ms',
        reference: 'reading_bare_answered_p50_ms',
        ratio: 'reading_answered_p50_ratio',
      },
      {
        measure: 'Answered to the tab: 95 of 100 within',
        unit: 'ms',
        figure: 'reading_answered_p95_ms',
        reference: 'reading_bare_answered_p95_ms',
        ratio: 'reading_answered_p95_ratio',
        goal: { most: 1_000 },
      },
      { measure: 'Requests to a paper in a minute', figure: 'reading_requests_a_minute', goal: { most: 1 } },
      { measure: 'A siren to the tab: half within', unit: 's', figure: 'reading_alert_p50_s' },
      {
        measure: 'A siren to the tab: 95 of 100 within',
        unit: 's',
        figure: 'reading_alert_p95_s',
        goal: { most: 2 },
      },
    ],
  },
  scale: {
    title: '500 feeds',
    says: `500 feeds of 100 items on 250 hosts, each of which answers one request at a time after 200 ms, read by one server with
its embedded store: a first scan (5 items of each feed are about the conflict, ten papers report each happening), one in which nothing
is new, and one with a new item about the conflict in each feed. A channel of sirens shows an alert every four seconds meanwhile. 500
answers of 200 ms, 16 at a time, take 6.3 s. The reference reads the same feeds by \`fetch\`, 16 at a time, and parses them by
\`rss-parser\`. [operations.md](operations.md#grow) says what the next bottleneck is.`,
    rows: [
      {
        measure: 'First scan of 50 000 items',
        unit: 's',
        figure: 'scale_first_s',
        reference: 'scale_bare_s',
        ratio: 'scale_first_ratio',
      },
      {
        measure: 'First scan: CPU time',
        unit: 's',
        figure: 'scale_first_cpu_s',
        reference: 'scale_bare_cpu_s',
        ratio: 'scale_first_cpu_ratio',
      },
      { measure: 'First scan: longest block of the event loop', unit: 'ms', figure: 'scale_first_block_ms' },
      { measure: 'First scan: new events', figure: 'scale_first_events' },
      {
        measure: 'Nothing new: scan',
        unit: 's',
        figure: 'scale_known_s',
        reference: 'scale_bare_s',
        ratio: 'scale_known_ratio',
        goal: { most: 60 },
      },
      {
        measure: 'Nothing new: CPU time',
        unit: 's',
        figure: 'scale_known_cpu_s',
        reference: 'scale_bare_cpu_s',
        ratio: 'scale_known_cpu_ratio',
      },
      { measure: 'Nothing new: longest block of the event loop', unit: 'ms', figure: 'scale_known_block_ms' },
      {
        measure: 'A new item in each feed: scan',
        unit: 's',
        figure: 'scale_grown_s',
        reference: 'scale_bare_s',
        ratio: 'scale_grown_ratio',
        goal: { most: 60 },
      },
      {
        measure: 'A new item in each feed: CPU time',
        unit: 's',
        figure: 'scale_grown_cpu_s',
        reference: 'scale_bare_cpu_s',
        ratio: 'scale_grown_cpu_ratio',
      },
      {
        measure: 'A new item in each feed: longest block of the event loop',
        unit: 'ms',
        figure: 'scale_grown_block_ms',
      },
      { measure: 'Memory after the scans', unit: 'MB', figure: 'scale_rss_mb' },
      { measure: 'Memory at its most', unit: 'MB', figure: 'scale_peak_mb' },
      { measure: 'A siren to the tab meanwhile: half within', unit: 's', figure: 'scale_alert_p50_s' },
      {
        measure: 'A siren to the tab meanwhile: the longest',
        unit: 's',
        figure: 'scale_alert_longest_s',
        goal: { most: 3 },
      },
    ],
  },
  servers: {
    title: 'Ten servers on one database',
    says: `Ten servers in one process on one embedded store, behind a proxy that counts what the driver sends and receives: at
rest, and while one of them appends ten changes a second, if the machine allows it. Figures are for one server. Each polls the log
every 500 ms. [operations.md](operations.md#grow) says what the next bottleneck is.`,
    rows: [
      { measure: 'At rest: commands', unit: '/s', figure: 'servers_idle_commands_per_s' },
      { measure: 'At rest: received', unit: 'KB/s', figure: 'servers_idle_kb_per_s' },
      { measure: 'At rest: CPU time a second', unit: 'ms', figure: 'servers_idle_cpu_ms_per_s' },
      { measure: 'Changes in the second part', unit: '/s', figure: 'servers_busy_changes_per_s' },
      { measure: 'With changes: commands', unit: '/s', figure: 'servers_busy_commands_per_s' },
      { measure: 'With changes: received', unit: 'KB/s', figure: 'servers_busy_kb_per_s' },
      { measure: 'With changes: CPU time a second', unit: 'ms', figure: 'servers_busy_cpu_ms_per_s' },
      { measure: 'Received for one change', unit: 'KB', figure: 'servers_kb_a_change' },
    ],
  },
  parse: {
    title: 'Parse',
    says: 'A feed of 50 items and 60 KB, read by `rss-parser`, corrected and cleaned to text, against `rss-parser` alone.',
    rows: [
      {
        measure: 'Items a second',
        unit: '/s',
        figure: 'parse_items_per_s',
        reference: 'parse_rssparser_items_per_s',
        ratio: 'parse_ratio',
        goal: { of: 'ratio', least: 0.4 },
      },
    ],
  },
  judge: {
    title: 'Judge',
    says: `Generated reports of 50 words whose vocabulary follows Zipf's law: what one says, and whether the titles of two report one event.`,
    rows: [
      { measure: 'Read one report', unit: 'ms of CPU', figure: 'judge_read_cpu_ms', goal: { most: 8 } },
      { measure: 'Compare two titles', unit: 'ms of CPU', figure: 'judge_compare_cpu_ms' },
    ],
  },
  store: {
    title: 'Embedded store',
    says: `A million events of 0.8 KB through MongoDB's driver, against lmdb alone doing the same work in its own thread. The
start is from nothing to the first answer on files that another process left. Anonymous memory is what is no page of a file.`,
    rows: [
      { measure: 'Start', unit: 'ms', figure: 'store_open_ms', goal: { most: 2000 } },
      { measure: 'Find by an index: 99 of 100 within', unit: 'ms', figure: 'store_find_p99_ms', goal: { most: 5 } },
      {
        measure: 'Anonymous memory after all measurements',
        unit: 'MB',
        figure: 'store_rss_anon_mb',
        goal: { most: 300 },
      },
      {
        measure: 'Anonymous memory after the start',
        unit: 'MB',
        figure: 'store_opened_rss_anon_mb',
        goal: { most: 300 },
      },
      { measure: 'Insert, 1000 at once', unit: '/s', figure: 'store_insert_per_s', ratio: 'store_insert_ratio' },
      { measure: 'Find by id, 20 at once', unit: '/s', figure: 'store_find_per_s', ratio: 'store_find_ratio' },
      {
        measure: 'The newest 1000 by an index',
        unit: '/s',
        figure: 'store_sorted1000_per_s',
        ratio: 'store_sorted1000_ratio',
      },
    ],
  },
  search: {
    title: 'Search',
    says: 'The catalogue of the search with 100 000 generated events.',
    rows: [
      { measure: 'Memory', unit: 'MB', figure: 'search_memory_mb' },
      { measure: 'Fill: CPU time an event', unit: 'µs', figure: 'search_fill_us_an_event' },
      { measure: 'Fill: 99 of 100 slices within', unit: 'ms', figure: 'search_slice_of_20_p99_ms', goal: { most: 10 } },
      { measure: 'A change: CPU time', unit: 'µs', figure: 'search_put_us' },
      { measure: 'One rare word: CPU time', unit: 'ms', figure: 'search_word_cpu_ms' },
      { measure: 'Three common words: CPU time', unit: 'ms', figure: 'search_common_words_cpu_ms' },
      { measure: 'The beginning of a word: CPU time', unit: 'ms', figure: 'search_beginning_cpu_ms' },
      { measure: 'A word and every filter: CPU time', unit: 'ms', figure: 'search_filters_cpu_ms' },
      { measure: 'Everything: CPU time', unit: 'ms', figure: 'search_everything_cpu_ms' },
    ],
  },
  year: {
    title: 'A year of events',
    says: `A server and its embedded store with 730 000 events of a year (\`YEAR_EVENTS\` asks for fewer), against the same with
10 000. Reads over HTTP, 20 each: 95 of 100 within. Blocks are the longest of the event loop, waits the longest of a ping of the store.`,
    rows: [
      yearRow('Start to the first answer', 'start_ms', 'ms', { most: 3_000 }),
      yearRow('Start to the whole search', 'whole_search_ms', 'ms', { most: 60_000 }),
      yearRow('Longest block while the search is read', 'load_block_ms', 'ms', { most: 20 }),
      yearRow('Anonymous memory after the start', 'anon_mb', 'MB', { most: 400 }),
      ...yearReads.flatMap(([measure, name]) => [
        yearRow(measure, `${name}_p95_ms`, 'ms', { of: 'ratio', most: 1.5 }),
        yearRow(`${measure}: CPU time`, `${name}_cpu_ms`, 'ms'),
        yearRow(`${measure}: longest block`, `${name}_block_ms`, 'ms', { most: 20 }),
        yearRow(`${measure}: wait for the store`, `${name}_ping_ms`, 'ms', { most: 50 }),
      ]),
      yearRow('Verify', 'verify_s', 's'),
    ],
  },
  signin: {
    title: 'Sign-in',
    says: `Six sign-ins at once, passwords of bcrypt's cost 12, against the same comparisons on the event loop itself. Idle is how
late the loop of this machine is with nothing to do.`,
    rows: [
      {
        measure: 'Longest block of the event loop',
        unit: 'ms',
        figure: 'signin_longest_block_ms',
        reference: 'signin_on_loop_longest_block_ms',
        goal: { most: 10 },
      },
      { measure: 'Longest block when idle', unit: 'ms', figure: 'signin_idle_longest_block_ms' },
      {
        measure: 'All work of the event loop for the six',
        unit: 'ms',
        figure: 'signin_busy_ms',
        reference: 'signin_on_loop_busy_ms',
      },
      {
        measure: 'Until all six are in',
        unit: 'ms',
        figure: 'signin_six_ms',
        reference: 'signin_on_loop_six_ms',
      },
    ],
  },
  weight: {
    title: 'First load',
    says: `What the page of the built web runs for the first load of the home screen, its two early scripts included, packed by
gzip at its best. Who is signed out is sent the file of the sign-in screen besides.`,
    rows: [
      { measure: 'JavaScript', unit: 'KB', figure: 'weight_scripts_kb', goal: { most: 115 } },
      { measure: 'CSS', unit: 'KB', figure: 'weight_styles_kb', goal: { most: 8 } },
    ],
  },
  browser: {
    title: 'Browser',
    says: `Headless Chromium: CPU time of the page's main thread, script and layout together. The ratio is to the same cards as
bare HTML with no code behind them, in the same page.`,
    rows: [
      { measure: '5 cards mounted', unit: 'ms', figure: 'cards_mount_5_ms', goal: { most: 10 } },
      {
        measure: '1000 cards mounted',
        unit: 'ms',
        figure: 'cards_mount_1000_ms',
        ratio: 'cards_mount_1000_to_bare_html',
        goal: { most: 120 },
      },
      {
        measure: 'One pushed event announced at 1000 cards',
        unit: 'ms',
        figure: 'cards_push_at_1000_ms',
        goal: { most: 3 },
      },
      { measure: 'The same with which the oldest 21 leave: one of 21', unit: 'ms', figure: 'cards_cut_at_1000_ms' },
      {
        measure: 'One pushed event put on top of 1000 cards',
        unit: 'ms',
        figure: 'cards_admitted_at_1000_ms',
        ratio: 'cards_admitted_at_1000_to_bare_html',
        goal: { most: 3 },
      },
      { measure: 'One changed event at 1000 cards', unit: 'ms', figure: 'cards_update_at_1000_ms' },
      {
        measure: 'Renders of an unchanged poll',
        figure: 'cards_renders_of_unchanged_poll',
        goal: { most: 0 },
      },
      {
        measure: 'Longest task of the home screen while 100 events arrive in a second',
        unit: 'ms',
        figure: 'home_100_events_longest_task_ms',
        goal: { most: 50 },
      },
    ],
  },
};
