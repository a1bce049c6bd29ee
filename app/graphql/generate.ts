/**
 * Writes `documents.ts` from `operations.graphql`, and `member-documents.ts` from `member-operations.graphql`, by the gateway's schema:
 * `node app/graphql/generate.ts`. With `--check` it writes nothing, and exits with 1 when one of them is out of date.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as operations from '@graphql-codegen/typescript-operations';
import {
  type DocumentNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  type SelectionSetNode,
  stripIgnoredCharacters,
  visit,
} from 'graphql';

const made = { 'operations.graphql': 'documents.ts', 'member-operations.graphql': 'member-documents.ts' } as const;
const beside = (name: string) => path.join(import.meta.dirname, name);
const schemaFile = path.join(import.meta.dirname, '../../gateway/schema.graphql');

async function generateDocuments(name: string, file: string): Promise<string> {
  const source = beside(name);
  const [schema, written] = await Promise.all([schemaFile, source].map(async (each) => parse(await readFile(each, 'utf8'))));
  if (!schema || !written) throw new Error('unreachable: both were read');
  const document = withoutFragments(written);
  const types = await codegen({
    filename: file,
    schema,
    documents: [{ document, location: source }],
    config: { immutableTypes: true, dedupeOperationSuffix: true, useTypeImports: true },
    plugins: [{ operations: {} }],
    pluginMap: { operations },
  });
  return [
    '// Made by app/graphql/generate.ts from its operations: do not edit.',
    "import type { TypedDocument } from './typed-document.ts';",
    '',
    types.trim(),
    '',
    ...operationsOf(document).map(typedDocument),
    '',
  ].join('\n');
}

/** Each fragment in the place of its name: what a browser carries and sends is one text, and its types are as plain. */
function withoutFragments(document: DocumentNode): DocumentNode {
  const fragments = new Map<string, SelectionSetNode>();
  for (const each of document.definitions) if (each.kind === Kind.FRAGMENT_DEFINITION) fragments.set(each.name.value, each.selectionSet);
  const operations = document.definitions.filter(({ kind }) => kind !== Kind.FRAGMENT_DEFINITION);
  const selectionsOf = ({ selections }: SelectionSetNode): SelectionSetNode['selections'] =>
    selections.flatMap((each) => {
      if (each.kind !== Kind.FRAGMENT_SPREAD) return each;
      const named = fragments.get(each.name.value);
      if (!named) throw new Error(`there is no fragment ${each.name.value}`);
      return selectionsOf(named);
    });
  return visit({ ...document, definitions: operations }, { SelectionSet: { enter: (set) => ({ ...set, selections: selectionsOf(set) }) } });
}

function operationsOf(document: DocumentNode): OperationDefinitionNode[] {
  return document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
}

/** The line that exports an operation under its own name. */
function typedDocument(operation: OperationDefinitionNode): string {
  const name = operation.name?.value;
  if (name === undefined) throw new Error('an operation has no name');
  const kind = operation.operation === 'query' ? 'Query' : 'Mutation';
  const type = name.replace(/^./, (first) => first.toUpperCase()).replace(new RegExp(`${kind}$`), '') + kind;
  const text = stripIgnoredCharacters(print(operation));
  return `export const ${name}: TypedDocument<${type}, ${type}Variables> = { name: '${name}', text: ${JSON.stringify(text)} };`;
}

for (const [source, name] of Object.entries(made)) {
  const file = beside(name);
  const documents = await generateDocuments(source, file);
  if (!process.argv.includes('--check')) {
    await writeFile(file, documents);
  } else if ((await readFile(file, 'utf8')) !== documents) {
    console.error(`app/graphql/${name} is not what its operations and the schema make: run node app/graphql/generate.ts`);
    process.exitCode = 1;
  }
}
