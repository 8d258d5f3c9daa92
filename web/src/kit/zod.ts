// The content security policy forbids `new Function`, by which zod compiles schemas. Schemas are made while modules
// load, before `z.config` could run, so the setting is stored where zod reads it first. Imported before all schemas.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
