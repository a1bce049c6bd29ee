-- What readers open and search for most, with nothing of who they are.

-- The day's own key, by which its visitors are told apart, and those who counted already. Both are thrown away when the day is over, and
-- are in no log of the database, so in no backup either: what is lost in a crash counts anew.
create unlogged table popularity_key (
  day date primary key,
  key bytea not null
);
create unlogged table popularity_mark (
  mark bytea primary key,
  day date not null
);

-- Of the day: how many searched for a term that too few use to be known. The mark is a keyed hash; its key goes with the day.
create unlogged table unknown_search (
  mark bytea primary key,
  day date not null,
  visitors integer not null default 1
);

create table article_count (
  entry_id text primary key,
  -- As of the moment beside it: a half every seven days.
  score double precision not null,
  counted_at timestamptz not null
);

-- Terms that several readers used on one day.
create table search_count (
  locale text not null check (locale in ('en', 'es')),
  -- Without accents, so that it is one term however it is spelled.
  folded text not null,
  term text not null,
  score double precision not null,
  counted_at timestamptz not null,
  primary key (locale, folded)
);

create function popularity_now(score double precision, counted_at timestamptz) returns double precision
  language sql stable parallel safe
  return score * power(0.5, greatest(0, extract(epoch from statement_timestamp() - counted_at)) / (7 * 86400));

-- How popular each entry is now; for search, which may raise what many open.
create view article_popularity as select entry_id, popularity_now(score, counted_at) as score from article_count;
create view search_popularity as select locale, term, popularity_now(score, counted_at) as score from search_count;

-- What editors show until readers have made it known, from one file of the library.
create table popular_choice (
  locale text not null check (locale in ('en', 'es')),
  kind text not null check (kind in ('search', 'article')),
  place integer not null,
  value text not null,
  primary key (locale, kind, place)
);
