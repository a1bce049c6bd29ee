import pg from 'pg';
import { openConnection } from './connection.ts';

/** The role that the application signs in as on the embedded server. On another it is that of `DATABASE_URL`. */
export const embeddedApplicationRole = 'alba_app';

/** The role of `DATABASE_URL` could do more than the application may. The message says what. */
export class ApplicationRoleError extends Error {
  override readonly name = 'ApplicationRoleError';
}

/** Tables of which the application adds and reads rows, and changes and deletes none: what happened stays what it was (decision 116). */
export const appendOnly = ['identity_audit', 'member_audit', 'audit_seal'] as const;

/** The key of the advisory lock: grants that several processes make at once would fail. */
const LOCK_KEY = 4_217_051_904;

/**
 * Grants a role what the application needs, as the owner: rows of tables, sequences and functions, of what there is and, by default
 * privileges, of what later migrations make; of tables that are append-only, new rows alone. It never gets more, so it can change no table
 * and become no other role. Idempotent; with nothing to do it costs one query.
 *
 * @param isOurs whether to make the role too, on the embedded server
 */
export async function grantApplication(owner: pg.ClientConfig, role: string, { isOurs = false } = {}): Promise<void> {
  const client = await openConnection(owner);
  try {
    if (await isGranted(client, role)) return;
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    if (await isGranted(client, role)) return;
    await client.query(`begin; ${isOurs ? makeRole(role) : ''} ${grants(role)} commit`);
  } finally {
    await client.end();
  }
}

/**
 * Whether the owner's default privileges name the role, which are granted together with all else, and it may not change what is
 * append-only; or the role is the owner.
 */
async function isGranted(client: pg.Client, role: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pg_roles as application
     where rolname = $1 and (rolname = current_user or rolcanlogin and exists (
       select from pg_default_acl, aclexplode(defaclacl) as acl
       where acl.grantee = application.oid and defaclrole = current_user::regrole and defaclobjtype = 'n')
       and not exists (select from pg_class where relnamespace = 'public'::regnamespace and relname = any($2)
         and (has_table_privilege(application.oid, pg_class.oid, 'update, delete, truncate, trigger, references')
           or has_any_column_privilege(application.oid, pg_class.oid, 'update, references'))))`,
    [role, appendOnly],
  );
  return rowCount === 1;
}

function makeRole(role: string): string {
  const name = pg.escapeIdentifier(role);
  return `
    do $make$ begin
      if not exists (select from pg_roles where rolname = ${pg.escapeLiteral(role)}) then create role ${name}; end if;
    end $make$;
    alter role ${name} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls;`;
}

function grants(role: string): string {
  const name = pg.escapeIdentifier(role);
  return `
    do $grant$ declare ours name; begin
      for ours in select nspname from pg_namespace where nspname = 'public' or nspowner = current_user::regrole and nspname !~ '^pg_|^information_schema$' loop
        execute format('grant usage on schema %I to ${name}', ours);
        execute format('grant select, insert, update, delete on all tables in schema %I to ${name}', ours);
        execute format('grant usage on all sequences in schema %I to ${name}', ours);
      end loop;
    end $grant$;
    alter default privileges grant select, insert, update, delete on tables to ${name};
    alter default privileges grant usage on sequences to ${name};
    alter default privileges grant usage on schemas to ${name};
    -- After the rights on all tables, which they have by default as well when a migration makes them.
    do $append$ declare kept name; begin
      for kept in select relname from pg_class where relnamespace = 'public'::regnamespace and relname = any(${pg.escapeLiteral(`{${appendOnly.join(',')}}`)}::name[]) loop
        execute format('revoke all on public.%I from public, ${name}', kept);
        execute format('grant select, insert on public.%I to ${name}', kept);
      end loop;
    end $append$;
    -- Which migrations were applied is for the owner alone to say.
    revoke all on migration from ${name};
    -- Nowhere to put a function or a table, not even temporary ones.
    revoke create on schema public from public;
    do $revoke$ begin execute format('revoke temporary on database %I from public', current_database()); end $revoke$;`;
}

type Role = { role: string; rights: string[] };

/** Who a connection is signed in as, and what it could do beyond rows of tables. */
export async function roleOf(config: pg.ClientConfig): Promise<Role> {
  const client = await openConnection(config);
  try {
    const { rows } = await client.query<Role>(`
      select rolname as role, array_remove(array[
        case when rolsuper then 'is a superuser' end,
        case when rolcreaterole then 'may create roles' end,
        case when rolcreatedb then 'may create databases' end,
        case when rolreplication then 'may replicate' end,
        case when rolbypassrls then 'bypasses row-level security' end,
        (select 'is a member of ' || string_agg(other.rolname, ', ' order by other.rolname) from pg_roles as other
          where other.oid <> application.oid and not application.rolsuper and pg_has_role(application.oid, other.oid, 'member')),
        (select 'owns something in this database' from pg_shdepend
          where refclassid = 'pg_authid'::regclass and refobjid = application.oid and deptype = 'o'
            and (dbid = (select oid from pg_database where datname = current_database())
              or classid = 'pg_database'::regclass and objid = (select oid from pg_database where datname = current_database())) limit 1)
      ], null) as rights
      from pg_roles as application where rolname = session_user`);
    const [found] = rows;
    if (!found) throw new ApplicationRoleError('DATABASE_URL: the role that it signs in as is not known to the server');
    return found;
  } finally {
    await client.end();
  }
}
