import {
  coerceInputValue,
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  isInputType,
  isNonNullType,
  typeFromAST,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { redactValues, wrongInput } from './errors.ts';

/** Holds the variables against what the query declares: GraphQL's own words for what is wrong repeat the whole value. */
export const checkVariables: Plugin = {
  onExecute({ args, setResultAndStopExecution }) {
    const errors = variableProblems(args.schema, args.document, args.operationName, args.variableValues ?? {});
    if (errors.length > 0) setResultAndStopExecution({ errors });
  },
};

/** So many are enough to mend them. */
const mostProblems = 10;

function variableProblems(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null | undefined,
  values: Readonly<Record<string, unknown>>,
): GraphQLError[] {
  const problems: GraphQLError[] = [];
  const found = (path: readonly (string | number)[], problem: string) => {
    if (problems.length < mostProblems) problems.push(wrongInput(path.join('.'), problem));
  };
  for (const { variable, type: declared, defaultValue } of getOperationAST(document, operationName)?.variableDefinitions ?? []) {
    const type = typeFromAST(schema, declared);
    const name = variable.name.value;
    const isGiven = Object.hasOwn(values, name) && values[name] !== undefined;
    if (!isInputType(type) || (!isGiven && (defaultValue || !isNonNullType(type)))) continue;
    if (!isGiven) found([name], `is missing: it has to be a ${type}`);
    else coerceInputValue(values[name], type, (path, _, error) => found([name, ...path], `is wrong: ${redactValues(error.message)}`));
  }
  return problems;
}
