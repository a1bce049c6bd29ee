-- A hash of the table that all synonyms come from: storing the same again does nothing. What stands there was stored before it was kept.
alter table search_synonym add column source_hash text not null default '';
alter table search_synonym alter column source_hash drop default;
