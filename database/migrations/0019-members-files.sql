-- Files that are handed to members alone. A file is of members where any asset of the same bytes is.
alter table asset add column members_only boolean not null default false;
alter table asset_file add column members_only boolean not null default false;
