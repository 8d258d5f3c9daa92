import { z } from 'zod';

/** A past time, as in links; any offset is accepted. */
export const Moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

/** The query of calls that can return the state at a past time. Defaults to now. */
export const AtMoment = z.strictObject({ at: Moment.optional() });
