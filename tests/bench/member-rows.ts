import type pg from 'pg';
import { openConnection } from '#database/connection.ts';

/**
 * Fills the store up to so many members, each with a key, what mail needs, a record of each kind and a few lines of log. Their seals are
 * filler, as long as those that are there already.
 */
export async function fillWithMembers(ownerConfig: pg.ClientConfig, count: number): Promise<void> {
  const owner = await openConnection(ownerConfig);
  try {
    const fill = (statement: string) => owner.query(statement);
    const { rows } = await owner.query<{ count: number }>('select count(*)::int4 as count from identity_user');
    const more = count - (rows[0]?.count ?? 0);
    await fill(`
      insert into identity_user (id, username, username_key, email, locale)
      select gen_random_uuid(), 'filler' || n, 'filler' || n, 'filler' || n || '@example.org', 'en' from generate_series(1, ${more}) as n`);
    const newcomers = `(select id from identity_user where username_key like 'filler%')`;
    await fill(`
      insert into member_key (member_id, key_id, wrapped)
      select member.id, model.key_id, ${fillerLike('model.wrapped')} from ${newcomers} as member, (select * from member_key limit 1) as model`);
    await fill(`insert into member_mailing (member_id, time_zone) select id, 'America/Phoenix' from ${newcomers} as member`);
    await fill(`
      insert into member_record (id, member_id, kind, version, vocabulary, sealed, shown)
      select gen_random_uuid(), member.id, model.kind, model.version, model.vocabulary, ${fillerLike('model.sealed')}, model.shown
      from ${newcomers} as member, (select distinct on (kind) * from member_record) as model`);
    await fill(`
      insert into member_audit (line, member_id, actor, action, kind, record_id)
      select 0, member_id, 'member', 'added', kind, id from member_record where member_id in ${newcomers}`);
  } finally {
    await owner.end();
  }
}

/** Leaves nothing for the database to do later. Answers how many rows of records there are. */
export async function settle(ownerConfig: pg.ClientConfig): Promise<number> {
  const owner = await openConnection(ownerConfig);
  try {
    await owner.query('vacuum analyze');
    await owner.query('checkpoint');
    const { rows } = await owner.query<{ count: number }>('select count(*)::int4 as count from member_record');
    return rows[0]?.count ?? 0;
  } finally {
    await owner.end();
  }
}

/** Random text of the length of another, which compresses as little as a seal. */
const fillerLike = (text: string) =>
  `(select left(string_agg(md5(random()::text || member.id || n), ''), length(${text})) from generate_series(0, length(${text}) / 32) as n)`;
