-- Trials and searches that members keep. Which they are, and what they were told of them already, stands in what is sealed.
create table member_trial (
  id uuid primary key,
  member_id text not null references identity_user (id) on delete cascade,
  -- Which trial or search, for who has the key of the member: none is kept twice.
  mark text not null,
  sealed text not null,
  saved_at timestamptz not null default now(),
  unique (member_id, mark)
);
alter table member_trial enable row level security, force row level security;
create policy own on member_trial using (member_id = current_member()) with check (member_id = current_member());
-- Who wants a mail when something changed. A mail names no trial and no diagnosis.
create table member_trial_mail (
  member_id text primary key references identity_user (id) on delete cascade,
  locale text not null check (locale in ('en', 'es')),
  -- The last change that a mail told of, or that there was when it was switched on.
  told_through bigint not null
);
alter table member_trial_mail enable row level security, force row level security;
create policy own on member_trial_mail using (member_id = current_member()) with check (member_id = current_member());
