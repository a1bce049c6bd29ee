import { type CostLimitOptions, costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxTokensPlugin } from '@escape.tech/graphql-armor-max-tokens';
import {
  NoFragmentCyclesRule,
  NoSchemaIntrospectionCustomRule,
  NoUnusedFragmentsRule,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationRule,
  validate,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { rejectedQuery } from './errors.ts';

/**
 * Limits of a query's size, depth and cost. The largest that Alba itself sends (a search with everything in its results, a whole
 * profile) takes about a third.
 */
export const queryLimits = {
  /** Lexical tokens of a query. */
  tokens: 1_000,
  /** Nested selection sets. */
  depth: 8,
  /** Fields of one selection set. */
  breadth: 60,
  aliases: 8,
  /** Points: 1 for a value, 2 for an object, half as much again for each level that they are deeper. */
  cost: 300,
  /** Full-text searches, which are the most expensive for the database. */
  searches: 2,
};

type Limit = keyof typeof queryLimits;

const messages: Record<Limit, (most: number) => string> = {
  tokens: (most) => `is too long: it may have up to ${most} tokens`,
  depth: (most) => `is too deep: it may have up to ${most} levels`,
  breadth: (most) => `asks for too much at once: a selection may have up to ${most} fields`,
  aliases: (most) => `has too many aliases: it may have up to ${most}`,
  cost: (most) => `costs too much: it may cost up to ${most} points`,
  searches: (most) => `searches too often: it may search up to ${most} times`,
};

function exceeded(limit: Limit) {
  return rejectedQuery('LIMIT_EXCEEDED', `The query ${messages[limit](queryLimits[limit])} (limit: ${limit}).`);
}

/**
 * Validation plugins that reject a query over a limit before it is executed, and before GraphQL's own rules, of which some compare
 * all fields pairwise, recursively. They also reject what no limit would count: unused or cyclic fragments, and in production
 * introspection.
 */
export function queryLimitPlugins(isProduction: boolean): Plugin[] {
  const options = (limit: Limit): Pick<CostLimitOptions, 'onReject' | 'propagateOnRejection' | 'ignoreIntrospection'> => ({
    onReject: [(context) => context?.reportError(exceeded(limit))],
    propagateOnRejection: false,
    ignoreIntrospection: !isProduction,
  });
  const rules = [
    maxDepthRule({ n: queryLimits.depth, ...options('depth') }),
    maxAliasesRule({ n: queryLimits.aliases, ...options('aliases') }),
    costLimitRule({ maxCost: queryLimits.cost, ...options('cost') }),
    breadthRule,
    searchesRule,
    NoFragmentCyclesRule,
    NoUnusedFragmentsRule,
    ...(isProduction ? [NoSchemaIntrospectionCustomRule] : []),
  ];
  const rejectTokens = () => {
    throw exceeded('tokens');
  };
  return [
    maxTokensPlugin({ n: queryLimits.tokens, onReject: [rejectTokens] }),
    {
      onValidate({ params: { schema, documentAST }, setResult }) {
        const errors = validate(schema, documentAST, rules);
        if (errors.length > 0) setResult(errors);
      },
    },
  ];
}

const breadthRule: ValidationRule = (context) => ({
  SelectionSet({ selections }) {
    if (selections.length > queryLimits.breadth) context.reportError(exceeded('breadth'));
  },
});

/** Searches that a field runs, beside those in it: `updatePopularSearches` without a locale searches both languages. */
const searchesOf: ReadonlyMap<string, number> = new Map([
  ['searchArticles', 1],
  ['otherLanguage', 1],
  ['updatePopularSearches', 2],
]);

const searchesRule: ValidationRule = (context) => {
  /** Memoises the count of each fragment, so that it is traversed once however often it is spread. */
  const counted = new Map<string, number>();

  const countIn = ({ selections }: SelectionSetNode): number => {
    let count = 0;
    for (const selection of selections) {
      count += countOf(selection);
      if (count > queryLimits.searches) break;
    }
    return count;
  };
  const countOf = (selection: SelectionNode): number => {
    if (selection.kind === 'InlineFragment') return countIn(selection.selectionSet);
    const name = selection.name.value;
    if (selection.kind === 'FragmentSpread') return countFragment(name);
    return (searchesOf.get(name) ?? 0) + (selection.selectionSet ? countIn(selection.selectionSet) : 0);
  };
  const countFragment = (name: string): number => {
    const known = counted.get(name);
    if (known !== undefined) return known;
    counted.set(name, 0); // stops the recursion of a cyclic fragment, which another rule rejects
    const fragment = context.getFragment(name);
    const count = fragment ? countIn(fragment.selectionSet) : 0;
    counted.set(name, count);
    return count;
  };

  return {
    OperationDefinition({ selectionSet }) {
      if (countIn(selectionSet) > queryLimits.searches) context.reportError(exceeded('searches'));
    },
  };
};
