-- A picture that somebody sent with their story. Its bytes are a sealed file, in a folder or a bucket, under this name. It goes with the
-- story: what belongs to none is removed.
create table story_picture (
  name text primary key check (name ~ '^[0-9a-f]{32}$'),
  submission_id uuid references outreach_submission (id) on delete set null,
  kept_at timestamptz not null default now()
);
create index story_picture_submission on story_picture (submission_id);
