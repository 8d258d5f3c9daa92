/** Every expected failure: its HTTP status and the sentence shown when a handler gives no other. */
export const faults = {
  badInput: { status: 400, message: 'The request is not valid.' },
  signedOut: { status: 401, message: 'Please sign in.' },
  forbidden: { status: 403, message: 'You may not do this.' },
  notFound: { status: 404, message: 'Not found.' },
  conflict: { status: 409, message: 'This was changed by another user.' },
  tooLarge: { status: 413, message: 'This is too large.' },
  unsupportedType: { status: 415, message: 'Send JSON.' },
  refused: { status: 422, message: 'This address may not be read.' },
  tooMany: { status: 429, message: 'Too many requests. Please wait a moment.' },
  internal: { status: 500, message: 'Something went wrong.' },
  unreachable: { status: 502, message: 'The other side cannot be reached.' },
  unavailable: { status: 503, message: 'Not available at the moment.' },
  /** WebDAV's code for it; any client reads a 5xx as "not now". */
  full: {
    status: 507,
    message: 'The disk of the server is full. This may not have been saved: please try again when there is space.',
  },
  tooSlow: { status: 504, message: 'The other side took too long.' },
} as const;

export type FaultCode = keyof typeof faults;
