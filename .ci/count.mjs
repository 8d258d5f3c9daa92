import { existsSync, readFileSync } from 'node:fs';

/** Adds up the reports of all lanes, and names what failed with its error. A skipped test, or a lane without tests, is a failure. */
const [passed, failures, empty] = [[], [], []];
for (const file of process.argv.slice(2)) {
  const lane = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { passed: 0, failures: [] };
  passed.push(lane.passed);
  failures.push(...lane.failures);
  if (lane.passed === 0) empty.push(file);
}
for (const { state, name, messages } of failures) {
  console.log([`${state}: ${name}`, ...messages.map((one) => one.replaceAll('\n', '\n    '))].join('\n    '));
}
for (const file of empty) console.log(`failed: no test passed in the lane of ${file}`);
const failed = failures.length + empty.length;
console.log(`${passed.reduce((sum, one) => sum + one, 0)} passed, ${failed} failed`);
process.exitCode = passed.length === 0 || failed > 0 ? 1 : 0;
