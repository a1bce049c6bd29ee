-- What members write on lists of their own: questions, visits, and medicines to be reminded of.

-- A line of one of these lists. Of which it is stands in what is sealed: the database shows only how many there are in all.
create table member_item (
  id uuid primary key,
  member_id text not null references identity_user (id) on delete cascade,
  -- One more with each change. The seal is bound to it.
  version int not null check (version > 0),
  sealed text not null,
  -- Removed, but for ten minutes it can be brought back.
  removed_at timestamptz
);
create index member_item_member on member_item (member_id);
alter table member_item enable row level security, force row level security;
create policy own on member_item using (member_id = current_member()) with check (member_id = current_member());

-- Who wants to be reminded by mail: until when that was done, and in which language. Of what, and when, is sealed.
create table member_reminder_mail (
  member_id text primary key references identity_user (id) on delete cascade,
  locale text not null check (locale in ('en', 'es')),
  visits boolean not null,
  medicines boolean not null,
  told_through timestamptz not null
);
alter table member_reminder_mail enable row level security, force row level security;
create policy own on member_reminder_mail using (member_id = current_member()) with check (member_id = current_member());

alter table member_audit drop constraint member_audit_kind_check;
alter table member_audit add constraint member_audit_kind_check
  check (kind in ('profile', 'diagnosis', 'treatment', 'reminders', 'all'));
