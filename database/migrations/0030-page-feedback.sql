-- How many readers said that a page helped them, and how many that it did not: by month, and nothing of who said so.
create table page_helpful (
  entry_id text not null,
  locale text not null check (locale in ('en', 'es')),
  -- Its first day.
  month date not null check (extract(day from month) = 1),
  yes integer not null default 0,
  no integer not null default 0,
  primary key (entry_id, locale, month)
);

-- Who wants to be told by mail when a page changes. Nobody is told before they have confirmed that the address is theirs.
create table page_alert (
  id uuid primary key,
  entry_id text not null,
  locale text not null check (locale in ('en', 'es')),
  -- A keyed hash, so that an address follows a page once; and the address itself, encrypted.
  address_hash bytea not null,
  address text not null,
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz,
  -- The date of the last change that they were told, or that there was when they confirmed.
  told_through date,
  unique (entry_id, locale, address_hash)
);
