import { existsSync, readFileSync } from 'node:fs';

/** Adds up the reports of all lanes, and names what failed with its error. A skipped test, or a lane without tests, is a failure. */
const failures = [];
let passed = 0;
for (const file of process.argv.slice(2)) {
  const lane = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { passed: 0, failures: [] };
  passed += lane.passed;
  failures.push(...lane.failures);
  if (lane.passed === 0) failures.push({ state: 'failed', name: file, messages: ['No test passed in this lane.'] });
}
for (const { state, name, messages } of failures) {
  console.log([`${state}: ${name}`, ...messages.map((one) => one.replaceAll('\n', '\n    '))].join('\n    '));
}
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = passed === 0 || failures.length > 0 ? 1 : 0;
