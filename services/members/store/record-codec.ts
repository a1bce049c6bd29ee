import type { Selectable } from 'kysely';
import type { MemberRecord } from '#database/types.ts';
import type { Seal } from '#services/members/keys/member-keys.ts';
import type { RecordKind } from '#services/members/record-kind.ts';
import type { RecordDefinition } from '#services/members/vocabulary/record.ts';
import { opened, sealed } from './row.ts';

/** A record as it is stored. Timestamps are in ISO 8601. */
export type Stored<Fields> = Versioned & { fields: Fields; fromProfileWizard: boolean; createdAt: string; updatedAt: string };
export type Versioned = { id: string; version: number };

/** Brings the fields of a version of the vocabulary to the next. */
export type Upgrade = (fields: Readonly<Record<string, unknown>>) => Record<string, unknown>;

/** The fields that are not sealed: what mail needs, by their column. */
export type Mailing = Record<string, unknown>;

export type RecordRow = Selectable<MemberRecord>;
export type RecordColumns = Pick<RecordRow, 'id' | 'member_id' | 'kind' | 'version' | 'vocabulary' | 'sealed' | 'shown'>;

export type RecordCodec<Fields> = {
  kind: RecordKind;
  /** The version of the vocabulary. */
  vocabulary: number;
  /** The columns of a record. */
  encode(seal: Seal, memberId: string, record: Pick<Stored<Fields>, 'id' | 'version' | 'fields' | 'fromProfileWizard'>): RecordColumns;
  /**
   * @param outside the fields that stand elsewhere
   * @throws DecryptionFailed
   * @throws ZodError where the vocabulary does not know what was sealed
   */
  decode(seal: Seal, row: RecordRow, outside?: object): Stored<Fields>;
};

type Parts<Fields, Context> = {
  definition: RecordDefinition<Fields, Context>;
  /** From the first version of the vocabulary on. */
  upgrades: readonly Upgrade[];
  /** The names of fields that are stored elsewhere. */
  outside?: readonly string[];
};

/** Turns records into rows and back: visibility flags stand for themselves, all else is sealed, and read in the vocabulary of today. */
export function recordCodec<Fields extends object, Context>({
  definition,
  upgrades,
  outside: elsewhere = [],
}: Parts<Fields, Context>): RecordCodec<Fields> {
  const kind = definition.name;
  const flags = [...definition.all].filter(([, field]) => field.kind === 'visibility').map(([name]) => name);
  const vocabulary = upgrades.length + 1;
  return {
    kind,
    vocabulary,
    encode(seal, memberId, { id, version, fields, fromProfileWizard }) {
      const entries = Object.entries(fields);
      const told = entries.filter(([name]) => !flags.includes(name) && !elsewhere.includes(name));
      const shown = entries.filter(([name, value]) => flags.includes(name) && value === true).map(([name]) => name);
      const text = sealed(seal, { id, memberId, kind, version }, { fields: Object.fromEntries(told), fromProfileWizard });
      return { id, member_id: memberId, kind, version, vocabulary, sealed: text, shown };
    },
    decode(seal, row, outside = {}) {
      const { id, version, created_at, updated_at } = row;
      const { fields: told, fromProfileWizard } = opened(seal, { id, memberId: row.member_id, kind, version }, row.sealed);
      const today = upgrades.slice(row.vocabulary - 1).reduce((older, upgrade) => upgrade(older), told);
      const shown = Object.fromEntries(flags.map((name) => [name, row.shown.includes(name)]));
      const fields = definition.schema.parse({ ...definition.empty, ...today, ...shown, ...outside });
      return { id, version, fields, fromProfileWizard, createdAt: created_at.toISOString(), updatedAt: updated_at.toISOString() };
    },
  };
}
