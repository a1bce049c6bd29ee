-- What members tell of themselves. Every table here is under row-level security, for its owner too: a transaction sees the rows of the
-- member that it is run for (`alba.member`), and without one it sees none.

create function current_member() returns text
language sql stable parallel safe
return nullif(current_setting('alba.member', true), '');

-- A key for each member, under which the records are sealed; itself wrapped by one of `MEMBER_KEYS`, which no database holds. Without
-- this row nothing of the member can be read any more, backups of the other tables included.
create table member_key (
  member_id text primary key references identity_user (id) on delete cascade,
  -- Which of `MEMBER_KEYS` wraps it.
  key_id text not null,
  wrapped text not null,
  created_at timestamptz not null default now(),
  wrapped_at timestamptz not null default now()
);

-- A profile, a diagnosis or a treatment. `sealed` holds all that was told.
create table member_record (
  id uuid primary key,
  member_id text not null references identity_user (id) on delete cascade,
  kind text not null check (kind in ('profile', 'diagnosis', 'treatment')),
  -- One more with each change. The seal is bound to it.
  version int not null check (version > 0),
  -- The version of the vocabulary that the sealed fields are in.
  vocabulary int not null,
  sealed text not null,
  -- The visibility flags that are on, such as `showBirthdate` and `unrestricted`.
  shown text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Removed, but for ten minutes it can be brought back.
  removed_at timestamptz
);
create index member_record_member on member_record (member_id, kind, created_at);
create unique index member_record_profile on member_record (member_id) where kind = 'profile';

-- What mail needs to know of a profile without opening it.
create table member_mailing (
  member_id text primary key references identity_user (id) on delete cascade,
  article_frequency text,
  opted_in boolean not null default false,
  time_zone text
);

-- Changes that were made, by the key that their sender gave them: sent again, they are not made again. Kept for a day.
create table member_change (
  member_id text not null references identity_user (id) on delete cascade,
  key text not null check (length(key) between 1 and 100),
  -- What was asked for, sealed: one key is for one change.
  request text not null,
  record_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (member_id, key)
);

-- Who read or changed what of a member, for the member to see. No values.
create table member_audit (
  id bigint generated always as identity primary key,
  member_id text not null references identity_user (id) on delete cascade,
  at timestamptz not null default now(),
  actor text not null check (actor in ('member', 'operator', 'job')),
  action text not null check (action in ('read', 'added', 'changed', 'removed', 'restored', 'erased')),
  kind text not null check (kind in ('profile', 'diagnosis', 'treatment', 'all')),
  record_id uuid
);
create index member_audit_member on member_audit (member_id, id desc);

do $$ declare of_members text; begin
  foreach of_members in array array['member_key', 'member_record', 'member_mailing', 'member_change'] loop
    execute format('alter table %I enable row level security, force row level security', of_members);
    execute format('create policy own on %I using (member_id = current_member()) with check (member_id = current_member())', of_members);
  end loop;
end $$;

-- The log is written and read; no line of it is changed, nor taken out but with the account.
alter table member_audit enable row level security, force row level security;
create policy own_read on member_audit for select using (member_id = current_member());
create policy own_write on member_audit for insert with check (member_id = current_member());
