-- Members who leave: at once, or at a moment until which a sign-in takes it back.

-- When the account is deleted for good; null for everybody who stays.
alter table identity_user add column deletion_due_at timestamptz;
create index identity_user_deletion on identity_user (deletion_due_at) where deletion_due_at is not null;

-- Who was deleted, so that a restored backup deletes them again: of each the SHA-256 of a random number, which names nobody and which
-- nobody can go back from. Kept for a year.
create table identity_deleted (
  hash text primary key,
  deleted_at timestamptz not null default now()
);

-- That a member took everything along.
alter table member_audit drop constraint member_audit_action_check;
alter table member_audit add constraint member_audit_action_check
  check (action in ('read', 'added', 'changed', 'removed', 'restored', 'erased', 'exported'));

-- The planner's statistics hold values of columns, and keep them when the rows are gone. Of what names a member, and of keys, there are none.
do $$ declare named text; begin
  foreach named in array array['username', 'username_key', 'username_skeleton', 'email', 'first_name', 'last_name', 'phone_number'] loop
    execute format('alter table identity_user alter column %I set statistics 0', named);
  end loop;
end $$;
alter index identity_user_email alter column 1 set statistics 0;
alter table identity_link alter column email set statistics 0;
alter table identity_account alter column password set statistics 0;
alter table member_key alter column wrapped set statistics 0;
