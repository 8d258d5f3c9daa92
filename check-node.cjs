/** Ends with one sentence where Node is older than `engines` of package.json asks for. It runs on such a Node itself. */
const wanted = require('./package.json').engines.node.replace('>=', '');
const [least, own] = [wanted, process.versions.node].map((version) => version.split('.').map(Number));
if (own[0] < least[0] || (own[0] === least[0] && own[1] < least[1])) {
  console.error(`Vigil needs Node ${wanted} or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}
