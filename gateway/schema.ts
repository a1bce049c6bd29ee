import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { newBuilder } from './builder.ts';
import { addCollections } from './collections.ts';
import { addMembers } from './members.ts';
import { addPictures } from './pictures.ts';
import { addPopular } from './popular.ts';
import { addSearch } from './search.ts';

/** The schema of `/graphql`; `schema.graphql` holds it printed. */
export function gatewaySchema(): GraphQLSchema {
  const builder = newBuilder();
  builder.queryType({});
  builder.mutationType({});
  const image = addPictures(builder);
  addMembers(builder, image);
  addSearch(builder, image);
  addPopular(builder);
  addCollections(builder, image);
  return builder.toSchema();
}

/** The schema as it is committed, for whoever writes queries and for the typed queries of the website. */
export function printedSchema(): string {
  return `${printSchema(lexicographicSortSchema(gatewaySchema()))}\n`;
}
