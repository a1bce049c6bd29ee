import { z } from 'zod';
import type { Seal } from '#services/members/keys/member-keys.ts';
import type { RecordKind } from '#services/members/record-kind.ts';

/** What a seal is bound to (AAD): moved to another row, member or version, it does not open. */
export type Binding = { id: string; memberId: string; kind: RecordKind; version: number };

const json = z.string().transform((text): unknown => JSON.parse(text));
/** What is sealed of a record. */
const told = z.object({
  fields: z.record(z.string(), z.unknown()),
  /** Whether it was first told in the profile wizard. */
  fromProfileWizard: z.boolean(),
});
export type Told = z.output<typeof told>;

export function sealed(seal: Seal, binding: Binding, record: Told): string {
  return seal.encrypt(boundTo(binding), JSON.stringify(record));
}

/**
 * What was sealed, in the vocabulary of its time.
 * @throws DecryptionFailed
 */
export function opened(seal: Seal, binding: Binding, text: string): Told {
  return json.pipe(told).parse(seal.decrypt(boundTo(binding), text));
}

const boundTo = ({ kind, id, memberId, version }: Binding) => `member_record/${kind}/${id}/${memberId}/${version}`;
