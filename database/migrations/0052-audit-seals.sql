-- The chain over the lines of the audit. Each seal covers the lines that came since the one before, in order, and that one: a line, or a
-- seal, that is changed, put between or taken out shows.
create table audit_seal (
  number bigint primary key check (number > 0),
  sealed_at timestamptz not null,
  kind text not null check (kind in ('lines', 'removal')),
  -- The lines that it covers. Of a removal there are none.
  ids bigint[] not null,
  -- The largest id that this seal, or one before it, covers.
  through_id bigint not null,
  -- Of a removal: up to which seal everything was past its time and is gone, and the code of that one.
  removed_through bigint,
  removed_mac bytea,
  previous bytea not null,
  key_id text not null,
  mac bytea not null,
  check ((kind = 'removal') = (removed_through is not null and removed_mac is not null))
);

-- Up to which seal the audit was sent on to another system.
create table audit_sent (
  target text primary key,
  through bigint not null
);

-- Takes lines and seals out that are past their time, up to a seal, for a role that may delete none by itself: all of them have to be
-- older than 90 days, or nothing happens. Whoever calls it can make no fresh line go, whatever the seals say.
create function forget_audit(up_to bigint) returns bigint
language plpgsql security definer
set search_path = ''
as $$
declare
  horizon constant timestamptz := pg_catalog.statement_timestamp() - interval '90 days';
  gone bigint;
begin
  if exists (select from public.audit_seal where number <= up_to and sealed_at >= horizon)
    or exists (select from public.identity_audit as line
      where line.at >= horizon and line.id in (select pg_catalog.unnest(ids) from public.audit_seal where number <= up_to))
  then raise exception 'lines of the audit are kept for 90 days' using errcode = 'insufficient_privilege';
  end if;
  delete from public.identity_audit where id in (select pg_catalog.unnest(ids) from public.audit_seal where number <= up_to);
  get diagnostics gone = row_count;
  delete from public.audit_seal where number <= up_to;
  return gone;
end $$;
