-- What visitors send by the forms of the site. Nobody's account is named: what was told stands in `sealed` alone.
create table outreach_submission (
  -- Made of what was sent: the same, sent again, is the same row.
  id uuid primary key,
  form text not null,
  locale text not null check (locale in ('en', 'es')),
  -- Who of the staff reads it (config/outreach.ts).
  desk text not null,
  -- The values as JSON, sealed for this row.
  sealed text not null,
  status text not null default 'new' check (status in ('new', 'in-review', 'answered', 'spam')),
  -- Why somebody should look at it before it is taken at its word.
  reasons text[] not null default '{}',
  -- Stands for its longest text (HMAC), so that one that comes again and again is noticed; null where that is short.
  fingerprint text,
  created_at timestamptz not null default now(),
  status_at timestamptz not null default now()
);
create index outreach_submission_form on outreach_submission (form, created_at);
create index outreach_submission_status on outreach_submission (status, created_at);
create index outreach_submission_fingerprint on outreach_submission (fingerprint, created_at) where fingerprint is not null;
