-- What the names of a group are called in full: what a short one of them (QT, RM) is offered as.
alter table search_synonym add column called text not null default '';
alter table search_synonym alter column called drop default;
-- What stands there was stored without it: the next publication stores the table again.
update search_synonym set source_hash = '';

-- Entries that stand first for whoever types all the words of a phrase, stemmed: what says most of a sign of danger.
create table search_lift (
  locale text not null,
  words text[] not null,
  entry_id text not null,
  source_hash text not null,
  primary key (locale, words)
);
