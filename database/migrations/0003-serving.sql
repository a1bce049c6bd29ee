-- What comes or goes by itself is asked for whenever a page is made.
create index entry_publish_at on entry (publish_at) where publish_at is not null;
create index entry_unpublish_at on entry (unpublish_at) where unpublish_at is not null;

-- Until when somebody has used up what one may do at a time. The key is a keyed hash: no address and no name. Lost in a crash,
-- which harms nobody.
create unlogged table rate_limit (
  key text primary key,
  spent_until timestamptz not null
);
create index rate_limit_spent_until on rate_limit (spent_until);
