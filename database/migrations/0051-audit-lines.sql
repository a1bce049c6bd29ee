-- What a line of the audit says besides: who did it and on what, and a code under a key that no database holds (HMAC), so that a line that
-- somebody else wrote or changed is known.
alter table identity_audit
  -- So that two lines that say the same have different codes.
  add column salt bytea not null default '',
  add column actor text check (actor in ('visitor', 'member', 'operator', 'job', 'reader')),
  -- The name of the operator, of lines of operators alone.
  add column operator text check (length(operator) <= 100),
  -- What it was about: a part of a record, a form, a path of the site. Never what anybody typed.
  add column about text check (length(about) <= 100),
  -- Which of them, as a keyed hash.
  add column subject bytea,
  -- How often, of what is counted for a minute before it is written.
  add column times int not null default 1 check (times > 0),
  add column key_id text not null default '',
  -- Empty in lines from before there were codes.
  add column mac bytea not null default '';
alter table identity_audit
  alter column at drop default,
  alter column salt drop default,
  alter column key_id drop default,
  alter column mac drop default;
-- From now on no line is without one.
do $coded$ begin
  execute format('alter table identity_audit add constraint coded check (length(mac) = 32 or id <= %s)',
    (select coalesce(max(id), 0) from identity_audit));
end $coded$;
create unique index identity_audit_mac on identity_audit (mac) where mac <> '';

-- What a member is shown of it goes with the account; the line that it is a copy of stays for its time. Null in lines from before.
alter table member_audit add column line bigint;

-- What the members' log has of records and of links, the audit has as well.
create index identity_audit_event on identity_audit (event, id);
