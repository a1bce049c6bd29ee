-- What a member said does not fit her, and what she read where she switched recommendations on: one sealed row, so that the database
-- shows neither what nor how much nor when.
create table member_for_you (
  member_id text primary key references identity_user (id) on delete cascade,
  -- One more with each change. The seal is bound to it.
  version int not null check (version > 0),
  sealed text not null
);
alter table member_for_you enable row level security, force row level security;
create policy own on member_for_you using (member_id = current_member()) with check (member_id = current_member());

-- The day before which a mail of what is for a member has told of everything; null before the first was due.
alter table member_mailing add column digest_through date;
