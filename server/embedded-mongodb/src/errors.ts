import type { Doc } from './values/value.ts';

/** An error reply of MongoDB: code, code name, message and, for some codes, further fields. */
export class StoreError extends Error {
  readonly code: number;
  readonly more: Doc | null;

  constructor(code: number, message: string, more: Doc | null = null) {
    super(message);
    this.name = 'StoreError';
    this.code = code;
    this.more = more;
  }

  get codeName(): string {
    return codeNames[this.code] ?? `Location${this.code}`;
  }
}

/** The error for MongoDB features that this store does not support. */
export const unsupported = (what: string): StoreError =>
  new StoreError(115, `${what} is not supported by the embedded store`);

/** MongoDB's code names. Codes without a name are called `Location<code>`, as in MongoDB. */
const codeNames: Readonly<Record<number, string>> = {
  1: 'InternalError',
  2: 'BadValue',
  9: 'FailedToParse',
  11: 'UserNotFound',
  14: 'TypeMismatch',
  15: 'Overflow',
  16: 'InvalidLength',
  20: 'IllegalOperation',
  22: 'InvalidBSON',
  26: 'NamespaceNotFound',
  27: 'IndexNotFound',
  28: 'PathNotViable',
  40: 'ConflictingUpdateOperators',
  43: 'CursorNotFound',
  48: 'NamespaceExists',
  50: 'MaxTimeMSExpired',
  52: 'DollarPrefixedFieldName',
  53: 'InvalidIdField',
  54: 'NotSingleValueField',
  55: 'InvalidDBRef',
  56: 'EmptyFieldName',
  57: 'DottedFieldName',
  59: 'CommandNotFound',
  66: 'ImmutableField',
  67: 'CannotCreateIndex',
  68: 'IndexAlreadyExists',
  72: 'InvalidOptions',
  73: 'InvalidNamespace',
  85: 'IndexOptionsConflict',
  86: 'IndexKeySpecsConflict',
  96: 'OperationFailed',
  115: 'CommandNotSupported',
  121: 'DocumentValidationFailure',
  146: 'ExceededMemoryLimit',
  168: 'InvalidPipelineOperator',
  171: 'CannotIndexParallelArrays',
  197: 'InvalidIndexSpecificationOption',
  224: 'QueryFeatureNotAllowed',
  241: 'ConversionFailure',
  292: 'QueryExceededMemoryLimitNoDiskUseAllowed',
  10334: 'BSONObjectTooLarge',
  11000: 'DuplicateKey',
  11600: 'InterruptedAtShutdown',
  12051: 'CursorInUse',
  14031: 'OutOfDiskSpace',
};
