import { writeFileSync } from 'node:fs';

/**
 * A reporter of Vitest that writes what `count.mjs` adds up into the file named by LANE_REPORT. The JSON reporter leaves out
 * why a hook failed.
 */
export default class LaneReport {
  onTestRunEnd(modules, unhandledErrors) {
    const lane = { passed: 0, failures: [] };
    const note = (state, name, errors) => lane.failures.push({ state, name, messages: errors.map(messageOf) });
    for (const module of modules) {
      const name = module.relativeModuleId;
      if (module.errors().length > 0) note('failed', name, module.errors());
      for (const suite of module.children.allSuites())
        if (suite.errors().length > 0) note('failed', `${name} > ${suite.fullName}`, suite.errors());
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result();
        if (state === 'passed') lane.passed += 1;
        else note(state, `${name} > ${test.fullName}`, errors ?? []);
      }
    }
    if (unhandledErrors.length > 0) note('failed', 'outside of any test', unhandledErrors);
    writeFileSync(process.env.LANE_REPORT, JSON.stringify(lane));
  }
}

function messageOf({ message, stack }) {
  return message || stack || 'without a message';
}
