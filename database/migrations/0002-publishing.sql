-- Everything an editor decides about an entry beyond its words: whether and when it is shown, how it is tagged, what it was before.

alter table entry
  -- Tags for choosing: personas, stages, cancer types, treatments.
  add column tags jsonb not null default '{}' check (jsonb_typeof(tags) = 'object'),
  add column content_kind text,
  -- A draft is shown to nobody; a withdrawn entry answers that it is gone, or leads to another.
  add column status text not null default 'published' check (status in ('published', 'draft', 'withdrawn')),
  add column publish_at timestamptz,
  add column unpublish_at timestamptz,
  add column moved_to text,
  -- The words of the entry without markup.
  add column search_text text not null default '';

-- Types that are shown at /{slug} share one space of addresses; every other type has its own.
alter table entry add column space text;
update entry set space = type;
alter table entry alter column space set not null;
drop index entry_slug;
create unique index entry_slug on entry (locale, space, slug) where screen is null;
alter table redirect rename column type to space;

create index entry_tags on entry using gin (tags jsonb_path_ops);

-- Every text that was published, the newest being what is shown.
create table entry_version (
  entry_id text not null,
  locale text not null check (locale in ('en', 'es')),
  version integer not null,
  source text not null,
  stored_at timestamptz not null default now(),
  primary key (entry_id, locale, version)
);

-- Pictures, sound, film and downloads. The bytes are files named by their hash.
create table asset (
  id text primary key,
  hash text not null,
  media_type text not null,
  file_name text not null,
  bytes bigint not null,
  width integer,
  height integer,
  duration_seconds double precision,
  credit text,
  -- Of the words in it, where it has any.
  language text check (language in ('en', 'es')),
  source_hash text not null,
  stored_at timestamptz not null default now()
);

create table asset_text (
  asset_id text not null references asset (id) on delete cascade,
  locale text not null check (locale in ('en', 'es')),
  title text not null,
  -- Empty for a picture that only decorates.
  alt text not null,
  primary key (asset_id, locale)
);

-- Which assets an entry shows.
create table entry_asset (
  entry_id text not null,
  locale text not null,
  asset_id text not null,
  primary key (entry_id, locale, asset_id),
  foreign key (entry_id, locale) references entry (id, locale) on delete cascade
);

create index entry_asset_asset on entry_asset (asset_id);

-- Every file that was ever published: pages that were kept somewhere may still point to the one before.
create table asset_file (
  hash text not null,
  file_name text not null,
  media_type text not null,
  bytes bigint not null,
  primary key (hash, file_name)
);

-- Addresses of an older site, from one file of the library.
create table old_address (
  path text primary key,
  target text not null
);

-- Paths that were asked for and not found, a count a day: nothing of who asked.
create table missed_path (
  path text not null,
  day date not null,
  count integer not null default 1,
  primary key (day, path)
);
