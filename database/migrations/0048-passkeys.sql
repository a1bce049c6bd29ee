-- Passkeys (WebAuthn): keys that a member's device or password manager holds, of which only the public half is here.

create table identity_passkey (
  id text primary key,
  user_id text not null references identity_user (id) on delete cascade,
  -- What the authenticator calls it.
  credential_id bytea not null unique check (octet_length(credential_id) between 1 and 1023),
  -- What authenticators call its member: random, and the same in all passkeys that the member has at a time.
  user_handle bytea not null check (octet_length(user_handle) = 32),
  -- As COSE has it.
  public_key bytea not null,
  -- How often it signed, where its authenticator counts: one that goes backwards was copied.
  counter bigint not null check (counter >= 0),
  -- How browsers reach its authenticator.
  transports text[] not null,
  -- Whether it can be copied to other devices of its member, which never changes; and whether it was.
  is_backup_eligible boolean not null,
  is_backed_up boolean not null,
  -- What its member calls it.
  name text not null check (char_length(name) between 1 and 50),
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index identity_passkey_user_id on identity_passkey (user_id);

-- Challenges that were answered, by their SHA-256, until they are over: each is answered once. They are about nobody.
create table identity_used_challenge (
  hash bytea primary key,
  expires_at timestamptz not null
);
create index identity_used_challenge_expires_at on identity_used_challenge (expires_at);
