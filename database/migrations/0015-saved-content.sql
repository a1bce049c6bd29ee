-- What members keep of the library to read again. What somebody saves tells of her: which entry it is stands in what is sealed, and the
-- database shows only how many there are, and since when.
create table member_saved (
  id uuid primary key,
  member_id text not null references identity_user (id) on delete cascade,
  -- Which entry, for who has the key of the member: the same for the same entry, so that none is saved twice.
  mark text not null,
  sealed text not null,
  saved_at timestamptz not null default now(),
  -- Removed, but for ten minutes it can be brought back.
  removed_at timestamptz,
  unique (member_id, mark)
);
alter table member_saved enable row level security, force row level security;
create policy own on member_saved using (member_id = current_member()) with check (member_id = current_member());
