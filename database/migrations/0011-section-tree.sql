-- The entries of a section are asked for by every page of an entry.
create index entry_section on entry ((fields ->> 'section'), locale) where fields ->> 'section' is not null;
