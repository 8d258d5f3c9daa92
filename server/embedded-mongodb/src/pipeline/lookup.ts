import { StoreError } from '../errors.ts';
import { compileExpression } from '../expression/expression.ts';
import { valueAt } from '../query/path.ts';
import { type Doc, doc, isDoc, type Value } from '../values/value.ts';
import { map, type PipelineCompiler, type PipelineStage, type StageContext, withField } from './stage.ts';

/** `$lookup`: by equality of two fields, by a pipeline with variables, or by both. */
export function lookup(argument: Value, context: StageContext, compileStages: PipelineCompiler): PipelineStage {
  const fields = isDoc(argument) ? argument : new Map<string, Value>();
  const from = fields.get('from');
  const as = fields.get('as');
  if (typeof from !== 'string' || typeof as !== 'string')
    throw new StoreError(9, "$lookup needs 'from' and 'as', two strings");
  const foreign = fields.get('foreignField');
  const local = fields.get('localField');
  if ((foreign === undefined) !== (local === undefined))
    throw new StoreError(
      9,
      "$lookup requires either 'pipeline' or both 'localField' and 'foreignField' to be specified",
    );
  const pipeline = fields.get('pipeline');
  if (pipeline === undefined && foreign === undefined)
    throw new StoreError(
      9,
      "$lookup requires either 'pipeline' or both 'localField' and 'foreignField' to be specified",
    );
  const given = fields.get('let');
  const bindings = Array.from(isDoc(given) ? given : [], ([name, value]) => ({
    name,
    evaluate: compileExpression(value),
  }));
  const stages = Array.isArray(pipeline) ? pipeline : [];
  // Compile once to report errors early; each document compiles again with its own variables.
  compileStages(stages, context);

  const find = (document: Doc): Doc => {
    if (typeof foreign !== 'string' || typeof local !== 'string') return new Map();
    const value = localValue(document, local.split('.'));
    return doc({ [foreign]: doc(Array.isArray(value) ? { $in: value } : { $eq: value }) });
  };
  return (input) =>
    map(input, (root) => {
      const variables = new Map(context.variables);
      for (const { name, evaluate } of bindings) variables.set(name, evaluate({ root, variables: context.variables }));
      const joined = compileStages(stages, { ...context, variables })(context.read(from, find(root)));
      return withField(root, as.split('.'), [...joined]);
    });
}

/** The value at a path. For an array of documents, the list of their values. A missing value is null. */
function localValue(document: Doc, parts: readonly string[]): Value {
  return (
    compileExpression(`$${parts.join('.')}`)({ root: document, variables: new Map() }) ??
    valueAt(document, parts) ??
    null
  );
}
