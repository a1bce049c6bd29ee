-- How a session was proven, and the second factor of members: codes of an app, codes to print, and the way back for who lost both.

-- By what its member came in, whether with a second factor, and when they last proved it again. Sessions of before have to prove it first.
alter table identity_session
  add column proven_by text not null default 'password' check (proven_by in ('password', 'passkey', 'provider')),
  add column has_second_factor boolean not null default false,
  add column confirmed_at timestamptz,
  -- The last use. Half an hour after it, records are closed to the session until it is confirmed; no mere use opens them again.
  add column active_at timestamptz not null default now(),
  -- Whether records may be opened where it is: on a device that was known before, or once it was confirmed there.
  add column opens_records boolean not null default true;
alter table identity_session alter column proven_by drop default, alter column has_second_factor drop default, alter column opens_records drop default;

-- The authenticator app of a member. Its secret is sealed.
create table identity_totp (
  user_id text primary key references identity_user (id) on delete cascade,
  sealed text,
  -- Since when it is asked for.
  since timestamptz,
  -- The step of time of the last code that was taken: none is taken twice.
  last_step bigint not null default 0,
  -- One that is being set up: it counts once a code of it was given, by the session that began.
  pending_sealed text,
  pending_session text,
  pending_at timestamptz,
  check ((sealed is null) = (since is null)),
  check ((pending_sealed is null) = (pending_session is null) and (pending_sealed is null) = (pending_at is null))
);

-- Codes to print. Only hashes of them are here; each is taken once.
create table identity_recovery_code (
  user_id text not null references identity_user (id) on delete cascade,
  code_hash bytea not null check (length(code_hash) = 32),
  made_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Who says that app and codes are lost: when the second factor goes, unless that is stopped.
create table identity_factor_recovery (
  user_id text primary key references identity_user (id) on delete cascade,
  asked_at timestamptz not null default now(),
  due_at timestamptz not null
);
create index identity_factor_recovery_due on identity_factor_recovery (due_at);

-- Links that begin that, and that stop it.
alter table identity_link drop constraint identity_link_purpose_check;
alter table identity_link add constraint identity_link_purpose_check
  check (purpose in ('verify-email', 'confirm-new-email', 'reset-password', 'recover-factor', 'keep-factor'));

-- The planner's statistics hold values of columns, and keep them when the rows are gone.
alter table identity_totp alter column sealed set statistics 0, alter column pending_sealed set statistics 0;
alter table identity_recovery_code alter column code_hash set statistics 0;
