-- A copy of a space of Contentful, as its Sync API tells it: what is published there, fields in all locales.
create table contentful_item (
  kind text not null check (kind in ('entry', 'asset')),
  id text not null,
  -- Null for what was deleted or taken back there, until that is done here too.
  item jsonb,
  -- The run that brought it last, and whether it was published here since.
  run bigint not null,
  pending boolean not null default true,
  primary key (kind, id)
);
create index contentful_item_pending on contentful_item (kind, id) where pending;

-- How far the copy is. A token is kept only with the last page of its run, so that a run that was broken off brings the same again.
create table contentful_sync (
  only_one boolean primary key default true check (only_one),
  -- The space and environment that it is a copy of; what another told is none of it.
  source text,
  run bigint not null default 0,
  -- The run that goes on: of everything, or of what changed; and where its next page is.
  run_kind text check (run_kind in ('initial', 'delta')),
  run_began_at timestamptz,
  next_page text,
  page_size integer not null default 1000,
  -- Where the next changes are asked for.
  sync_url text,
  -- Of the content types, the locales and the mapping by which everything was published last.
  model_hash text,
  synced_at timestamptz,
  failed_at timestamptz,
  failure text
);
insert into contentful_sync default values;
