-- What a member has begun to tell and not saved yet: one draft at most for each flow, and for each record that is being changed.
create table member_draft (
  -- Chosen by the page that began it.
  id uuid not null,
  member_id text not null references identity_user (id) on delete cascade,
  flow text not null check (flow in ('diagnosis', 'treatment', 'wizard')),
  -- The record that is being changed; null for a new one.
  record_id uuid,
  -- The answers, and where their member is.
  sealed text not null,
  updated_at timestamptz not null default now(),
  primary key (member_id, id),
  unique nulls not distinct (member_id, flow, record_id)
);
alter table member_draft enable row level security, force row level security;
create policy own on member_draft using (member_id = current_member()) with check (member_id = current_member());
