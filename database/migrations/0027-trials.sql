-- The registry's studies of breast cancer, as it gave them last. All of it is public.
create table trial_study (
  nct_id text primary key check (nct_id ~ '^NCT[0-9]{8}$'),
  study jsonb not null,
  -- Of what is stored of it, its sites too: it is written anew where this is another.
  hash text not null,
  -- Where it recruits, or soon will; null where the registry does not say.
  status text,
  first_seen timestamptz not null,
  changed_at timestamptz not null,
  -- The whole list of the registry did not have it any more.
  vanished_at timestamptz,
  -- The last whole run that saw it.
  seen_run bigint not null
);
create table trial_site (
  nct_id text not null references trial_study (nct_id) on delete cascade,
  -- In the order of the registry.
  place int not null,
  site jsonb not null,
  primary key (nct_id, place)
);
-- What became another between two states of a study. Never changed: what members are told of is counted by its id.
create table trial_change (
  id bigint generated always as identity primary key,
  nct_id text not null references trial_study (nct_id) on delete cascade,
  kind text not null check (kind in ('opened', 'closed', 'site-added', 'site-closed', 'criteria')),
  -- The site that it is about.
  site jsonb,
  at timestamptz not null
);
create index trial_change_study on trial_change (nct_id, id);
-- How far the mirror is: one row.
create table trial_mirror (
  only_row boolean primary key default true check (only_row),
  -- The address of the registry that this is a copy of: of another nothing is shown.
  source text,
  -- Counts what was written: who holds the studies in memory reads them anew where it is another.
  revision bigint not null default 0,
  -- The registry's own date of the data that is stored whole.
  data_timestamp text,
  mirrored_at timestamptz,
  -- The last time that all was read, and not only what changed.
  whole_at timestamptz,
  -- A run that has not ended: what it reads, of which data, and where it goes on.
  run bigint not null default 0,
  run_kind text check (run_kind in ('whole', 'changes')),
  run_since date,
  run_timestamp text,
  run_started_at timestamptz,
  page_token text,
  pages int not null default 0,
  -- When the registry was asked last whether there is something new.
  checked_at timestamptz,
  -- Why the registry told nothing, when it was asked last.
  failed_at timestamptz,
  failure text,
  -- When the registry may be asked again: one request a second for the whole installation.
  free_at timestamptz not null default '-infinity',
  -- How often in a row it refused.
  refusals int not null default 0
);
insert into trial_mirror default values;
