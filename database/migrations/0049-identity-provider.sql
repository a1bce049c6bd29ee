-- Sign-in by an outside identity service (OpenID Connect). Its accounts are rows of identity_account: provider_id is its issuer, account_id
-- the subject that it calls somebody by.

-- Connected because the service says that the address is theirs, and not by a member who was signed in here: whoever reads the mail of
-- an address may be there, so the service's second factor counts for none of ours.
alter table identity_account add column by_address boolean not null default false;
-- A member has one account of a service.
create unique index identity_account_of_member on identity_account (user_id, provider_id);

-- Since when the member has connected one, or was: none is connected by its address a second time.
alter table identity_user add column provider_connected_at timestamptz;

-- Of a session that a sign-in at the service began: what is needed to end one with the other.
create table identity_provider_session (
  session_id text primary key references identity_session (id) on delete cascade,
  issuer text not null,
  subject text not null,
  -- What the service calls the session there.
  sid text,
  -- Its token of who signed in, sealed: services ask for it when somebody signs out.
  id_token text,
  created_at timestamptz not null default now()
);
create index identity_provider_session_sid on identity_provider_session (issuer, sid);
create index identity_provider_session_subject on identity_provider_session (issuer, subject);

-- What counts once: ways back from the service, and its words that a session there has ended. Hashes, kept until they would count no more.
create table identity_provider_once (
  hash bytea primary key,
  expires_at timestamptz not null
);
create index identity_provider_once_expires_at on identity_provider_once (expires_at);

-- The planner's statistics hold values of columns, and keep them when the rows are gone.
alter table identity_account alter column account_id set statistics 0;
alter table identity_provider_session alter column subject set statistics 0, alter column sid set statistics 0,
  alter column id_token set statistics 0;
