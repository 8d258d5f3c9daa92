// The page forbids code made from text, which is how zod compiles its checks. It tries as soon as a schema is made,
// which is before anybody could call its `config`: so its settings are laid where it looks for them first.
// Imported before anything that brings schemas.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
