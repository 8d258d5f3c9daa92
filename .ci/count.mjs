import { readFileSync } from 'node:fs';

/** Adds up the reports of all lanes, and names what failed with its error. A skipped test, or a lane without tests, is a failure. */
const sum = { passed: 0, failed: 0, skipped: 0 };
const lanes = process.argv.slice(2).map((file) => JSON.parse(readFileSync(file, 'utf8')));
for (const lane of lanes) {
  sum.passed += lane.numPassedTests;
  sum.failed += lane.numFailedTests + (lane.success || lane.numFailedTests > 0 ? 0 : 1);
  sum.skipped += lane.numPendingTests + lane.numTodoTests;
  for (const { assertionResults } of lane.testResults) {
    for (const test of assertionResults) {
      if (test.status !== 'passed') console.log(`${test.status}: ${describe(test)}`);
    }
  }
}
const isEmpty = lanes.length === 0 || lanes.some((lane) => lane.numTotalTests === 0);
console.log(`${sum.passed} passed, ${sum.failed + sum.skipped} failed`);
process.exitCode = isEmpty || sum.failed + sum.skipped > 0 ? 1 : 0;

/** Its name, and below it the message of each failure without the stack. */
function describe({ fullName, failureMessages }) {
  const words = failureMessages.map((message) => message.split(/\n\s+at /)[0].replaceAll('\n', '\n    '));
  return [fullName, ...words].join('\n    ');
}
