-- Links by which members let somebody who helps them read a part of what they keep, until it ends.

-- Whose link it is that a transaction is run for: the SHA-256 of what the link holds, in hexadecimal.
create function current_share() returns bytea
language sql stable parallel safe
return decode(nullif(current_setting('alba.share', true), ''), 'hex');

-- A link. What it leads to, and for whom it is, stands in what is sealed. Of the link itself there is a hash alone.
create table member_share (
  id uuid primary key,
  member_id text not null references identity_user (id) on delete cascade,
  link_hash bytea not null unique check (length(link_hash) = 32),
  sealed text not null,
  created_at timestamptz not null default now(),
  ends_at timestamptz not null check (ends_at > created_at and ends_at <= created_at + interval '31 days'),
  taken_back_at timestamptz
);
create index member_share_member on member_share (member_id, created_at);
alter table member_share enable row level security, force row level security;
create policy own on member_share using (member_id = current_member()) with check (member_id = current_member());
-- Whoever has a link finds its own row, and no other: it says whose transaction to read in.
create policy by_link on member_share for select using (link_hash = current_share());

-- The planner's statistics keep values of columns when the rows are gone.
alter table member_share alter column link_hash set statistics 0;

-- That somebody read by a link, and what.
alter table member_audit drop constraint member_audit_actor_check;
alter table member_audit add constraint member_audit_actor_check check (actor in ('member', 'operator', 'job', 'reader'));
alter table member_audit drop constraint member_audit_kind_check;
alter table member_audit add constraint member_audit_kind_check
  check (kind in ('profile', 'diagnosis', 'treatment', 'reminders', 'log', 'visits', 'summary', 'share', 'all'));
-- When a link was used.
create index member_audit_reader on member_audit (member_id, record_id, id desc) where actor = 'reader';
