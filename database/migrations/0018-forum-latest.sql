-- What the forum said last of its latest topics, in each language: titles and where they stand, and nothing of who wrote them.
create table forum_latest (
  locale text primary key check (locale in ('en', 'es')),
  topics jsonb not null,
  -- When the forum last said so.
  heard_at timestamptz not null
);
