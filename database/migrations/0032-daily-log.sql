-- What members write down of a day, and the table of signs of danger that it is held against.

-- A day of a member's log. Which day it is stands in what is sealed: the database shows only how many there are.
create table member_day (
  id uuid primary key,
  member_id text not null references identity_user (id) on delete cascade,
  -- Which day, for who has the key of the member: the same for the same day, so that none stands twice.
  mark text not null,
  -- One more with each change. The seal is bound to it.
  version int not null check (version > 0),
  sealed text not null,
  -- Removed, but for ten minutes it can be brought back.
  removed_at timestamptz,
  unique (member_id, mark)
);
alter table member_day enable row level security, force row level security;
create policy own on member_day using (member_id = current_member()) with check (member_id = current_member());

-- `signs.yaml` of the library as it was published last: one row.
create table sign_table (
  only_one boolean primary key default true check (only_one),
  -- Of the contents: whoever has read them need not read them again.
  hash text not null,
  contents jsonb not null
);
