-- The newsletter: who gets it, what was sent, and to whom.

create table newsletter_subscriber (
  id int primary key generated always as identity,
  -- By which an address is found: a keyed hash (HMAC). Nobody comes back from it to the address.
  address_hash bytea not null unique,
  -- Encrypted. Of who left, bounced or complained the hash alone stays, so that no mail goes there again by mistake.
  address text,
  locale text not null check (locale in ('en', 'es')),
  topics text[] not null,
  state text not null check (state in ('pending', 'confirmed', 'left', 'bounced', 'complained')),
  -- How it stood before somebody asked for the newsletter anew: what is never confirmed goes back to it.
  former_state text check (former_state in ('left', 'bounced')),
  -- The SHA-256 of the token in the mail by which a sign-up is confirmed; kept for a while after it was, for who opens the link again.
  link_hash bytea unique,
  link_expires_at timestamptz,
  -- Issues that came back from this address for good.
  hard_bounces int not null default 0,
  created_at timestamptz not null default now(),
  -- When the state became what it is.
  changed_at timestamptz not null default now(),
  check ((address is not null) = (state in ('pending', 'confirmed')))
);
create index newsletter_subscriber_confirmed on newsletter_subscriber (id) where state = 'confirmed';
create index newsletter_subscriber_pending on newsletter_subscriber (changed_at) where state = 'pending';
alter table newsletter_subscriber alter column address set statistics 0;
alter table newsletter_subscriber alter column address_hash set statistics 0;
alter table newsletter_subscriber alter column link_hash set statistics 0;

create table newsletter_issue (
  id int primary key generated always as identity,
  -- Ids of entries, in the order of the mail.
  entries text[] not null check (cardinality(entries) > 0),
  -- The most mails that are released in a minute.
  per_minute int not null check (per_minute > 0),
  -- The subscriber up to whom mails were released; they get them in the order of their ids.
  released_up_to int not null default 0,
  created_at timestamptz not null default now(),
  -- When the last mail was released.
  released_at timestamptz
);

-- What an issue says, rendered once for each language and each choice of its entries.
create table newsletter_rendering (
  id int primary key generated always as identity,
  issue_id int not null references newsletter_issue on delete cascade,
  locale text not null check (locale in ('en', 'es')),
  entries text[] not null,
  subject text not null,
  html text not null,
  text text not null,
  unique (issue_id, locale, entries)
);

-- Each subscriber gets an issue at most once.
create table newsletter_delivery (
  issue_id int not null references newsletter_issue on delete cascade,
  subscriber_id int not null references newsletter_subscriber on delete cascade,
  rendering_id int not null references newsletter_rendering on delete cascade,
  -- When the mail server took it; null while it waits, and for who left before it went out.
  sent_at timestamptz,
  skipped boolean not null default false,
  -- What came back.
  returned text check (returned in ('hard', 'soft', 'complaint')),
  primary key (issue_id, subscriber_id)
);
create index newsletter_delivery_subscriber on newsletter_delivery (subscriber_id);
create index newsletter_delivery_rendering on newsletter_delivery (rendering_id);
