-- The content store.

-- A published entry: one row for each language that it has.
create table entry (
  id text not null,
  locale text not null check (locale in ('en', 'es')),
  type text not null,
  -- The screen that this entry fills; null for an entry with an address (slug) of its own.
  screen text,
  slug text not null,
  title text not null,
  teaser text not null,
  fields jsonb not null default '{}' check (jsonb_typeof(fields) = 'object'),
  sections jsonb not null check (jsonb_typeof(sections) = 'array'),
  sources jsonb not null default '[]' check (jsonb_typeof(sources) = 'array'),
  topics text[] not null default '{}',
  published_at date not null,
  updated_at date not null,
  sources_checked_at date,
  reviewed_by text,
  reviewed_at date,
  -- Of the text it was made from: publishing what did not change does nothing.
  source_hash text not null,
  stored_at timestamptz not null default now(),
  primary key (id, locale)
);

create unique index entry_slug on entry (locale, type, slug) where screen is null;
create unique index entry_screen on entry (locale, screen) where screen is not null;
create index entry_topics on entry using gin (topics);

-- Which entries an entry shows or links to. The target may be published later, so it is no foreign key.
create table entry_link (
  entry_id text not null,
  locale text not null,
  target_id text not null,
  primary key (entry_id, locale, target_id),
  foreign key (entry_id, locale) references entry (id, locale) on delete cascade
);

create index entry_link_target on entry_link (target_id);

-- An address that an entry had before.
create table redirect (
  locale text not null check (locale in ('en', 'es')),
  type text not null,
  slug text not null,
  entry_id text not null,
  created_at timestamptz not null default now(),
  primary key (locale, type, slug)
);
