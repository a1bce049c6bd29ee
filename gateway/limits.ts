import { type CostLimitOptions, costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxTokensPlugin } from '@escape.tech/graphql-armor-max-tokens';
import type { ValidationContext, ValidationRule } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { refusedQuery } from './errors.ts';

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
  /** What asks the most of the database. */
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
  return refusedQuery('LIMIT_EXCEEDED', `The query ${words[limit](queryLimits[limit])} (limit: ${limit}).`);
}

/** Refuses what asks for too much before any of it is run. */
export function limitPlugins(): Plugin[] {
  const said = (limit: Limit): Pick<CostLimitOptions, 'onReject' | 'propagateOnRejection'> => ({
    onReject: [(context) => context?.reportError(exceeded(limit))],
    propagateOnRejection: false,
  });
  const rules = [
    maxDepthRule({ n: queryLimits.depth, ...said('depth') }),
    maxAliasesRule({ n: queryLimits.aliases, ...said('aliases') }),
    costLimitRule({ maxCost: queryLimits.cost, ...said('cost') }),
    breadthRule,
    searchesRule,
  ];
  const rejectTokens = () => {
    throw exceeded('tokens');
  };
  return [
    maxTokensPlugin({ n: queryLimits.tokens, onReject: [rejectTokens] }),
    {
      onValidate({ addValidationRule }) {
        for (const rule of rules) addValidationRule(rule);
      },
    },
  ];
}

const breadthRule: ValidationRule = (context) => ({
  SelectionSet({ selections }) {
    if (selections.length > queryLimits.breadth) context.reportError(exceeded('breadth'));
  },
});

const searchesRule: ValidationRule = (context) => ({
  OperationDefinition(operation) {
    if (countFields(context, operation.selectionSet, 'searchArticles') > queryLimits.searches) context.reportError(exceeded('searches'));
  },
});

type SelectionSet = Parameters<ValidationContext['getFragmentSpreads']>[0];

/** How often a field stands in a selection, however it is wrapped in fragments. One that contains itself is refused elsewhere. */
function countFields(context: ValidationContext, set: SelectionSet, field: string, within: readonly string[] = []): number {
  let count = 0;
  for (const selection of set.selections) {
    if (selection.kind === 'Field') count += selection.name.value === field ? 1 : 0;
    else if (selection.kind === 'InlineFragment') count += countFields(context, selection.selectionSet, field, within);
    else {
      const name = selection.name.value;
      const fragment = within.includes(name) ? undefined : context.getFragment(name);
      if (fragment) count += countFields(context, fragment.selectionSet, field, [...within, name]);
    }
    if (count > queryLimits.searches) return count;
  }
  return count;
}
