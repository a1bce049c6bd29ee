import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { newBuilder } from './builder.ts';
import { addCollections } from './collections.ts';
import { addMembers } from './members.ts';
import { addPictures } from './pictures.ts';
import { addPodcasts } from './podcasts.ts';
import { addPopular } from './popular.ts';
import { addRecords } from './records.ts';
import { addSaved } from './saved.ts';
import { addSearch } from './search.ts';
import { addVideos } from './videos.ts';

/** Builds the schema of `/graphql`; `schema.graphql` is its printed form. */
export function gatewaySchema(): GraphQLSchema {
  const builder = newBuilder();
  builder.queryType({});
  builder.mutationType({});
  const image = addPictures(builder);
  addMembers(builder);
  addSaved(builder, image);
  addRecords(builder);
  addSearch(builder, image);
  addPopular(builder);
  addCollections(builder, image);
  addPodcasts(builder, image);
  addVideos(builder, image);
  return builder.toSchema();
}

/** The schema in SDL, as committed: for clients, and for the typed queries of the website. */
export function printedSchema(): string {
  return `${printSchema(lexicographicSortSchema(gatewaySchema()))}\n`;
}
