const collation = 'collations are not supported: strings are compared by their bytes';
const failPoint = 'needs failpoints, which only a server under test has';
const falseOption = 'the driver leaves the option out when it is false';
const nullId = 'the driver replaces an _id of null';
const partialResult = 'the driver gives a partial result of zeros where the test expects none';
const sessions = 'the store does not track sessions';
const validation = 'documents are validated by Mongoose, not by the store';
const views = 'views are not supported';

/**
 * The tests of MongoDB's CRUD files that do not pass, by file and name, with the reason. Every other test for the
 * reported version and topology must pass.
 */
export const unsupported: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'aggregate-collation.json': {
    'Aggregate with collation': collation,
  },
  'bulkWrite-collation.json': {
    'BulkWrite with delete operations and collation': collation,
    'BulkWrite with update operations and collation': collation,
  },
  'bulkWrite-errorResponse.json': {
    'bulkWrite operations support errorResponse assertions': failPoint,
  },
  'bypassDocumentValidation.json': {
    'Aggregate with $out passes bypassDocumentValidation: false': falseOption,
    'BulkWrite passes bypassDocumentValidation: false': falseOption,
    'FindOneAndReplace passes bypassDocumentValidation: false': falseOption,
    'FindOneAndUpdate passes bypassDocumentValidation: false': falseOption,
    'InsertMany passes bypassDocumentValidation: false': falseOption,
  },
  'client-bulkWrite-errorResponse.json': {
    'client bulkWrite operations support errorResponse assertions': failPoint,
  },
  'client-bulkWrite-errors.json': {
    'a top-level failure occurs during a bulkWrite': failPoint,
    'a write concern error occurs during a bulkWrite': failPoint,
  },
  'client-bulkWrite-partialResults.json': {
    'partialResult is unset when first operation fails during an ordered bulk write (verbose)': partialResult,
    'partialResult is unset when first operation fails during an ordered bulk write (summary)': partialResult,
    'partialResult is unset when all operations fail during an unordered bulk write': partialResult,
  },
  'count-collation.json': {
    'Count documents with collation': collation,
    'Deprecated count with collation': collation,
  },
  'create-null-ids.json': {
    'inserting _id with type null via insertOne': nullId,
    'inserting _id with type null via insertMany': nullId,
    'inserting _id with type null via bulkWrite': nullId,
    'inserting _id with type null via clientBulkWrite': nullId,
  },
  'db-aggregate-rawdata.json': {
    'Aggregate with rawData option on less than 8.2.0 - ignore argument': sessions,
  },
  'db-aggregate.json': {
    'Aggregate with $listLocalSessions': sessions,
    'Aggregate with $listLocalSessions and allowDiskUse': sessions,
  },
  'deleteMany-collation.json': {
    'DeleteMany when many documents match with collation': collation,
  },
  'deleteOne-collation.json': {
    'DeleteOne when many documents matches with collation': collation,
  },
  'deleteOne-errorResponse.json': {
    'delete operations support errorResponse assertions': failPoint,
  },
  'distinct-collation.json': {
    'Distinct with a collation': collation,
  },
  'estimatedDocumentCount.json': {
    'estimatedDocumentCount errors correctly--command error': failPoint,
    'estimatedDocumentCount errors correctly--socket error': failPoint,
    'estimatedDocumentCount works correctly on views': views,
  },
  'find-collation.json': {
    'Find with a collation': collation,
  },
  'findOneAndDelete-collation.json': {
    'FindOneAndDelete when one document matches with collation': collation,
  },
  'findOneAndReplace-collation.json': {
    'FindOneAndReplace when one document matches with collation returning the document after modification': collation,
  },
  'findOneAndUpdate-collation.json': {
    'FindOneAndUpdate when many documents match with collation returning the document before modification': collation,
  },
  'findOneAndUpdate-errorResponse.json': {
    'findOneAndUpdate document validation errInfo is accessible': validation,
  },
  'insertOne-errorResponse.json': {
    'insert operations support errorResponse assertions': failPoint,
  },
  'replaceOne-collation.json': {
    'ReplaceOne when one document matches with collation': collation,
  },
  'updateMany-collation.json': {
    'UpdateMany when many documents match with collation': collation,
  },
  'updateOne-collation.json': {
    'UpdateOne when one document matches with collation': collation,
  },
  'updateOne-errorResponse.json': {
    'update operations support errorResponse assertions': failPoint,
  },
};
