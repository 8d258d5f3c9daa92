"""The answers of a statement, in the order in which the heads give them. `server/reader/src/schema.ts` has the same lists."""

TYPES = ["military", "diplomatic", "intelligence", "economic", "humanitarian", "cyber", "other"]
URGENCIES = ["low", "medium", "high", "urgent", "critical"]
KINDS = (
    "none attack interception alarm all-clear threat talks talks-failed truce truce-broken deal closure blockade reopening "
    "seizure sanction relief deployment evacuation leader-killed toll effect reaction arrest hack unrest nuclear politics"
).split()
REALITIES = ["done", "announced", "denied", "past", "comment"]
AGAIN = ["", "+", "^"]
PARTIES = (
    "il ir us hezbollah houthis hamas militias lb sy iq ye ps sa ae qa kw bh om gulf jo eg tr pk az in cn ru gb fr de eu un "
    "nato other unknown"
).split()
COUNTRIES = (
    "other il ir us lb sy iq ye ps sa ae qa kw bh om jo eg tr pk az in cn ru gb fr de ch at it es cy gr lk ua "
    "hormuz redsea sea region global"
).split()
SPANS = ["who", "whom", "where", "howmany"]
