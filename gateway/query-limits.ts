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
 * What a query may ask for at most. The largest that Alba itself sends (a search with everything in its results, a whole profile)
 * takes about a third.
 */
export const queryLimits = {
  /** Words and signs of the text of a query. */
  tokens: 1_000,
  /** Selections inside selections. */
  depth: 8,
  /** Fields of one selection set. */
  breadth: 60,
  aliases: 8,
  /** Points: 1 for a value, 2 for an object, half as much again for each level that they are deeper. */
  cost: 300,
  /** What asks the most of the database: how many searches may be run. */
  searches: 2,
};

type Limit = keyof typeof queryLimits;

const words: Record<Limit, (most: number) => string> = {
  tokens: (most) => `is too long: it may have up to ${most} tokens`,
  depth: (most) => `is too deep: it may have up to ${most} levels`,
  breadth: (most) => `asks for too much at once: a selection may have up to ${most} fields`,
  aliases: (most) => `has too many aliases: it may have up to ${most}`,
  cost: (most) => `costs too much: it may cost up to ${most} points`,
  searches: (most) => `searches too often: it may search up to ${most} times`,
};

function exceeded(limit: Limit) {
  return rejectedQuery('LIMIT_EXCEEDED', `The query ${words[limit](queryLimits[limit])} (limit: ${limit}).`);
}

/**
 * Refuses what asks for too much before any of it is run, and before GraphQL's own rules look at it: some of these compare all fields
 * with each other, beneath each. What no limit would count is refused here as well: fragments that nothing asks for or that contain
 * themselves, and in production questions about the schema.
 */
export function queryLimitPlugins(isProduction: boolean): Plugin[] {
  const said = (limit: Limit): Pick<CostLimitOptions, 'onReject' | 'propagateOnRejection' | 'ignoreIntrospection'> => ({
    onReject: [(context) => context?.reportError(exceeded(limit))],
    propagateOnRejection: false,
    ignoreIntrospection: !isProduction,
  });
  const rules = [
    maxDepthRule({ n: queryLimits.depth, ...said('depth') }),
    maxAliasesRule({ n: queryLimits.aliases, ...said('aliases') }),
    costLimitRule({ maxCost: queryLimits.cost, ...said('cost') }),
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

/** So many searches a field may run: to count a term without a language, it is searched for in both. */
const searchesOf: ReadonlyMap<string, number> = new Map([
  ['searchArticles', 1],
  ['updatePopularSearches', 2],
]);

const searchesRule: ValidationRule = (context) => {
  /** Of each fragment, so that it is looked through once however often it is asked for. */
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
    return selection.kind === 'Field' ? (searchesOf.get(name) ?? 0) : countFragment(name);
  };
  const countFragment = (name: string): number => {
    const known = counted.get(name);
    if (known !== undefined) return known;
    counted.set(name, 0); // while it is looked through: one that contains itself is refused by another rule
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
