/** What is struck, as an addition to where. */
export const things = new Map<string, string>([
  ['nuclear site', 'a nuclear site'],
  ['airport', 'an airport'],
  ['base', 'a military base'],
  ['port', 'a port'],
  ['refinery', 'a refinery'],
  ['oil depot', 'a fuel depot'],
  ['gas works', 'a gas plant'],
  ['oilfield', 'an oilfield'],
  ['pipeline', 'a pipeline'],
  ['power plant', 'a power plant'],
  ['hospital', 'a hospital'],
  ['university', 'a university'],
  ['school', 'a school'],
  ['home', 'a residential building'],
  ['embassy', 'an embassy'],
  ['ship', 'a ship'],
  ['warship', 'a warship'],
  ['bridge', 'a bridge'],
  ['broadcaster', 'a broadcaster'],
  ['prison', 'a prison'],
  ['water', 'a water plant'],
]);

/** What a state has abroad. */
export const owned = new Set(['a military base', 'an embassy', 'a ship', 'a warship']);
