-- The picture that a member chose. Its bytes are a sealed file, in a folder or a bucket, under this name.
create table member_avatar (
  member_id text primary key references identity_user (id) on delete cascade,
  -- Random, and part of the picture's address: another with each picture.
  name text not null unique check (name ~ '^[0-9a-f]{32}$'),
  changed_at timestamptz not null default now()
);

alter table member_avatar enable row level security, force row level security;
create policy own on member_avatar using (member_id = current_member()) with check (member_id = current_member());
-- A picture is asked for by whoever has its address, and finds the one row that it names (`alba.avatar`).
create policy by_name on member_avatar for select using (name = nullif(current_setting('alba.avatar', true), ''));
