-- Members, and how they prove who they are.

create table identity_user (
  id text primary key,
  -- As it was typed, for everybody to read; `username_key` is what it is compared by: NFKC, in small letters.
  username text not null,
  username_key text not null unique,
  email text not null check (email = lower(email)),
  email_verified boolean not null default false,
  first_name text,
  last_name text,
  phone_number text,
  locale text not null check (locale in ('en', 'es')),
  -- Since when an operator lets nobody in.
  locked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index identity_user_email on identity_user (lower(email));

create table identity_session (
  id text primary key,
  user_id text not null references identity_user (id) on delete cascade,
  -- Of the token only its SHA-256: who reads this table has none.
  token_hash bytea not null unique,
  -- What the browser and its system are called, and nothing else that it says of itself.
  browser text,
  system text,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index identity_session_user_id on identity_session (user_id);
create index identity_session_expires_at on identity_session (expires_at);

create table identity_account (
  id text primary key,
  user_id text not null references identity_user (id) on delete cascade,
  provider_id text not null,
  account_id text not null,
  -- A hash (scrypt) with its salt.
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index identity_account_user_id on identity_account (user_id);

-- What links in mails stand for. Only the hash of a link's token is here, so nobody who reads this table can follow one.
create table identity_link (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('verify-email', 'confirm-new-email', 'reset-password')),
  user_id text not null references identity_user (id) on delete cascade,
  -- The address that following it proves; of a reset, where it was sent.
  email text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- Kept until it ends, so that who follows it again is told what became of it.
  used_at timestamptz,
  -- A newer link of a purpose takes the place of the older.
  unique (user_id, purpose)
);
create index identity_link_expires_at on identity_link (expires_at);

-- What happened around accounts. Who it was stands here as a keyed hash: no name, no address, no secret. Kept for 90 days.
create table identity_audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  event text not null,
  account bytea,
  visitor bytea
);
create index identity_audit_at on identity_audit (at);
create index identity_audit_account on identity_audit (account, at);
