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

/** Validates the variables against the query's declarations, since GraphQL's own messages quote the whole value. */
export const checkVariables: Plugin = {
  onExecute({ args, setResultAndStopExecution }) {
    const errors = variableProblems(args.schema, args.document, args.operationName, args.variableValues ?? {});
    if (errors.length > 0) setResultAndStopExecution({ errors });
  },
};

/** Maximum number of reported problems. */
const maxProblems = 10;

function variableProblems(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null | undefined,
  values: Readonly<Record<string, unknown>>,
): GraphQLError[] {
  const problems: GraphQLError[] = [];
  const addProblem = (path: readonly (string | number)[], problem: string) => {
    if (problems.length < maxProblems) problems.push(wrongInput(path.join('.'), problem));
  };
  for (const { variable, type: declared, defaultValue } of getOperationAST(document, operationName)?.variableDefinitions ?? []) {
    const type = typeFromAST(schema, declared);
    const name = variable.name.value;
    const isProvided = Object.hasOwn(values, name) && values[name] !== undefined;
    if (!isInputType(type) || (!isProvided && (defaultValue || !isNonNullType(type)))) continue;
    if (!isProvided) addProblem([name], `is missing: it has to be a ${type}`);
    else coerceInputValue(values[name], type, (path, _, error) => addProblem([name, ...path], `is wrong: ${redactValues(error.message)}`));
  }
  return problems;
}
